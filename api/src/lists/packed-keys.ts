import { compareKeys } from '@wabu/shared/entities/lists/order-key';

/** Different keys in their order, as one text: as texts of their own they would take three times the memory. */
export interface PackedKeys {
  text: string;
  /** Where each key ends in the text. */
  ends: Uint32Array;
}

export const noKeys: PackedKeys = { text: '', ends: new Uint32Array(0) };

const endOf = ({ ends }: PackedKeys, place: number) => ends[place - 1] ?? 0;

/** The place of a key; if it is not among them `-1 - place`, with the place that it would have. */
export function placeOf(keys: PackedKeys, key: string): number {
  let first = 0;
  let last = keys.ends.length - 1;
  while (first <= last) {
    const middle = (first + last) >>> 1;
    const order = compareKeys(keys.text.slice(endOf(keys, middle), endOf(keys, middle + 1)), key);
    if (order === 0) return middle;
    if (order < 0) first = middle + 1;
    else last = middle - 1;
  }
  return -1 - first;
}

interface Joined {
  keys: PackedKeys;
  /** Where each earlier key is now. */
  moved: Uint32Array;
}

/** With more keys, which are sorted and not among the others. */
export function addKeys(before: PackedKeys, more: readonly string[]): Joined {
  const ends = new Uint32Array(before.ends.length + more.length);
  const moved = new Uint32Array(before.ends.length);
  const parts: string[] = [];
  let next = 0;
  let added = 0;
  let length = 0;
  function copyUntil(place: number): void {
    const start = endOf(before, next);
    const shift = length - start;
    for (; next < place; next += 1) {
      moved[next] = next + added;
      ends[next + added] = (before.ends[next] ?? 0) + shift;
    }
    const end = endOf(before, place);
    parts.push(before.text.slice(start, end));
    length += end - start;
  }
  for (const key of more) {
    copyUntil(-1 - placeOf(before, key));
    parts.push(key);
    length += key.length;
    ends[next + added] = length;
    added += 1;
  }
  copyUntil(before.ends.length);
  return { keys: { text: parts.join(''), ends }, moved };
}
