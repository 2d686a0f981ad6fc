import type { ListSort } from '@wabu/shared/entities/lists/list-sort';
import { orderKey } from '@wabu/shared/entities/lists/order-key';
import type { Platform } from '../../platform/platform.ts';
import type { RowKey } from '../store/list-repository.ts';
import { timeSlices } from '../store/time-slices.ts';
import { type FieldOrder, noOrder, orderOf } from './field-order.ts';
import { type Chunk, type ChunkedList, currentList, readBatches } from './list-chunks.ts';
import type { SortedSource } from './list-source.ts';

type Part = Pick<Chunk, 'ids' | 'searched'>;
type Accepts = (searched: unknown) => boolean;

/**
 * The ids of the accepted records, sorted; equal values keep the order of the list, empty ones are last in both
 * directions. The order of a field stays in memory with the list: after a write only the written rows find new places.
 */
export async function sortedIds<T>(
  platform: Platform,
  source: SortedSource<T>,
  accepts: Accepts,
  sort: ListSort<string>,
): Promise<string[]> {
  const list = await currentList(platform, source);
  if (list.chunks !== null)
    return idsInOrder(
      list.chunks,
      await cachedOrder(platform, source, list, sort.field),
      accepts,
      sort,
    );
  const parts: (Part & { keys: string[] })[] = [];
  for await (const { ids, items } of readBatches(platform, source))
    parts.push({
      ids,
      searched: items.map((item) => source.searched?.(item)),
      keys: items.map((item) => orderKey(source.sortValue(item, sort.field))),
    });
  const order = await orderOf(noOrder, parts, async ({ keys }) => keys, timeSlices());
  return idsInOrder(parts, order, accepts, sort);
}

/** Puts each row into the place of its key: a count, which compares nothing. */
async function idsInOrder(
  parts: readonly Part[],
  { keys, places, rows }: FieldOrder,
  accepts: Accepts,
  { descending }: ListSort<string>,
): Promise<string[]> {
  const pause = timeSlices();
  const last = keys.ends.length;
  const isEmpty = (place: number) => keys.ends[place] === 0;
  const wanted = new Uint32Array(rows).fill(NOWHERE);
  const next = new Uint32Array(last + 2);
  let row = 0;
  for (const part of parts) {
    const own = places.get(part);
    for (const at of part.ids.keys()) {
      if (accepts(part.searched[at])) {
        const place = own?.[at] ?? 0;
        const rank = isEmpty(place) ? last : descending ? last - 1 - place : place;
        wanted[row] = rank;
        next[rank + 1] = (next[rank + 1] ?? 0) + 1;
      }
      row += 1;
    }
    await pause();
  }
  for (let rank = 1; rank < next.length; rank += 1)
    next[rank] = (next[rank] ?? 0) + (next[rank - 1] ?? 0);
  const sorted = new Array<string>(next[last + 1] ?? 0);
  row = 0;
  for (const part of parts)
    for (const id of part.ids) {
      const rank = wanted[row] ?? NOWHERE;
      row += 1;
      if (rank === NOWHERE) continue;
      const at = next[rank] ?? 0;
      sorted[at] = id;
      next[rank] = at + 1;
    }
  return sorted;
}

/** The rank of a row that is not accepted. */
const NOWHERE = 0xffffffff;

/** The order by a field, of this revision of the list: from that of an earlier one, if it is known. */
function cachedOrder<T>(
  platform: Platform,
  source: SortedSource<T>,
  { chunks, orders }: ChunkedList,
  field: string,
): Promise<FieldOrder> {
  const known = orders.get(field) ?? Promise.resolve(noOrder);
  const parts = chunks ?? [];
  const keysOf = async (chunk: Chunk, at: number) => {
    const records = await recordsOf(platform, source, chunk, parts[at - 1]?.until ?? null);
    return records.map((record) =>
      record === undefined ? '' : orderKey(source.sortValue(record, field)),
    );
  };
  const order = known
    .catch(() => noOrder)
    .then((before) => orderOf(before, parts, keysOf, timeSlices()));
  orders.set(field, order);
  return order;
}

const prepared = new WeakSet<ChunkedList['orders']>();

/**
 * Orders a list by the other fields, which may be asked for next. Only where its texts are in memory and the process
 * outlives its requests.
 */
export async function prepareOrders<T>(platform: Platform, source: SortedSource<T>): Promise<void> {
  if (!platform.database.exclusive) return;
  try {
    const { orders } = await currentList(platform, source);
    if (prepared.has(orders)) return;
    prepared.add(orders);
    for (const field of source.sortFields) {
      const list = await currentList(platform, source);
      if (list.chunks?.every(({ text }) => text !== null) && !orders.has(field))
        await cachedOrder(platform, source, list, field);
    }
  } catch {
    // The request that needs the order reads it again, and says what is wrong.
  }
}

const decoder = new TextDecoder();

/**
 * The records of a chunk, from its text, or from the database if the text is not in memory: undefined for a row that
 * was written since. The list has another revision then, and the next request sorts it again.
 */
async function recordsOf<T>(
  platform: Platform,
  source: SortedSource<T>,
  { text, ids, until }: Chunk,
  after: RowKey | null,
): Promise<(T | undefined)[]> {
  if (text !== null) return JSON.parse(`[${decoder.decode(text)}]`) as T[];
  const read = await source.read(platform, { after, until, limit: -1 });
  const records = new Map(read.ids.map((id, at) => [id, read.items[at]]));
  return ids.map((id) => records.get(id));
}
