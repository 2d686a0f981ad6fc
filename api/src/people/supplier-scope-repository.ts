import { supplierFolder } from '@wabu/shared/entities/files';
import { frontendImagesFolder, normaliseFrontendUrl } from '@wabu/shared/entities/frontend-url';
import type { Database } from '../platform/platform.ts';
import { maskedFolder } from '../records/store/change-repository.ts';
import { trashFolder } from '../records/store/trashed-files-repository.ts';
import {
  FOREVER,
  type RecordScope,
  readNames,
  readTrashIds,
  texts,
} from './record-scope-repository.ts';
import { readTemplateMentions, type TemplateMentions } from './template-mentions-repository.ts';

export interface SupplierScope extends RecordScope, Omit<TemplateMentions, 'trashIds'> {
  kind: 'supplier';
  taxIds: string[];
  addresses: string[];
}

/** True for a frontend that left the trash: only its name still leads to its supplier. */
const isGone = (column: string) => `${column} NOT IN (SELECT id FROM frontends)
  AND ${column} NOT IN (SELECT record_id FROM trash WHERE entity = 'frontend')`;

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
