import type { RowKey } from './list-source.ts';

/** True for a row behind another, in the order in which the database sorts. */
export function isAfter(one: RowKey, other: RowKey): boolean {
  for (const [at, value] of one.entries()) {
    const order = compareTexts(String(value), String(other[at]));
    if (order !== 0) return order > 0;
  }
  return false;
}

/** By code point, as the bytes of UTF-8 are sorted; JavaScript's own order puts signs beyond U+FFFF elsewhere. */
function compareTexts(one: string, other: string): number {
  const length = Math.min(one.length, other.length);
  let at = 0;
  while (at < length && one.charCodeAt(at) === other.charCodeAt(at)) at += 1;
  if (at === length) return one.length - other.length;
  return rank(one.charCodeAt(at)) - rank(other.charCodeAt(at));
}

/** Halves of signs beyond U+FFFF stand behind all others. */
const rank = (unit: number) => (unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit);
