import type { Database, Statement } from '../../platform.ts';

/** The id of this database. Row numbers and revisions are comparable under the same id only. */
export async function readInstallation(database: Database): Promise<string> {
  const [row] = await database.query('SELECT id FROM installation');
  return String(row?.id);
}

/** Runs after a restore: the next rows reuse numbers, so the id must change. */
export function renewInstallation(): Statement {
  return { sql: 'UPDATE installation SET id = lower(hex(randomblob(16)))' };
}
