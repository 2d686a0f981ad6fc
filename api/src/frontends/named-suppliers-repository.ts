import { orderKey } from '@wabu/shared/entities/lists/order-key';
import type { Database } from '../platform/platform.ts';

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
