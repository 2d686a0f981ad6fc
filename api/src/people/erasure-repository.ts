import type { PersonKey } from '@wabu/shared/entities/privacy/person';
import type { Database, Statement } from '../platform/platform.ts';

/** The names of the erasures that this database has completed, as the list of all of them has them. */
export async function readCompleted(database: Database): Promise<Set<string>> {
  const rows = await database.query('SELECT kind, record_id FROM erasures');
  return new Set(rows.map(({ kind, record_id }) => `${kind}:${record_id}`));
}

export function insertCompleted({ kind, id }: PersonKey, now: number): Statement {
  return {
    sql: 'INSERT OR IGNORE INTO erasures (kind, record_id, erased_at) VALUES (?, ?, ?)',
    args: [kind, id, now],
  };
}
