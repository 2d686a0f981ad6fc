import { compareKeys } from '@wabu/shared/entities/lists/order-key';
import type { timeSlices } from '../store/time-slices.ts';

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

/** Rows of a list: a chunk, or what stands for it while a list that is too large for memory is read. */
export type Part = object;

/**
 * The order of a list by a field: the different keys, and for each row the place of its own. A row takes four bytes
 * and an order in either direction is a count, so that the orders of all fields stay in memory.
 */
export interface FieldOrder {
  keys: PackedKeys;
  places: WeakMap<Part, Uint32Array>;
  rows: number;
}

export const noOrder: FieldOrder = { keys: noKeys, places: new WeakMap(), rows: 0 };

/** Keys that no row has any more stay until they are this many: then the order is read anew. */
const MAX_UNUSED_KEYS = 20_000;

type Pause = ReturnType<typeof timeSlices>;

/** The order with the parts that have changed since. `readKeys` reads the keys of their rows. */
export async function orderOf<P extends Part>(
  known: FieldOrder,
  parts: readonly P[],
  readKeys: (part: P, at: number) => Promise<readonly string[]>,
  pause: Pause,
): Promise<FieldOrder> {
  const before = known.keys.ends.length > known.rows + MAX_UNUSED_KEYS ? noOrder : known;
  // Numbers instead of the keys, which are collected at once: those of a hundred thousand rows would grow the heap.
  const read = new Map<Part, Int32Array>();
  const added = new Map<string, number>();
  for (const [at, part] of parts.entries()) {
    if (before.places.has(part)) continue;
    const keys = await readKeys(part, at);
    read.set(
      part,
      Int32Array.from(keys, (key) => numberOf(key, before.keys, added)),
    );
    await pause();
  }
  if (read.size === 0) return before;
  const sorted = await sortTexts([...added.keys()], pause);
  const { keys, moved } = addKeys(before.keys, sorted);
  const placeOfAdded = new Uint32Array(sorted.length);
  for (const key of sorted) placeOfAdded[added.get(key) ?? 0] = placeOf(keys, key);
  await pause();
  const places: FieldOrder['places'] = new WeakMap();
  let rows = 0;
  for (const part of parts) {
    const numbers = read.get(part);
    const now = numbers
      ? Uint32Array.from(numbers, (number) =>
          number < 0 ? (moved[-1 - number] ?? 0) : (placeOfAdded[number] ?? 0),
        )
      : (before.places.get(part)?.map((place) => moved[place] ?? 0) ?? new Uint32Array(0));
    places.set(part, now);
    rows += now.length;
    await pause();
  }
  return { keys, places, rows };
}

/** The number of a key that is added, and `-1 - place` of a known one. */
function numberOf(key: string, keys: PackedKeys, added: Map<string, number>): number {
  const number = added.get(key);
  if (number !== undefined) return number;
  const place = placeOf(keys, key);
  if (place >= 0) return -1 - place;
  added.set(key, added.size);
  return added.size - 1;
}

/** Few enough for one turn of the event loop. */
const SORT_BATCH_SIZE = 4_000;

/** Sorts in runs, which are then merged: other requests run in between. */
async function sortTexts(texts: string[], pause: Pause): Promise<string[]> {
  let runs: string[][] = [];
  for (let at = 0; at < texts.length; at += SORT_BATCH_SIZE) {
    runs.push(texts.slice(at, at + SORT_BATCH_SIZE).sort(compareKeys));
    await pause();
  }
  while (runs.length > 1) {
    const longer: string[][] = [];
    for (let at = 0; at < runs.length; at += 2) {
      longer.push(merge(runs[at] ?? [], runs[at + 1] ?? []));
      await pause();
    }
    runs = longer;
  }
  return runs[0] ?? [];
}

function merge(one: string[], other: string[]): string[] {
  const merged: string[] = [];
  let next = 0;
  for (const text of one) {
    for (; next < other.length && (other[next] as string) < text; next += 1)
      merged.push(other[next] as string);
    merged.push(text);
  }
  for (; next < other.length; next += 1) merged.push(other[next] as string);
  return merged;
}
