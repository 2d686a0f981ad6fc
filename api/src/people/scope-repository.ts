import {
  avatarFileName,
  DEFAULT_AVATAR,
  folders,
  supplierFolder,
} from '@wabu/shared/entities/files';
import { frontendImagesFolder, normaliseFrontendUrl } from '@wabu/shared/entities/frontend-url';
import type { PersonKey } from '@wabu/shared/entities/privacy/person';
import type { Database, SqlValue, Statement } from '../platform/platform.ts';
import { windowsOf } from '../records/history/windows-repository.ts';
import type { Kinds } from '../records/pipeline/app-records.ts';
import type { RecordKind, StoredRecord } from '../records/pipeline/define-record.ts';
import { maskedFolder } from '../records/store/change-repository.ts';
import { trashFolder } from '../records/store/trashed-files-repository.ts';
import { readTemplateMentions } from './template-mentions-repository.ts';

/** The largest time of a Date in milliseconds (ECMA-262, 21.4.1.1). */
const FOREVER = 8.64e15;

const nothing = {
  /** All names that the record ever had, the present one first; none for one of which nothing is left. */
  names: [] as string[],
  frontendIds: [] as string[],
  /** The addresses of the microsites, also earlier ones. */
  addresses: [] as string[],
  /** The section templates that name the person, and all whose history does. */
  templateIds: [] as string[],
  historyIds: [] as string[],
  trashIds: [] as number[],
  /** The folders of the files; not those that another record has taken over. */
  folders: [] as string[],
  avatars: [] as string[],
  /** How the paths of the files begin. */
  paths: [] as string[],
  /** What a stored reply that is of the person contains, as JSON writes it. */
  needles: [] as string[],
  /** Milliseconds since 1970. A user name may be given again, so that its uses count between two times only. */
  since: 0,
  until: FOREVER,
};

/** The keys of everything that is held of a person. */
export type Scope = PersonKey & typeof nothing;

export async function readScope(
  database: Database,
  kinds: Kinds,
  { kind, id }: PersonKey,
): Promise<Scope> {
  const key = { ...nothing, kind, id };
  const described = kinds.get(kind);
  if (described !== undefined) {
    const names = await readNames(database, described, id);
    const read = { supplier: readSupplierScope, user: readUserScope }[kind as string];
    return { ...key, names, ...(await (read ?? readRecordScope)(database, id, names)) };
  }
  const lists = await readLists(
    database,
    {
      frontendIds: `SELECT frontend_id FROM previews WHERE id = substr(:id, 1, instr(:id, ':') - 1)`,
    },
    { id },
  );
  return { ...key, ...lists };
}

type Values = Record<string, SqlValue | readonly (string | number)[]>;

/** Puts the values in the place of their names. One argument holds a list: D1 takes at most 100. */
export function bind(sql: string, values: Values): Required<Statement> {
  const args: SqlValue[] = [];
  const bound = sql.replace(/(IN )?:(\w+)/g, (_, isIn, name) => {
    const value = values[name] as SqlValue | readonly string[];
    args.push(Array.isArray(value) ? JSON.stringify(value) : (value as SqlValue));
    return isIn === undefined ? '?' : 'IN (SELECT value FROM json_each(?))';
  });
  return { sql: bound, args };
}

/** Lists of the different values of queries with one column. A query may name the lists before it. */
async function readLists<Name extends string>(
  database: Database,
  queries: Record<Name, string>,
  values: Values,
): Promise<Record<Name, string[]>> {
  const lists: Partial<Record<Name, string[]>> = {};
  for (const name of Object.keys(queries) as Name[]) {
    const { sql, args } = bind(queries[name], { ...values, ...lists });
    const rows = await database.query(sql, args);
    // The name of an entry without contents is null.
    const found = rows.map((row) => String(Object.values(row)[0] ?? ''));
    lists[name] = [...new Set(found)].filter((value) => value !== '');
  }
  return lists as Record<Name, string[]>;
}

async function readNames(
  database: Database,
  { entity: kind, store, label }: RecordKind<StoredRecord>,
  id: string,
): Promise<string[]> {
  const values = { kind, id };
  const { trashed } = await readLists(
    database,
    { trashed: 'SELECT label FROM trash WHERE entity = :kind AND record_id = :id' },
    values,
  );
  const names = [...(await store.read(database, 'id', [id])).map(label), ...trashed];
  const labels = `SELECT DISTINCT label FROM changes
    WHERE entity = :kind AND record_id = :id AND id > :after AND id <= :until`;
  for await (const { after, until } of windowsOf(database))
    names.push(...(await readLists(database, { labels }, { ...values, after, until })).labels);
  return [...new Set(names)];
}

type ReadScope = (database: Database, id: string, names: string[]) => Promise<Partial<Scope>>;

const readRecordScope: ReadScope = async (database, id, names) => {
  const { trashed } = await readLists(
    database,
    { trashed: `SELECT id FROM trash WHERE entity <> 'file' AND record_id = :id` },
    { id },
  );
  const trashIds = trashed.map(Number);
  const needles = names.map((name) => JSON.stringify(name));
  return { trashIds, folders: trashIds.map(trashFolder), needles };
};

const readUserScope: ReadScope = async (database, id, names) => {
  const { avatars, created, deleted } = await readLists(
    database,
    {
      avatars: `SELECT avatar FROM users WHERE id = :id
        UNION SELECT document ->> '$.clear_avatar' FROM trash WHERE entity = 'user' AND record_id = :id`,
      created: `SELECT created_at FROM users WHERE id = :id
        UNION ALL SELECT min(happened_at) FROM changes
          WHERE entity = 'user' AND record_id = :id AND action = 'create'`,
      deleted: `SELECT max(happened_at) FROM changes WHERE entity = 'user' AND record_id = :id
          AND action = 'delete' AND record_id NOT IN (SELECT id FROM users)`,
    },
    { id },
  );
  return {
    ...(await readRecordScope(database, id, names)),
    avatars: avatars.filter((name) => name !== DEFAULT_AVATAR),
    paths: names.map((name) => `${folders.avatars}/${avatarFileName(name, '')}`),
    since: created.length === 0 ? 0 : Math.min(...created.map(Number)),
    until: Number(deleted[0] ?? FOREVER),
  };
};

/** True for a frontend that left the trash: only its name still leads to its supplier. */
const isGone = (column: string) => `${column} NOT IN (SELECT id FROM frontends)
  AND ${column} NOT IN (SELECT record_id FROM trash WHERE entity = 'frontend')`;

const readSupplierScope: ReadScope = async (database, id, names) => {
  const { taxIds, masked, frontendIds, urls } = await readLists(
    database,
    {
      taxIds: `SELECT tax_id FROM suppliers WHERE id = :id
        UNION SELECT document ->> '$.PIVA' FROM trash WHERE entity = 'supplier' AND record_id = :id`,
      masked: `SELECT difference ->> '$.before.PIVA' FROM changes
        WHERE entity = 'supplier' AND record_id = :id AND action = 'purge'`,
      frontendIds: `SELECT id FROM frontends WHERE supplier_id = :id
        UNION SELECT record_id FROM trash WHERE id IN (
            SELECT id FROM trash INDEXED BY trash_list WHERE entity = 'frontend'
              AND (place = '' OR place IN :names))
          AND document ->> '$.supplierId' = :id
        UNION SELECT frontend_id FROM microsites WHERE supplier_name IN :names AND ${isGone('frontend_id')}
        UNION SELECT record_id FROM changes INDEXED BY deletions
          WHERE action = 'delete' AND entity = 'frontend' AND ${isGone('record_id')}
            AND difference ->> '$.Fornitore' IN :names
        UNION SELECT record_id FROM changes WHERE action = 'purge' AND +entity = 'frontend'
          AND difference ->> '$.before.Fornitore' IN :names`,
      urls: `SELECT url_key FROM frontends WHERE id IN :frontendIds
        UNION SELECT url_key FROM microsites WHERE frontend_id IN :frontendIds
        UNION SELECT url_key FROM microsite_addresses WHERE frontend_id IN :frontendIds
        UNION SELECT label FROM trash WHERE entity = 'frontend' AND record_id IN :frontendIds`,
    },
    { id, names },
  );
  const addresses = [...new Set(urls.map(normaliseFrontendUrl))];
  // A deleted record leaves its folder to the next record with its address or tax id.
  const free = await readLists(
    database,
    {
      addresses: `SELECT value FROM json_each(:addresses) WHERE NOT EXISTS (
        SELECT 1 FROM frontends WHERE url_key = value AND frontends.id NOT IN :frontendIds)`,
      taxIds: `SELECT value FROM json_each(:taxIds) WHERE NOT EXISTS (
        SELECT 1 FROM suppliers WHERE tax_id = value AND suppliers.id <> :id)`,
    },
    { id, frontendIds, addresses, taxIds },
  );
  const own = [...free.addresses.map(frontendImagesFolder), ...free.taxIds.map(supplierFolder)];
  const { trashed } = await readLists(
    database,
    {
      trashed: `SELECT id FROM trash
        WHERE (entity <> 'file' AND (record_id = :id OR record_id IN :frontendIds))
          OR (entity = 'file' AND document ->> '$.folder' IN :own)`,
    },
    { id, frontendIds, own },
  );
  const words = [...names, ...taxIds];
  const mentions = await readTemplateMentions(database, words);
  const trashIds = [...trashed.map(Number), ...mentions.trashIds];
  // The history masks the tax id in a path.
  const paths = [...own, ...own.map(maskedFolder), ...masked.map(supplierFolder)];
  return {
    ...mentions,
    frontendIds,
    addresses,
    trashIds,
    folders: [...own, ...trashIds.map(trashFolder)],
    paths: paths.map((folder) => `${folder}/`),
    needles: [
      // The name of a section template contains one of a person.
      ...words.map((word) => JSON.stringify(word).slice(1, -1)),
      ...[...addresses, ...mentions.historyIds].map((value) => JSON.stringify(value)),
    ],
  };
};
