/** A browser shows an answer about a list again for so long before it asks for a newer one. */
export const LIST_STALE_MS = 30_000;
/** A search that is no longer shown is kept for so long. */
export const LIST_KEPT_MS = 60_000;

/** Rows of a page, unless the request names another number: what a screen needs first. */
export const PAGE_ROWS = 100;
export const MAX_PAGE_ROWS = 1_000;
/** A browser keeps a whole list of up to this many rows; the server searches longer ones. */
export const MAX_LOCAL_ROWS = 20_000;

export const LIST_SEARCH_MAX = 200;

/** A page of a list or of the records that a search finds, in the order of the list. */
export interface ListPage<T> {
  /** `<epoch>.<number>`: to ask for changes since. A restored backup begins another epoch. */
  revision: string;
  total: number;
  records: T[];
  /** The `after` of the next page; null behind the last one. */
  next: string | null;
}

export interface ListChanges<T> {
  revision: string;
  total: number;
  changed: T[];
  /** The keys of deleted records; a record of `changed` may have the key again. */
  removed: string[];
}

/** The changes since a revision are not known any more: the list must be read again. */
export interface ListReset {
  reset: true;
  revision: string;
}
