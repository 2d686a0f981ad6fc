import type { Database, Statement } from '../platform/platform.ts';
import type { Condition } from '../store/change-repository.ts';

/** A deleted record whose time in the trash is over. */
export interface ExpiredRecord {
  id: number;
  entity: string;
  /** The record as it was deleted. */
  document: { URL?: string; PIVA?: string };
}

export async function readExpired(
  database: Database,
  now: number,
  limit: number,
): Promise<ExpiredRecord[]> {
  const rows = await database.query(
    'SELECT id, entity, document FROM trash WHERE purge_at <= ? ORDER BY id LIMIT ?',
    [now, limit],
  );
  return rows.map(({ id, entity, document }) => ({
    id: Number(id),
    entity: String(entity),
    document: JSON.parse(String(document)),
  }));
}

export function deleteExpired({ id }: ExpiredRecord): Statement {
  return { sql: 'DELETE FROM trash WHERE id = ?', args: [id] };
}

/** True while no supplier has this tax id. */
export const isTaxIdFree = (taxId: string): Condition => ({
  condition: 'NOT EXISTS (SELECT 1 FROM suppliers WHERE tax_id = ?)',
  args: [taxId],
});
