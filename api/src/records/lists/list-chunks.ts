import { compareKeys } from '@wabu/shared/entities/lists/order-key';
import type { Platform } from '../../platform/platform.ts';
import type { ListBatch, RowKey, RowRange } from '../store/list-repository.ts';
import { nextTurn } from '../store/time-slices.ts';
import type { FieldOrder } from './field-order.ts';
import type { ListSource } from './list-source.ts';
import { currentRevision, rowsBetween } from './write-and-invalidate.ts';

type Bytes = Uint8Array<ArrayBuffer>;

export interface Chunk {
  /** Inclusive upper bound of its rows; the last one has none. */
  until: RowKey | null;
  bytes: number;
  /** The records as JSON, separated by commas; null if it is too large for the memory. */
  text: Bytes | null;
  /** The compressed text, from the first request for it. */
  compressed?: Promise<Bytes>;
  ids: readonly string[];
  searched: readonly unknown[];
}

export interface ChunkedList extends ReadList {
  /** The orders by fields that were asked for, of this revision or of an earlier one. */
  orders: Map<string, Promise<FieldOrder>>;
}

interface ReadList {
  revision: number;
  /** Null for a list that is too large for the cache. */
  chunks: Chunk[] | null;
}

/** The list of 100,000 suppliers has 30 MB, and about as much for its search. */
const MAX_CACHED_BYTES = 48 * 1024 * 1024;
/** Where texts are not compressed in parts, on Workers: they have 128 MB for everything. */
const MAX_TEXT_BYTES = 4 * 1024 * 1024;
/** A read restarts when the list changes meanwhile; after these restarts it reads all rows at once. */
const MAX_RESTARTS = 3;
const ALL = -1;
const encoder = new TextEncoder();

type ListCache = Map<ListSource<unknown>, Promise<ChunkedList>>;
const caches = new WeakMap<Platform, ListCache>();

/**
 * The list at its current revision, from memory. After writes of this process it reads only the chunks with the
 * written rows again.
 */
export async function currentList(
  platform: Platform,
  source: ListSource<unknown>,
): Promise<ChunkedList> {
  const cache: ListCache = caches.get(platform) ?? new Map();
  caches.set(platform, cache);
  const known = cache.get(source);
  const before = (await known) ?? null;
  const revision = await currentRevision(platform, source.entity);
  if (before !== null && before.revision >= revision) return before;
  // A concurrent request has begun to read it.
  if (cache.get(source) !== known) return currentList(platform, source);
  const reading = readList(platform, source, before);
  cache.set(source, reading);
  reading.catch(() => cache.get(source) === reading && cache.delete(source));
  return reading;
}

async function readList(
  platform: Platform,
  source: ListSource<unknown>,
  before: ChunkedList | null,
): Promise<ChunkedList> {
  for (let attempt = 1; ; attempt += 1) {
    const { database } = platform;
    const revision = await currentRevision(platform, source.entity);
    const written = before && rowsBetween(database, source.entity, before.revision, revision);
    const found =
      before?.chunks && written
        ? await readAgain(platform, source, before.chunks, written, revision)
        : await readChunks(platform, {
            ...source,
            batchSize: attempt > MAX_RESTARTS ? ALL : source.batchSize,
          });
    if (found === null) continue;
    const extent = before?.chunks && written ? 'part' : 'whole';
    platform.metrics?.add('wabu_list_rebuilds_total', { list: source.entity, extent });
    return { ...found, orders: before?.orders ?? new Map() };
  }
}

/** Reads the chunks with these rows again; such a chunk may have grown to twice its size. */
function readAgain(
  platform: Platform,
  source: ListSource<unknown>,
  chunks: readonly Chunk[],
  written: readonly RowKey[],
  revision: number,
): Promise<ReadList | null> {
  const holder = (key: RowKey) =>
    chunks.find(({ until }) => until === null || !isAfter(key, until));
  const stale = new Set(written.map(holder));
  const parts = chunks.map((chunk) => (stale.has(chunk) ? { until: chunk.until } : chunk));
  return readChunks(platform, { ...source, batchSize: 2 * source.batchSize }, parts, revision);
}

/** True if `one` sorts behind `other`. */
function isAfter(one: RowKey, other: RowKey): boolean {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at >= 0 && compareKeys(String(one[at]), String(other[at])) > 0;
}

/** Reads the parts that are no chunks yet. Null when the list changes meanwhile. */
async function readChunks(
  platform: Platform,
  source: ListSource<unknown>,
  parts: readonly (Chunk | Pick<Chunk, 'until'>)[] = [{ until: null }],
  expected: number | null = null,
): Promise<ReadList | null> {
  const chunks: Chunk[] = [];
  let revision = expected;
  let size = 0;
  const add = (chunk: Chunk) => {
    size += chunk.bytes;
    const isTextKept = platform.gzipInParts !== undefined || size <= MAX_TEXT_BYTES;
    chunks.push(isTextKept ? chunk : { ...chunk, text: null });
  };
  for (const part of parts) {
    if ('ids' in part) {
      add(part);
      continue;
    }
    const range = { after: chunks.at(-1)?.until ?? null, until: part.until };
    for await (const batch of readBatches(platform, source, range)) {
      revision ??= batch.revision;
      if (batch.revision !== revision) return null;
      // To fold 1,000 records and to write them as JSON takes as long as to read them.
      await nextTurn();
      add(toChunk(source, batch, part.until));
      if (size > (source.maxBytes ?? MAX_CACHED_BYTES)) return { revision, chunks: null };
    }
  }
  return { revision: revision ?? 0, chunks };
}

/** Batch by batch, so that the event loop serves other requests in between. */
export async function* readBatches<T>(
  platform: Platform,
  { read, batchSize }: ListSource<T>,
  { after, until }: Pick<RowRange, 'after' | 'until'> = { after: null, until: null },
): AsyncGenerator<ListBatch<T>, void> {
  let from = after;
  for (;;) {
    const batch = await read(platform, { after: from, until, limit: batchSize });
    yield batch;
    if (batch.next === null) return;
    from = batch.next;
    await nextTurn();
  }
}

const toChunk = (
  { searched }: ListSource<unknown>,
  { items, ids, next }: ListBatch<unknown>,
  until: RowKey | null,
): Chunk => {
  const text = toText(items);
  return {
    until: next ?? until,
    bytes: text.byteLength,
    text,
    ids,
    searched: searched ? shareTexts(items.map(searched)) : [],
  };
};

/** Longer texts differ from row to row. */
const MAX_SHARED_LENGTH = 16;

/** Equal short texts, such as a province, become one in memory: each row has its own from the database. */
function shareTexts(rows: unknown[]): unknown[] {
  const texts = new Map<string, string>();
  for (const row of rows as Record<string, unknown>[])
    for (const [key, text] of Object.entries(row)) {
      if (typeof text !== 'string' || text.length > MAX_SHARED_LENGTH) continue;
      const known = texts.get(text);
      if (known === undefined) texts.set(text, text);
      else row[key] = known;
    }
  return rows;
}

/** Records as JSON, separated by commas. */
export const toText = (items: readonly unknown[]): Bytes =>
  encoder.encode(JSON.stringify(items).slice(1, -1));
