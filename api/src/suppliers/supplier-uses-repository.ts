import type { Database } from '../platform/platform.ts';

/** A frontend that names a supplier. */
export interface SupplierUse {
  PIVA: string;
  URL: string;
}

/** The frontends that name the suppliers with these tax ids. */
export async function readSupplierUses(
  database: Database,
  taxIds: readonly string[],
): Promise<SupplierUse[]> {
  const rows = await database.query(
    `SELECT tax_id, url FROM json_each(?) AS asked
     JOIN suppliers ON tax_id = asked.value
     JOIN frontends ON supplier_id = suppliers.id
     ORDER BY tax_id, url`,
    [JSON.stringify(taxIds)],
  );
  return rows.map(({ tax_id, url }) => ({ PIVA: String(tax_id), URL: String(url) }));
}
