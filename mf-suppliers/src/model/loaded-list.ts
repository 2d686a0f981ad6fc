import type { ListChanges, ListPage } from '@wabu/shared/entities/lists/list-pages';
import { MAX_LOCAL_ROWS } from '@wabu/shared/entities/lists/list-pages';
import type { Supplier } from '@wabu/shared/entities/supplier';

/** The part of the list that this browser has: its first rows, or all of them. */
export interface LoadedList {
  /** The revision that the changes to ask for follow. */
  revision: string;
  /** The number of suppliers on the server. */
  total: number;
  suppliers: readonly Supplier[];
  /** The `after` of the rest; null when the list is whole. */
  next: string | null;
}

export function fromFirstPage({ records, ...page }: ListPage<Supplier>): LoadedList {
  return { ...page, suppliers: records };
}

/** True while the rest is to be loaded. */
export const isFilling = ({ next, suppliers }: LoadedList): boolean =>
  next !== null && suppliers.length < MAX_LOCAL_ROWS;

/** Keeps the older revision: the changes since then are still to be asked for. */
export function addPage(list: LoadedList, { records, next }: ListPage<Supplier>): LoadedList {
  return { ...list, suppliers: replaced(list.suppliers, records), next };
}

/** Unchanged suppliers keep their identity, and an unchanged list too. */
export function applyChanges(
  list: LoadedList,
  { revision, total, changed, removed }: ListChanges<Supplier>,
): LoadedList {
  const suppliers =
    changed.length + removed.length === 0
      ? list.suppliers
      : replaced(list.suppliers, changed, removed);
  return { ...list, revision, total, suppliers };
}

function replaced(
  before: readonly Supplier[],
  records: readonly Supplier[],
  removed: readonly string[] = [],
): readonly Supplier[] {
  const gone = new Set([...removed, ...records.map(({ PIVA }) => PIVA)]);
  return [...before.filter(({ PIVA }) => !gone.has(PIVA)), ...records];
}
