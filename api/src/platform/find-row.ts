import type { Database, Row, SqlValue } from './platform.ts';

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

/** The number that a query with one row and column answers. */
export async function readNumber(
  database: Database,
  sql: string,
  args: SqlValue[] = [],
): Promise<number> {
  const [row] = await database.query(sql, args);
  return Number(Object.values(row ?? {})[0]);
}
