import type { Database, Row, SqlValue, Statement } from '../../platform/platform.ts';

/** The entities whose lists have a revision, as the table `revisions` names them. */
export type ListedEntity = 'suppliers' | 'frontends' | 'users' | 'microsites';

/** The values of a row in the columns that its list is sorted by. They compare in JavaScript as in SQL. */
export type RowKey = readonly SqlValue[];

export interface RowRange {
  /** Exclusive lower bound; null starts at the first row. */
  after: RowKey | null;
  /** Inclusive upper bound; null ends at the last row. */
  until: RowKey | null;
  /** Maximum number of rows; -1 for all of them. */
  limit: number;
  /** Only the rows with these ids. */
  ids?: readonly string[];
}

export interface ListBatch<T> {
  revision: number;
  /** `<epoch>.<number>`: the last change in the same read, for `readChangedIds`. */
  position: string;
  items: T[];
  ids: string[];
  /** The `after` of the next batch; null behind the last row. */
  next: RowKey | null;
}

/** A table that is listed by `sort_key`; `tie` sorts equal keys. */
export interface OrderedTable {
  entity: 'suppliers' | 'frontends';
  tie: string;
}

/** The number of the last change. It grows with every change of a record. */
const LAST_CHANGE = '(SELECT coalesce(max(id), 0) FROM changes)';

/** A restore begins another epoch. */
const POSITION = `(SELECT id FROM installation) || '.' || ${LAST_CHANGE} AS position`;

/** The query for a list's revision and position, to be sent together with the query for its rows. */
export function selectRevision(entity: ListedEntity): Statement {
  return { sql: `SELECT revision, ${POSITION} FROM revisions WHERE entity = ?`, args: [entity] };
}

export const toRevision = (row: Row | undefined) => ({
  revision: Number(row?.revision),
  position: String(row?.position),
});

export async function readRevision(database: Database, entity: ListedEntity): Promise<number> {
  const { sql, args } = selectRevision(entity);
  const [row] = await database.query(sql, args);
  return toRevision(row).revision;
}

/** Returns the new revision in its row. */
export function incrementRevision(entity: ListedEntity): Statement {
  return {
    sql: 'UPDATE revisions SET revision = revision + 1 WHERE entity = ? RETURNING revision',
    args: [entity],
  };
}

/** Reads rows of a table in its order. `select` selects their `id`, `sort_key` and `tie` too. */
export async function readOrdered(
  database: Database,
  { entity, tie }: OrderedTable,
  select: string,
  range: RowRange,
): Promise<{ revision: number; position: string; rows: Row[]; next: RowKey | null }> {
  const { after, until, limit, ids } = range;
  const key = `${entity}.sort_key, ${entity}.${tie}`;
  const conditions = [
    ...(after === null ? [] : [`(${key}) > (?, ?)`]),
    ...(until === null ? [] : [`(${key}) <= (?, ?)`]),
    ...(ids === undefined ? [] : [`${entity}.id IN (SELECT value FROM json_each(?))`]),
  ];
  const where = conditions.length === 0 ? '' : `WHERE ${conditions.join(' AND ')}`;
  const wanted = ids === undefined ? [] : [JSON.stringify(ids)];
  const [revisions, rows = []] = await database.queryAll([
    selectRevision(entity),
    {
      sql: `${select} ${where} ORDER BY ${key} LIMIT ?`,
      args: [...(after ?? []), ...(until ?? []), ...wanted, limit],
    },
  ]);
  const last = rows.length === limit ? rows.at(-1) : undefined;
  const next = last === undefined ? null : [last.sort_key ?? '', last[tie] ?? ''];
  return { ...toRevision(revisions?.[0]), rows, next };
}

/** The sort key of the row with this id and version; null when there is none. */
export async function readRowKey(
  database: Database,
  { entity, tie }: OrderedTable,
  id: string,
  version: number,
): Promise<RowKey | null> {
  const [row] = await database.query(
    `SELECT sort_key, ${tie} FROM ${entity} WHERE id = ? AND version = ?`,
    [id, version],
  );
  return row === undefined ? null : [row.sort_key ?? '', row[tie] ?? ''];
}

/** The number of rows, which triggers keep: D1 would bill a count as a read of every row. */
export async function countRows(database: Database, { entity }: OrderedTable): Promise<number> {
  const [row] = await database.query('SELECT row_count FROM revisions WHERE entity = ?', [entity]);
  return Number(row?.row_count);
}

/**
 * The records of a list whose rows the latest changes have changed: those changes are `recent`. A `+` keeps SQLite
 * from reading the whole history of an entity in its index. A purge changes no list.
 */
const CHANGED_IDS = {
  suppliers: "SELECT record_id AS id FROM recent WHERE +entity = 'supplier'",
  // The list of frontends also shows their suppliers' names, and whether published pictures were replaced.
  frontends: `SELECT record_id AS id FROM recent WHERE +entity = 'frontend'
    UNION SELECT frontends.id FROM recent JOIN frontends ON supplier_id = record_id
      WHERE +recent.entity = 'supplier'
    UNION SELECT frontend_id FROM recent JOIN microsite_pictures ON name = label
        AND folder = substr(record_id, 1, length(record_id) - length(label) - 1)
      WHERE +recent.entity = 'file'`,
} as const;

/** After more changes, reading the list again is faster. */
const MAX_CHANGES = 20_000;

/**
 * The ids of at most `limit` records that were added, changed or deleted since a position; null for a position
 * of another epoch, one that never was, and one that is too old.
 */
export async function readChangedIds(
  database: Database,
  entity: OrderedTable['entity'],
  since: string,
  limit: number,
): Promise<{ position: string; ids: string[] | null }> {
  const [epoch = '', number = ''] = since.split('.');
  const known = Number(number);
  const from = Number.isSafeInteger(known) ? known : 0;
  const [positions, rows = []] = await database.queryAll([
    selectRevision(entity),
    {
      sql: `WITH recent AS (SELECT entity, record_id, label FROM changes
              WHERE id > max(?, ${LAST_CHANGE} - ${MAX_CHANGES}) AND +action <> 'purge')
            SELECT DISTINCT id FROM (${CHANGED_IDS[entity]}) LIMIT ?`,
      args: [from, limit],
    },
  ]);
  const { position } = toRevision(positions?.[0]);
  const [current, last] = position.split('.');
  const isKnown = epoch === current && known <= Number(last) && known >= Number(last) - MAX_CHANGES;
  return { position, ids: isKnown ? rows.map(({ id }) => String(id)) : null };
}
