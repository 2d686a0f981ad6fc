import type { Database, Statement } from '../platform/platform.ts';

/** The id of this database. Numbers of rows are only comparable under the same id. */
export async function readInstallation(database: Database): Promise<string> {
  const [row] = await database.query('SELECT id FROM installation');
  return String(row?.id);
}

/** To be run when the database goes back to an earlier state: its next rows take numbers that were used before. */
export function renewInstallation(): Statement {
  return { sql: 'UPDATE installation SET id = lower(hex(randomblob(16)))' };
}
