import type { RowKey } from '../store/list-repository.ts';

/** True if `one` sorts behind `other` in the database. */
export function isAfter(one: RowKey, other: RowKey): boolean {
  for (const [at, value] of one.entries()) {
    const order = compareTexts(String(value), String(other[at]));
    if (order !== 0) return order > 0;
  }
  return false;
}

/** Compares code points, as SQLite's BINARY collation does for UTF-8; JavaScript compares UTF-16 code units. */
function compareTexts(one: string, other: string): number {
  const length = Math.min(one.length, other.length);
  let at = 0;
  while (at < length && one.charCodeAt(at) === other.charCodeAt(at)) at += 1;
  if (at === length) return one.length - other.length;
  return rank(one.charCodeAt(at)) - rank(other.charCodeAt(at));
}

/** Surrogates sort behind all other code units. */
const rank = (unit: number) => (unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit);
