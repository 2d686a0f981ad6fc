import {
  avatarFileName,
  DEFAULT_AVATAR,
  folders,
  supplierFolder,
} from '@wabu/shared/entities/files';
import { frontendImagesFolder, normaliseFrontendUrl } from '@wabu/shared/entities/frontend-url';
import type { Database, Row } from '../platform/platform.ts';
import { maskedFolder } from '../store/change-repository.ts';
import { trashFolder } from '../store/trashed-files-repository.ts';
import { commentKeyOf } from './person-repository.ts';
import { readTemplateMentions, type TemplateMentions } from './template-mentions-repository.ts';
import { windowsOf } from './windows-repository.ts';

/** The keys of everything that belongs to a record. */
interface RecordScope {
  id: string;
  /** All names that it ever had, the present one first. */
  names: string[];
  frontendIds: string[];
  /** How the paths of its files begin. */
  paths: string[];
  trashIds: number[];
  /** The folders of its files; not those that another record has taken over. */
  folders: string[];
  /** The names of its files in the folder of the avatars. */
  avatars: string[];
  /** Milliseconds since 1970. A user name may be given again, so that its uses count between two times only. */
  since: number;
  until: number;
}

export interface SupplierScope extends RecordScope, Omit<TemplateMentions, 'trashIds'> {
  kind: 'supplier';
  taxIds: string[];
  /** The normalised addresses of its frontends. */
  addresses: string[];
}

export interface UserScope extends RecordScope {
  kind: 'user';
}

/** The largest time of a Date in milliseconds (ECMA-262, 21.4.1.1). */
const FOREVER = 8.64e15;

const texts = (rows: Row[] | undefined) => [
  // The name of an entry without contents is null.
  ...new Set((rows ?? []).map(({ value }) => String(value ?? '')).filter((value) => value !== '')),
];

/** True for a frontend that left the trash: only its name still leads to its supplier. */
const isGone = (column: string) => `${column} NOT IN (SELECT id FROM frontends)
  AND ${column} NOT IN (SELECT record_id FROM trash WHERE entity = 'frontend')`;

/** All names that a record ever had, the present one first. */
async function readNames(
  database: Database,
  entity: 'supplier' | 'user',
  id: string,
): Promise<string[]> {
  const rows = await database.query(
    `SELECT name AS value FROM ${entity}s WHERE id = ?1
     UNION ALL SELECT label FROM trash WHERE entity = ?2 AND record_id = ?1`,
    [id, entity],
  );
  const labels: Row[] = [];
  for await (const { after, until } of windowsOf(database))
    labels.push(
      ...(await database.query(
        `SELECT DISTINCT label AS value FROM all_changes
         WHERE entity = ? AND record_id = ? AND id > ? AND id <= ?`,
        [entity, id, after, until],
      )),
    );
  return texts([...rows, ...labels]);
}

/** Reads a supplier's scope; its lists are empty for one of which nothing is left. */
export async function readSupplierScope(database: Database, id: string): Promise<SupplierScope> {
  const names = await readNames(database, 'supplier', id);
  const [taxed, masked] = await database.queryAll([
    {
      sql: `SELECT tax_id AS value FROM suppliers WHERE id = ?1
            UNION SELECT document ->> '$.PIVA' FROM trash WHERE entity = 'supplier' AND record_id = ?1`,
      args: [id],
    },
    {
      sql: `SELECT difference ->> '$.before.PIVA' AS value FROM changes
            WHERE entity = 'supplier' AND record_id = ? AND action = 'purge'`,
      args: [id],
    },
  ]);
  const taxIds = texts(taxed);
  const frontends = await database.query(
    `SELECT id AS value FROM frontends WHERE supplier_id = ?1
     UNION SELECT record_id FROM trash WHERE id IN (
         SELECT id FROM trash INDEXED BY trash_list WHERE entity = 'frontend'
           AND (place = '' OR place IN (SELECT value FROM json_each(?2))))
       AND document ->> '$.supplierId' = ?1
     UNION SELECT frontend_id FROM microsites WHERE supplier_name IN (SELECT value FROM json_each(?2))
       AND ${isGone('frontend_id')}
     UNION SELECT record_id FROM changes INDEXED BY deletions
       WHERE action = 'delete' AND entity = 'frontend' AND ${isGone('record_id')}
         AND difference ->> '$.Fornitore' IN (SELECT value FROM json_each(?2))
     UNION SELECT record_id FROM changes WHERE action = 'purge' AND +entity = 'frontend'
       AND difference ->> '$.before.Fornitore' IN (SELECT value FROM json_each(?2))`,
    [id, JSON.stringify(names)],
  );
  const frontendIds = texts(frontends);
  const addresses = await readAddresses(database, frontendIds);
  const own = await readFreeFolders(database, { id, frontendIds, addresses, taxIds });
  const { trashIds: templates, ...mentions } = await readTemplateMentions(database, [
    ...names,
    ...taxIds,
  ]);
  const records = await readTrashIds(database, { ids: [id, ...frontendIds], folders: own });
  const trashIds = [...records, ...templates];
  // The history masks the tax id in a path.
  const paths = [
    ...own.flatMap((folder) => [folder, maskedFolder(folder)]),
    ...texts(masked).map(supplierFolder),
  ].map((folder) => `${folder}/`);
  const folders = [...own, ...trashIds.map(trashFolder)];
  const always = { since: 0, until: FOREVER, avatars: [] };
  return {
    kind: 'supplier',
    id,
    names,
    taxIds,
    frontendIds,
    addresses,
    paths,
    trashIds,
    folders,
    ...mentions,
    ...always,
  };
}

/** The entries of the trash of records and files. */
async function readTrashIds(
  database: Database,
  { ids, folders }: { ids: string[]; folders: string[] },
): Promise<number[]> {
  const rows = await database.query(
    `SELECT id FROM trash WHERE (entity <> 'file' AND record_id IN (SELECT value FROM json_each(?)))
       OR (entity = 'file' AND document ->> '$.folder' IN (SELECT value FROM json_each(?)))`,
    [JSON.stringify(ids), JSON.stringify(folders)],
  );
  return rows.map((row) => Number(row.id));
}

async function readAddresses(database: Database, frontendIds: string[]): Promise<string[]> {
  const rows = await database.query(
    `WITH ids AS (SELECT value AS id FROM json_each(?))
     SELECT url_key AS value FROM frontends WHERE id IN ids
     UNION SELECT url_key FROM microsites WHERE frontend_id IN ids
     UNION SELECT url_key FROM microsite_addresses WHERE frontend_id IN ids
     UNION SELECT label FROM trash WHERE entity = 'frontend' AND record_id IN ids`,
    [JSON.stringify(frontendIds)],
  );
  return [...new Set(texts(rows).map(normaliseFrontendUrl))];
}

/** A deleted record leaves its folder to the next record with its address or tax id. */
async function readFreeFolders(
  database: Database,
  {
    id,
    frontendIds,
    addresses,
    taxIds,
  }: Pick<SupplierScope, 'id' | 'frontendIds' | 'addresses' | 'taxIds'>,
): Promise<string[]> {
  const [live, taxed] = await database.queryAll([
    {
      sql: `SELECT url_key AS value FROM frontends WHERE url_key IN (SELECT value FROM json_each(?))
              AND id NOT IN (SELECT value FROM json_each(?))`,
      args: [JSON.stringify(addresses), JSON.stringify(frontendIds)],
    },
    {
      sql: `SELECT tax_id AS value FROM suppliers WHERE tax_id IN (SELECT value FROM json_each(?)) AND id <> ?`,
      args: [JSON.stringify(taxIds), id],
    },
  ]);
  const taken = new Set(texts(live));
  const takenTaxIds = new Set(texts(taxed));
  return [
    ...addresses.filter((address) => !taken.has(address)).map(frontendImagesFolder),
    ...taxIds.filter((taxId) => !takenTaxIds.has(taxId)).map(supplierFolder),
  ];
}

/** A comment, and the frontend that it is about. */
export interface CommentScope {
  kind: 'comment';
  id: string;
  frontendId: string;
}

export async function readCommentScope(database: Database, id: string): Promise<CommentScope> {
  const [row] = await database.query('SELECT frontend_id FROM previews WHERE id = ?', [
    commentKeyOf(id).previewId,
  ]);
  return { kind: 'comment', id, frontendId: String(row?.frontend_id) };
}

/** Reads a user's scope; its names are empty for one of which nothing is left. */
export async function readUserScope(database: Database, id: string): Promise<UserScope> {
  const names = await readNames(database, 'user', id);
  const [avatars, created, deleted] = await database.queryAll([
    {
      sql: `SELECT avatar AS value FROM users WHERE id = ?1
            UNION SELECT document ->> '$.clear_avatar' FROM trash WHERE entity = 'user' AND record_id = ?1`,
      args: [id],
    },
    {
      sql: `SELECT created_at AS value FROM users WHERE id = ?1
            UNION ALL SELECT min(happened_at) FROM all_changes
              WHERE entity = 'user' AND record_id = ?1 AND action = 'create'`,
      args: [id],
    },
    {
      sql: `SELECT max(happened_at) AS value FROM all_changes
            WHERE entity = 'user' AND record_id = ?1 AND action = 'delete'
              AND record_id NOT IN (SELECT id FROM users)`,
      args: [id],
    },
  ]);
  const since = Math.min(...times(created), FOREVER);
  const paths = names.map((name) => `${folders.avatars}/${avatarFileName(name, '')}`);
  const trashIds = await readTrashIds(database, { ids: [id], folders: [] });
  return {
    kind: 'user',
    id,
    names,
    frontendIds: [],
    paths,
    trashIds,
    folders: trashIds.map(trashFolder),
    avatars: texts(avatars).filter((name) => name !== DEFAULT_AVATAR),
    since: since === FOREVER ? 0 : since,
    until: times(deleted)[0] ?? FOREVER,
  };
}

const times = (rows: Row[] | undefined) =>
  (rows ?? []).flatMap(({ value }) =>
    value === null || value === undefined ? [] : [Number(value)],
  );
