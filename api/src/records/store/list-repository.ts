import type { JsonText } from '../../http/compressed.ts';
import type { Condition, Database, Row, SqlValue, Statement } from '../../platform/platform.ts';

/** The values of a row in the columns that its list is sorted by. */
export type RowKey = readonly SqlValue[];

/** What a list shows, and in which order. */
export interface List<T> {
  /** The table of its rows; its revision, in a row of `revisions`, moves with everything that the list shows. */
  entity: string;
  /** What `toJson` and `keyOf` are made of. */
  columns: string;
  from: string;
  /** Columns that together name a row. An index has them in this order. */
  order: readonly string[];
  keyOf: (row: Row) => RowKey;
  toJson: (row: Row) => JsonText<T>;
  /** Rows of one read of the whole list: few enough that other requests need not wait. */
  batchRows: number;
}

/** A list that clients also read page by page, sorted, and by what has changed. `columns` has `id` and `version`. */
export interface PagedList<T, Field extends string = string> extends List<T> {
  /** The name of the kind, and the wire key that identifies a record. */
  kind: { entity: string; keyField: string };
  /** The `id` of rows that changes of other records have changed; those changes are `recent`. */
  changedAlong?: string;
  /** What a sort by a field compares: a stored key, or a number. The list's own order is that of the first, ascending. */
  sorts: Readonly<Record<Field, string>>;
}

/** What rows must match. */
export interface RowCondition extends Condition {
  /** The same in other words, which count faster. */
  toCount?: Condition;
}

export interface RowSearch {
  where?: readonly RowCondition[];
  /** By an expression, within which the list keeps its own order. */
  sort?: { by: string; descending: boolean } | undefined;
  /** The rows behind the one with these values of the order. */
  after?: RowKey | null;
  /** The rows from this number on. */
  from?: number;
  /** -1 for all. */
  limit: number;
}

interface OrderTerm {
  sql: string;
  descending?: boolean;
}

/** Empty values are last in both directions. */
function termsOf({ order }: List<unknown>, sort: RowSearch['sort']): OrderTerm[] {
  const own = order.map((sql) => ({ sql }));
  if (sort === undefined) return own;
  const { by, descending } = sort;
  return [{ sql: `${by} = ''` }, { sql: by, descending }, ...own];
}

/** True for the rows behind one: a comparison of row values, whose sides change places where the order descends. */
function isBehind(terms: readonly OrderTerm[], key: RowKey): Condition {
  const [left, right] = [false, true].map((isRight) =>
    terms.map(({ sql, descending = false }) => (descending === isRight ? sql : '?')),
  );
  const falls = (_: unknown, at: number) => terms[at]?.descending === true;
  const args = [...key.filter(falls), ...key.filter((value, at) => !falls(value, at))];
  return { condition: `(${left}) > (${right})`, args };
}

const whereOf = (conditions: readonly Condition[]) =>
  conditions.length === 0 ? '' : `WHERE ${conditions.map((one) => one.condition).join(' AND ')}`;

const argsOf = (conditions: readonly Condition[]) => conditions.flatMap(({ args }) => args);

/** The number of the last change. It grows with every change of a record. */
const LAST_CHANGE = '(SELECT coalesce(max(id), 0) FROM changes)';

/** A restore begins another epoch. */
const POSITION = `(SELECT id FROM installation) || '.' || ${LAST_CHANGE} AS position`;

/** The revision and position of a list, and the number of its rows, which triggers keep: D1 would bill a count. */
const selectRevision = (entity: string): Statement => ({
  sql: `SELECT revision, row_count, ${POSITION} FROM revisions WHERE entity = ?`,
  args: [entity],
});

const toPosition = (row: Row | undefined) => ({
  revision: Number(row?.revision),
  /** `<epoch>.<number>`: the last change in the same read, for `readChangedIds`. */
  position: String(row?.position),
  total: Number(row?.row_count),
});

export async function readRevision(database: Database, entity: string): Promise<number> {
  const { sql, args } = selectRevision(entity);
  return toPosition((await database.query(sql, args))[0]).revision;
}

/** Returns the new revision in its row. */
export function incrementRevision(entity: string): Statement {
  return {
    sql: 'UPDATE revisions SET revision = revision + 1 WHERE entity = ? RETURNING revision',
    args: [entity],
  };
}

/** Rows of a list in their order, and how many there are on all pages. */
export async function readRows(
  database: Database,
  list: List<unknown>,
  { where = [], sort, after = null, from = 0, limit }: RowSearch,
): Promise<{ revision: number; position: string; total: number; rows: Row[] }> {
  const terms = termsOf(list, sort);
  const shown = after === null ? where : [...where, isBehind(terms, after)];
  const order = terms.map(({ sql, descending }) => (descending ? `${sql} DESC` : sql)).join(', ');
  const counted = where.map((one) => one.toCount ?? one);
  const found = (columns: string) => `SELECT ${columns} FROM ${list.from} ${whereOf(shown)}
    ORDER BY ${order} LIMIT ? OFFSET ?`;
  const id = `${list.entity}.id`;
  // A sort carries the ids only: with all columns, the middle of a long list takes three times as long.
  const sorted = `SELECT ${list.columns} FROM ${list.from} WHERE ${id} IN (${found(id)}) ORDER BY ${order}`;
  const [revisions, rows = [], counts] = await database.queryAll([
    selectRevision(list.entity),
    {
      sql: sort === undefined ? found(list.columns) : sorted,
      args: [...argsOf(shown), limit, from],
    },
    ...(where.length === 0
      ? []
      : [
          {
            sql: `SELECT count(*) AS found FROM ${list.from} ${whereOf(counted)}`,
            args: argsOf(counted),
          },
        ]),
  ]);
  const position = toPosition(revisions?.[0]);
  return { ...position, total: Number(counts?.[0]?.found ?? position.total), rows };
}

/** The values of a row in the order of a search that finds it; null when it finds none with this id and version. */
export async function readKey(
  database: Database,
  list: List<unknown>,
  { where = [], sort }: Pick<RowSearch, 'where' | 'sort'>,
  { id, version }: { id: string; version?: number },
): Promise<RowKey | null> {
  const named: Condition[] = [{ condition: `${list.entity}.id = ?`, args: [id] }];
  if (version !== undefined)
    named.push({ condition: `${list.entity}.version = ?`, args: [version] });
  const conditions = [...named, ...where];
  const values = termsOf(list, sort).map(({ sql }, at) => `${sql} AS value_${at}`);
  const [row] = await database.query(
    `SELECT ${values} FROM ${list.from} ${whereOf(conditions)}`,
    argsOf(conditions),
  );
  return row === undefined ? null : values.map((_, at) => row[`value_${at}`] ?? null);
}

/** After more changes, reading the list again is faster. */
const MAX_CHANGES = 20_000;

/**
 * The ids of at most `limit` records that were added, changed or deleted since a position; null for a position
 * of another epoch, one that never was, and one that is too old.
 */
export async function readChangedIds(
  database: Database,
  { entity, kind, changedAlong }: PagedList<unknown>,
  since: string,
  limit: number,
): Promise<{ position: string; total: number; ids: string[] | null }> {
  const [epoch = '', number = ''] = since.split('.');
  const known = Number(number);
  const from = Number.isSafeInteger(known) ? known : 0;
  const [positions, rows = []] = await database.queryAll([
    selectRevision(entity),
    {
      // A `+` keeps SQLite from reading the whole history of a kind in its index. A purge changes no list.
      sql: `WITH recent AS (SELECT entity, record_id, label FROM changes
              WHERE id > max(?, ${LAST_CHANGE} - ${MAX_CHANGES}) AND +action <> 'purge')
            SELECT DISTINCT id FROM (SELECT record_id AS id FROM recent WHERE +entity = ?
              ${changedAlong ? `UNION ${changedAlong}` : ''}) LIMIT ?`,
      args: [from, kind.entity, limit],
    },
  ]);
  const { position, total } = toPosition(positions?.[0]);
  const [current, last] = position.split('.');
  const isKnown = epoch === current && known <= Number(last) && known >= Number(last) - MAX_CHANGES;
  return { position, total, ids: isKnown ? rows.map(({ id }) => String(id)) : null };
}
