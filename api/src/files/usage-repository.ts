import type { UserUsage } from '@wabu/shared/entities/measures/upload-usage';
import type { Database } from '../platform/platform.ts';

/*
 * The bytes of uploaded files, also in the trash, as triggers of the table `objects` keep them: a row for each user
 * who has any. Builds of modules do not count.
 */

export async function readUsage(
  database: Database,
  user: string,
): Promise<{ total: number; own: number }> {
  const [row] = await database.query(
    `SELECT coalesce(sum(bytes), 0) AS total, coalesce(sum(bytes) FILTER (WHERE created_by = ?), 0) AS own
     FROM upload_usage`,
    [user],
  );
  return { total: Number(row?.total), own: Number(row?.own) };
}

/** The bytes of each user who has stored any, most first; a deleted user's files stay under the name. */
export async function readUsageOfUsers(database: Database): Promise<UserUsage[]> {
  const rows = await database.query(
    'SELECT created_by, bytes FROM upload_usage ORDER BY bytes DESC, created_by',
  );
  return rows.map(({ created_by, bytes }) => ({ name: String(created_by), used: Number(bytes) }));
}
