/** The rows of a list or a table. */
export interface RecordRows<T> {
  count: number;
  /** Undefined for a row that is not loaded. */
  at: (row: number) => T | undefined;
  keyOf: (record: T) => string;
  /** The row of a key; -1 if it is not loaded. */
  find: (key: string) => number;
  /** To be called with the rows that are rendered, `last` excluded: they are loaded. */
  onShow?: (first: number, last: number) => void;
}

export function localRows<T>(records: readonly T[], keyOf: (record: T) => string): RecordRows<T> {
  let places: Map<string, number> | undefined;
  return {
    count: records.length,
    at: (row) => records[row],
    keyOf,
    find(key) {
      places ??= new Map(records.map((record, row) => [keyOf(record), row]));
      return places.get(key) ?? -1;
    },
  };
}
