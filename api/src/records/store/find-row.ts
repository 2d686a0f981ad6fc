import type { Database, Row, SqlValue } from '../../platform/platform.ts';

/** What `read` makes of the first row of a query; null without one. */
export async function findRow<T>(
  database: Database,
  read: (row: Row) => T,
  sql: string,
  args: SqlValue[] = [],
): Promise<T | null> {
  const [row] = await database.query(sql, args);
  return row === undefined ? null : read(row);
}
