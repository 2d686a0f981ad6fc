import { orderKey } from '@wabu/shared/entities/lists/order-key';
import type { Database } from '../../platform/platform.ts';
import { amongValues } from '../../records/store/row-repository.ts';

/** Suppliers with a name, the oldest first; the index of the list finds them. */
export async function suppliersNamed(
  database: Database,
  name: string,
): Promise<{ id: string; type: string }[]> {
  const rows = await database.query(
    'SELECT id, type FROM suppliers WHERE name_key = ? AND name = ? ORDER BY created_at, id',
    [orderKey(name), name],
  );
  return rows.map(({ id, type }) => ({ id: String(id), type: String(type) }));
}

/** The frontends that name suppliers with these ids or tax ids. */
export async function readSupplierUses(
  database: Database,
  by: 'suppliers.id' | 'tax_id',
  values: readonly string[],
): Promise<{ id: string; PIVA: string; URL: string }[]> {
  const { condition, args } = amongValues(by, values);
  const rows = await database.query(
    `SELECT suppliers.id, tax_id AS PIVA, url AS URL FROM suppliers
     JOIN frontends ON supplier_id = suppliers.id WHERE ${condition} ORDER BY tax_id, url`,
    args,
  );
  return rows as { id: string; PIVA: string; URL: string }[];
}
