import type { Database, SqlValue, Statement } from '../platform/platform.ts';

/** The entities whose lists have a revision, as the table `revisions` names them. */
export type ListedEntity = 'suppliers' | 'frontends' | 'users' | 'microsites';

/** The values of a row in the columns that its list is sorted by. */
export type RowKey = readonly SqlValue[];

/** A range of a sorted list, for keyset pagination. */
export interface KeyRange {
  /** Exclusive lower bound; null starts at the first row. */
  after: RowKey | null;
  /** Inclusive upper bound; null ends at the last row. */
  until: RowKey | null;
  /** Maximum number of rows; -1 for all of them. */
  limit: number;
}

export interface ListBatch<T> {
  /** The list's revision in the same read. */
  revision: number;
  items: T[];
  /** The `after` of the next batch; null behind the last row. */
  next: RowKey | null;
}

/** The query for a list's revision, to be sent together with the query for its rows. */
export function selectRevision(entity: ListedEntity): Statement {
  return { sql: 'SELECT revision FROM revisions WHERE entity = ?', args: [entity] };
}

export async function readRevision(database: Database, entity: ListedEntity): Promise<number> {
  const { sql, args } = selectRevision(entity);
  const [row] = await database.query(sql, args);
  return Number(row?.revision);
}

/** Returns the new revision in its row. */
export function incrementRevision(entity: ListedEntity): Statement {
  return {
    sql: 'UPDATE revisions SET revision = revision + 1 WHERE entity = ? RETURNING revision',
    args: [entity],
  };
}

/** The WHERE clause of a range. `key` are the columns that the list is sorted by: `name, tax_id`. */
export function keyRangeCondition(
  key: string,
  { after, until }: KeyRange,
): { where: string; args: SqlValue[] } {
  const placeholders = `(${key
    .split(',')
    .map(() => '?')
    .join(', ')})`;
  const bounds = [
    ...(after === null ? [] : [`(${key}) > ${placeholders}`]),
    ...(until === null ? [] : [`(${key}) <= ${placeholders}`]),
  ];
  const where = bounds.length === 0 ? '' : `WHERE ${bounds.join(' AND ')}`;
  return { where, args: [...(after ?? []), ...(until ?? [])] };
}
