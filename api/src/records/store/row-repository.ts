import type { Condition, Database, Row, SqlValue, Statement } from '../../platform/platform.ts';
import { jsonParts } from './json-parts.ts';

export type Columns = Record<string, SqlValue>;

const IN_LIST = 'IN (SELECT value FROM json_each(?))';

/** The rows whose column has one of the values. One argument holds them all: D1 takes at most 100. */
export const amongValues = (column: string, values: readonly string[]): Condition => ({
  condition: `${column} ${IN_LIST}`,
  args: [JSON.stringify(values)],
});

/** A table of records. */
interface Rows<T> extends Pick<RecordStore<T>, 'table' | 'keyColumn'> {
  /** What `toRecord` is made of, without a condition. */
  select: string;
  toRecord: (row: Row) => T;
  /** A row, without `id`, `version` and `created_at`. `now` in milliseconds since 1970. */
  columns: (record: T, now: number) => Columns | Promise<Columns>;
  /** The columns that a save sets: others may change without a new version. Absent: all. */
  saved?: (record: T, now: number) => Columns | Promise<Columns>;
}

/** Where the records of a kind are stored. */
export interface RecordStore<T> {
  table: string;
  /** The key that calls name a record with, as SQL. */
  keyColumn: string;
  /** The records by their ids, or by the keys that calls name them with; those that exist. */
  read: (database: Database, by: 'id' | 'key', values: readonly string[]) => Promise<T[]>;
  /** True while the records are stored as they were read. */
  areUnchanged: (records: readonly T[]) => Condition;
  /** `now` in milliseconds since 1970. */
  insert: (records: readonly T[], now: number) => Promise<Statement[]>;
  update: (changed: readonly { before: T; after: T }[], now: number) => Promise<Statement[]>;
  /** Behind the entries of the trash. */
  remove: (records: readonly T[]) => Statement[];
}

/** Records that are the rows of a table with the columns `id`, `version` and `created_at`. */
export const storedRows = <T extends { id: string; version: number }>({
  table,
  keyColumn,
  select,
  toRecord,
  columns,
  saved = columns,
}: Rows<T>): RecordStore<T> & { select: string } => ({
  table,
  keyColumn,
  select,
  async read(database, by, values) {
    if (values.length === 0) return [];
    const { condition, args } = amongValues(`${table}.${by === 'id' ? by : keyColumn}`, values);
    return (await database.query(`${select} WHERE ${condition}`, args)).map(toRecord);
  },
  areUnchanged: (records) => haveVersions(table, records),
  async insert(records, now) {
    const rows = records.map(async (record) => ({
      id: record.id,
      version: record.version,
      created_at: now,
      ...(await columns(record, now)),
    }));
    return insertRows(table, await Promise.all(rows));
  },
  async update(changed, now) {
    const rows = changed.map(async ({ after }) => ({
      id: after.id,
      version: after.version,
      ...(await saved(after, now)),
    }));
    return updateRows(table, await Promise.all(rows));
  },
  remove: (records) => {
    const ids = JSON.stringify(records.map(({ id }) => id));
    return [{ sql: `DELETE FROM ${table} WHERE id ${IN_LIST}`, args: [ids] }];
  },
});

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
function updateRows(table: string, rows: readonly (Columns & { id: string })[]): Statement[] {
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

/** True while each of these records has the version that was read. */
function haveVersions(
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
