import { compareSorted, type ListSort } from '@wabu/shared/entities/lists/list-sort';
import { orderKey } from '@wabu/shared/entities/lists/order-key';
import type { Platform } from '../platform/platform.ts';
import type { RowKey } from '../store/list-repository.ts';
import { type Chunk, currentList, readBatches } from './list-chunks.ts';
import type { ListSource } from './list-source.ts';
import { timeSlices } from './time-slices.ts';

/** A sort by the value of a field. */
export interface Sorting<T> extends ListSort<string> {
  valueOf: (record: T) => string;
}

interface SortedRow {
  id: string;
  key: string;
}

/**
 * The ids of the accepted records, sorted; equal values keep the order of the list. Chunks are sorted one by one and
 * then merged, and their keys stay in memory with them: other requests run in between.
 */
export async function sortedIds<T>(
  platform: Platform,
  source: ListSource<T>,
  accepts: (searched: unknown) => boolean,
  sort: Sorting<T>,
): Promise<string[]> {
  const pause = timeSlices();
  const compare = (one: SortedRow, other: SortedRow) => compareSorted(one.key, other.key, sort);
  const runs: SortedRow[][] = [];
  for await (const { ids, searched, keys } of rowsWithKeys(platform, source, sort)) {
    const rows = ids.map((id, at) => ({ id, key: keys[at] ?? '' }));
    runs.push(rows.filter((_, at) => accepts(searched[at])).sort(compare));
    await pause();
  }
  let merged = runs;
  while (merged.length > 1) {
    const longer: SortedRow[][] = [];
    for (let at = 0; at < merged.length; at += 2) {
      longer.push(merge(merged[at] ?? [], merged[at + 1] ?? [], compare));
      await pause();
    }
    merged = longer;
  }
  return (merged[0] ?? []).map(({ id }) => id);
}

/** Of equal rows those of the first run come first. */
function merge(
  one: SortedRow[],
  other: SortedRow[],
  compare: (one: SortedRow, other: SortedRow) => number,
): SortedRow[] {
  const merged: SortedRow[] = [];
  let next = 0;
  for (const row of one) {
    for (; next < other.length && compare(other[next] as SortedRow, row) < 0; next += 1)
      merged.push(other[next] as SortedRow);
    merged.push(row);
  }
  for (; next < other.length; next += 1) merged.push(other[next] as SortedRow);
  return merged;
}

interface RowsWithKeys {
  ids: readonly string[];
  searched: readonly unknown[];
  keys: readonly string[];
}

async function* rowsWithKeys<T>(
  platform: Platform,
  source: ListSource<T>,
  sort: Sorting<T>,
): AsyncGenerator<RowsWithKeys> {
  const { chunks } = await currentList(platform, source);
  const toKeys = (items: readonly (T | undefined)[]) =>
    items.map((item) => (item === undefined ? '' : orderKey(sort.valueOf(item))));
  if (chunks === null) {
    for await (const { ids, items } of readBatches(platform, source))
      yield { ids, searched: items.map((item) => source.searched?.(item)), keys: toKeys(items) };
    return;
  }
  let after: RowKey | null = null;
  for (const chunk of chunks) {
    const keys =
      keptKeys(chunk, sort.field) ?? toKeys(await recordsOf(platform, source, chunk, after));
    keepKeys(chunk, sort.field, keys);
    yield { ...chunk, keys };
    after = chunk.until;
  }
}

/** Two people may sort by different fields; more than that read them again. */
const MAX_KEPT_FIELDS = 3;
const keysOfChunks = new WeakMap<Chunk, Map<string, readonly string[]>>();

const keptKeys = (chunk: Chunk, field: string) => keysOfChunks.get(chunk)?.get(field);

function keepKeys(chunk: Chunk, field: string, keys: readonly string[]): void {
  const fields = keysOfChunks.get(chunk) ?? new Map<string, readonly string[]>();
  keysOfChunks.set(chunk, fields);
  fields.delete(field);
  fields.set(field, keys);
  for (const oldest of [...fields.keys()].slice(0, -MAX_KEPT_FIELDS)) fields.delete(oldest);
}

const decoder = new TextDecoder();

/**
 * The records of a chunk, from its text, or from the database if the text is not in memory: undefined for a row that
 * was written since. The list has another revision then, and the next request sorts it again.
 */
async function recordsOf<T>(
  platform: Platform,
  source: ListSource<T>,
  { text, ids, until }: Chunk,
  after: RowKey | null,
): Promise<(T | undefined)[]> {
  if (text !== null) return JSON.parse(`[${decoder.decode(text)}]`) as T[];
  const read = await source.read(platform, { after, until, limit: -1 });
  const records = new Map(read.ids.map((id, at) => [id, read.items[at]]));
  return ids.map((id) => records.get(id));
}
