import type { Condition, Database, Row, SqlValue, Statement } from '../../platform/platform.ts';
import { jsonParts } from './json-parts.ts';

export type Columns = Record<string, SqlValue>;

const IN_LIST = 'IN (SELECT value FROM json_each(?))';

/** The rows whose column has one of the values. One argument holds them all: D1 takes at most 100. */
export const amongValues = (column: string, values: readonly string[]): Condition => ({
  condition: `${column} ${IN_LIST}`,
  args: [JSON.stringify(values)],
});

/** The table of a kind. */
export interface Rows<T> {
  table: string;
  /** The column with the key that calls name a record with. */
  keyColumn: string;
  /** What `toRecord` is made of, without a condition. */
  select: string;
  toRecord: (row: Row) => T;
  /** A row, without `id`, `version` and `created_at`. `now` in milliseconds since 1970. */
  columns: (record: T, now: number) => Columns | Promise<Columns>;
  /** The columns that a save sets: others may change without a new version. Absent: all. */
  saved?: (record: T, now: number) => Columns | Promise<Columns>;
}

/** The records by their ids, or by the keys that calls name them with; those that exist. */
export async function readRecords<T>(
  { table, keyColumn, select, toRecord }: Rows<T>,
  database: Database,
  by: 'id' | 'key',
  values: readonly string[],
): Promise<T[]> {
  if (values.length === 0) return [];
  const { condition, args } = amongValues(`${table}.${by === 'id' ? by : keyColumn}`, values);
  return (await database.query(`${select} WHERE ${condition}`, args)).map(toRecord);
}

/** Inserts rows with the same columns. Many go as JSON, because a statement for each costs several times as much. */
export function insertRows(table: string, rows: readonly Columns[]): Statement[] {
  const [first] = rows;
  if (first === undefined) return [];
  const names = Object.keys(first);
  const into = `INSERT INTO ${table} (${names.join(', ')})`;
  if (rows.length === 1)
    return [
      { sql: `${into} VALUES (${names.map(() => '?').join(', ')})`, args: Object.values(first) },
    ];
  return jsonParts(rows.map((row) => Object.values(row))).map((part) => ({
    sql: `${into} SELECT ${names.map((_, at) => `value ->> ${at}`).join(', ')} FROM json_each(?)`,
    args: [part],
  }));
}

/** Sets the columns of rows by their ids. */
export function updateRows(
  table: string,
  rows: readonly (Columns & { id: string })[],
): Statement[] {
  const [first] = rows;
  if (first === undefined) return [];
  const names = Object.keys(first).filter((name) => name !== 'id');
  if (rows.length === 1)
    return [
      {
        sql: `UPDATE ${table} SET ${names.map((name) => `${name} = ?`).join(', ')} WHERE id = ?`,
        args: [...names.map((name) => first[name] as SqlValue), first.id],
      },
    ];
  const assignments = names.map((name, at) => `${name} = changed.value ->> ${at}`);
  return jsonParts(rows.map((row) => [...names.map((name) => row[name]), row.id])).map((part) => ({
    sql: `UPDATE ${table} SET ${assignments.join(', ')} FROM json_each(?) AS changed
          WHERE ${table}.id = changed.value ->> ${names.length}`,
    args: [part],
  }));
}

export const deleteRows = (table: string, ids: readonly string[]): Statement => ({
  sql: `DELETE FROM ${table} WHERE id ${IN_LIST}`,
  args: [JSON.stringify(ids)],
});

/** True while each of these records has the version that was read. */
export function haveVersions(
  table: string,
  records: readonly { id: string; version: number }[],
): Condition {
  return {
    condition: `NOT EXISTS (SELECT 1 FROM json_each(?) AS wanted
      LEFT JOIN ${table} ON ${table}.id = wanted.value ->> 0
      WHERE ${table}.version IS NOT wanted.value ->> 1)`,
    args: [JSON.stringify(records.map(({ id, version }) => [id, version]))],
  };
}
