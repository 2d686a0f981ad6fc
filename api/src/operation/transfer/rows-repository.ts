import type { Database, SqlValue, Statement } from '../../platform/platform.ts';
import type { MovedTable } from './schema-repository.ts';

/** The values of a row in the order of the columns; all of them are texts, integers or null. */
export type MovedRow = (string | number | null)[];

export interface RowPage {
  rows: MovedRow[];
  /** The key behind which the next page begins; null at the end. */
  next: MovedRow | null;
}

const MAX_ROWS = 500;
/** Characters of a page; a row that is longer is alone in its page. D1 takes values of up to 2 MB. */
const MAX_LENGTH = 400_000;

export async function readPage(
  database: Database,
  { name, columns, key }: MovedTable,
  after: MovedRow | null,
): Promise<RowPage> {
  const order = key.join(', ');
  const where = after === null ? '' : `WHERE (${order}) > (${key.map(() => '?').join(', ')})`;
  const args = after ?? [];
  const length = columns.map((column) => `coalesce(length(${column}), 0)`).join(' + ');
  const sizes = await database.query(
    `SELECT ${length} AS size FROM ${name} ${where} ORDER BY ${order} LIMIT ${MAX_ROWS}`,
    args,
  );
  const count = fitting(sizes.map(({ size }) => Number(size)));
  const found = await database.query(
    `SELECT ${columns.join(', ')} FROM ${name} ${where} ORDER BY ${order} LIMIT ?`,
    [...args, count],
  );
  const rows = found.map((row) => columns.map((column) => row[column] as MovedRow[number]));
  const last = found.at(-1);
  const isLast = last === undefined || (count === sizes.length && sizes.length < MAX_ROWS);
  return { rows, next: isLast ? null : key.map((column) => last[column] as MovedRow[number]) };
}

function fitting(sizes: number[]): number {
  let total = 0;
  const tooMany = sizes.findIndex((size) => {
    total += size;
    return total > MAX_LENGTH;
  });
  return tooMany === -1 ? sizes.length : Math.max(1, tooMany);
}

/** The key of the last row; null for an empty table. */
export async function readLastKey(
  database: Database,
  { name, key }: MovedTable,
): Promise<MovedRow | null> {
  const order = key.map((column) => `${column} DESC`).join(', ');
  const [row] = await database.query(
    `SELECT ${key.join(', ')} FROM ${name} ORDER BY ${order} LIMIT 1`,
  );
  return row === undefined ? null : key.map((column) => row[column] as MovedRow[number]);
}

/**
 * Inserts rows as bound values, those that are there already left as they are. Many short rows are one value, because
 * each statement costs D1 some milliseconds; a long row has a statement of its own.
 */
export function insertRows({ name, columns }: MovedTable, rows: MovedRow[]): Statement[] {
  const into = `INSERT OR IGNORE INTO ${name} (${columns.join(', ')})`;
  const lengths = rows.map((row) =>
    row.reduce<number>((sum, value) => sum + String(value).length, 0),
  );
  const isShort = (_: unknown, index: number) => (lengths[index] ?? 0) <= MAX_LENGTH;
  const short = rows.filter(isShort);
  const values = columns.map((_, index) => `value ->> ${index}`).join(', ');
  const long = rows.filter((row, index) => !isShort(row, index));
  return [
    ...(short.length === 0
      ? []
      : [{ sql: `${into} SELECT ${values} FROM json_each(?)`, args: [JSON.stringify(short)] }]),
    ...long.map((row) => ({
      sql: `${into} VALUES (${columns.map(() => '?').join(', ')})`,
      args: row as SqlValue[],
    })),
  ];
}

/** True when nothing was entered: no record, and no user but the one of a first start. */
export async function hasNoRecords(database: Database): Promise<boolean> {
  const [row] = await database.query(
    `SELECT (SELECT count(*) FROM users) AS users,
      EXISTS (SELECT 1 FROM suppliers) OR EXISTS (SELECT 1 FROM frontends)
      OR EXISTS (SELECT 1 FROM section_templates) OR EXISTS (SELECT 1 FROM trash)
      OR EXISTS (SELECT 1 FROM erasures) AS has_records`,
  );
  return Number(row?.users) <= 1 && Number(row?.has_records) === 0;
}
