import type { Action } from '@wabu/shared/entities/permissions';
import type { Platform, SqlValue, Statement } from '../platform/platform.ts';

export type ListedEntity = 'suppliers' | 'frontends' | 'users';

/** Where a row stands in the order of its list. */
export type RowKey = readonly SqlValue[];

/** Part of a list: what comes after one row, in the order of the list. */
export interface KeyRange {
  /** The key of the last row that was read, as `next` gave it; null for the beginning. */
  after: RowKey | null;
  /** The key of the last row that belongs to it; null for the end. */
  until: RowKey | null;
  /** At most so many rows; -1 for all of them. */
  most: number;
}
export interface ListBatch<T> {
  /** The list's revision when this part was read. */
  revision: number;
  items: T[];
  /** Where the next part begins; null where there is none. */
  next: RowKey | null;
}

/** A list that is asked for whole. */
export interface ListSource<T> {
  path: string;
  /** Who may read it. */
  action: Action;
  /** Whose revision the list has; several lists may show the same rows. */
  entity: ListedEntity;
  read: (platform: Platform, slice: KeyRange) => Promise<ListBatch<T>>;
  /** Rows of a part: few enough to be read and written as JSON without holding up anybody. */
  batchSize: number;
  /** Bytes above which the list is sent from the database each time instead of being kept. */
  maxBytes?: number;
}

/** The question for a list's revision, to be asked together with the one for its rows. */
export function selectRevision(entity: ListedEntity): Statement {
  return { sql: 'SELECT revision FROM revisions WHERE entity = ?', args: [entity] };
}

/** The condition for the rows of a slice; `key` are the columns that the list is sorted by. */
export function keyRangeCondition(
  key: string,
  { after, until }: KeyRange,
): { where: string; args: SqlValue[] } {
  const marks = `(${key
    .split(',')
    .map(() => '?')
    .join(', ')})`;
  const bounds = [
    ...(after === null ? [] : [`(${key}) > ${marks}`]),
    ...(until === null ? [] : [`(${key}) <= ${marks}`]),
  ];
  const where = bounds.length === 0 ? '' : `WHERE ${bounds.join(' AND ')}`;
  return { where, args: [...(after ?? []), ...(until ?? [])] };
}
