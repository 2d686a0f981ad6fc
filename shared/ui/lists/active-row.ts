import type { RecordRows } from '../paged-lists/record-rows.ts';

/** The active row. Its key keeps it on its record when the rows move; null in the head, and while the row is loading. */
export interface ActiveRow {
  row: number;
  key: string | null;
}

export function activeAt<T>(row: number, rows: RecordRows<T>): ActiveRow {
  const item = rows.at(row);
  return { row, key: item === undefined ? null : rows.keyOf(item) };
}

export function rowOf<T>({ row, key }: ActiveRow, rows: RecordRows<T>): number {
  const last = Math.max(0, rows.count - 1);
  if (key === null) return Math.min(row, last);
  const item = rows.at(row);
  if (item !== undefined && rows.keyOf(item) === key) return row;
  const found = rows.find(key);
  return found >= 0 ? found : Math.min(row, last);
}
