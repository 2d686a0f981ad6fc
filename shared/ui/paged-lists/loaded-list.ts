import {
  type ListChanges,
  type ListPage,
  MAX_LOCAL_ROWS,
} from '../../entities/lists/list-pages.ts';

export interface LoadedList<T> {
  /** The revision that the changes to ask for follow. */
  revision: string;
  total: number;
  records: readonly T[];
  next: string | null;
}

export type KeyOf<T> = (record: T) => string;

export const isFilling = ({ next, records }: LoadedList<unknown>): boolean =>
  next !== null && records.length < MAX_LOCAL_ROWS;

/** Keeps the older revision: the changes since then are still to be asked for. */
export function addPage<T>(
  list: LoadedList<T>,
  { records, next }: ListPage<T>,
  keyOf: KeyOf<T>,
): LoadedList<T> {
  return { ...list, records: replaced(list.records, keyOf, records), next };
}

/** Unchanged records keep their identity, and an unchanged list too. */
export function applyChanges<T>(
  list: LoadedList<T>,
  { revision, total, changed, removed }: ListChanges<T>,
  keyOf: KeyOf<T>,
): LoadedList<T> {
  const records =
    changed.length + removed.length === 0
      ? list.records
      : replaced(list.records, keyOf, changed, removed);
  return { ...list, revision, total, records };
}

function replaced<T>(
  before: readonly T[],
  keyOf: KeyOf<T>,
  records: readonly T[],
  removed: readonly string[] = [],
): readonly T[] {
  const gone = new Set([...removed, ...records.map(keyOf)]);
  return [...before.filter((record) => !gone.has(keyOf(record))), ...records];
}
