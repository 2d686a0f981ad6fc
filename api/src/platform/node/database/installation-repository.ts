import type { Database } from '../../platform.ts';

/** The id of this database. Row numbers and revisions are comparable under the same id only. */
export async function readInstallation(database: Database): Promise<string> {
  const [row] = await database.query('SELECT id FROM installation');
  return String(row?.id);
}
