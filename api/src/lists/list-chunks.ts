import { concatBytes } from '../platform/concat-bytes.ts';
import type { Platform } from '../platform/platform.ts';
import type { ListBatch, RowKey } from '../store/list-repository.ts';
import type { ListSource } from './list-source.ts';
import { isAfter } from './row-order.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** Some rows of a list as JSON, with the bracket or comma before them. */
export interface SerializedChunk {
  /** Exclusive lower bound of its rows. */
  after: RowKey | null;
  /** Inclusive upper bound of its rows. */
  until: RowKey | null;
  text: Bytes;
  /** The compressed text, from the first request for it. */
  compressed?: Promise<Bytes>;
}

/** A list at one revision: its chunks, which `END` closes. */
export interface SerializedList {
  revision: number;
  chunks: SerializedChunk[];
}

/** A read restarts when the list changes meanwhile; after these restarts it reads all rows at once. */
const MAX_RESTARTS = 3;
const ALL = -1;
const encoder = new TextEncoder();
export const END = encoder.encode(']');

/**
 * Reads a list batch by batch, so that the event loop serves other requests between two batches. `chunks`
 * is null for a list of more than `maxBytes`.
 */
export async function readChunks(
  platform: Platform,
  source: ListSource<unknown>,
  maxBytes: number,
): Promise<SerializedList | { revision: number; chunks: null }> {
  for (let attempt = 1; ; attempt += 1) {
    const batchSize = attempt > MAX_RESTARTS ? ALL : source.batchSize;
    const found = await readSnapshot(platform, { ...source, batchSize }, maxBytes);
    if (found !== null) return found;
  }
}

/** Null when the revision changes between two batches. */
async function readSnapshot(platform: Platform, source: ListSource<unknown>, maxBytes: number) {
  const chunks: SerializedChunk[] = [];
  let size = 0;
  let revision: number | null = null;
  for await (const batch of readBatches(platform, source)) {
    revision ??= batch.revision;
    if (batch.revision !== revision) return null;
    const chunk = serializeBatch(batch, null);
    size += chunk.text.byteLength;
    if (size > maxBytes) return { revision, chunks: null };
    // An empty batch is a chunk only if it is the whole list.
    if (batch.items.length > 0 || chunks.length === 0) chunks.push(chunk);
    else extendLast(chunks, null);
  }
  return { revision: revision ?? 0, chunks };
}

/**
 * Reads the chunks again that `written` names by the keys of their rows, and takes the others from the
 * list before. Null when another process has written, or writes meanwhile: then only a whole read is right.
 */
export async function refreshChunks(
  platform: Platform,
  source: ListSource<unknown>,
  { revision: before, chunks }: SerializedList,
  written: ReadonlyMap<number, readonly RowKey[]>,
): Promise<SerializedList | null> {
  const known = new Map(written);
  const changed = new Set([...known.values()].flat().map((key) => chunkWith(chunks, key)));
  const doubled = { ...source, batchSize: 2 * source.batchSize };
  const fresh: SerializedChunk[] = [];
  let revision: number | null = null;
  for (const chunk of chunks) {
    if (!changed.has(chunk)) {
      fresh.push(chunk);
      continue;
    }
    const first = fresh.length;
    for await (const batch of readBatches(platform, doubled, chunk)) {
      revision ??= batch.revision;
      if (batch.revision !== revision) return null;
      if (batch.items.length > 0) fresh.push(serializeBatch(batch, chunk.until));
      else if (fresh.length > first) extendLast(fresh, chunk.until);
    }
    // The chunk is empty now, and the one before would have to cover its range. This is rare.
    if (fresh.length === first) return null;
  }
  if (revision === null) return null;
  for (let each = before + 1; each <= revision; each += 1) if (!known.has(each)) return null;
  return { revision, chunks: fresh };
}

/** The chunk whose range holds the key. Binary search. */
function chunkWith(chunks: SerializedChunk[], key: RowKey): SerializedChunk | undefined {
  let low = 0;
  let high = chunks.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    const until = chunks[middle]?.until ?? null;
    if (until !== null && isAfter(key, until)) low = middle + 1;
    else high = middle;
  }
  return chunks[low];
}

function extendLast(chunks: SerializedChunk[], until: RowKey | null): void {
  const last = chunks.at(-1);
  if (last !== undefined) last.until = until;
}

/** The whole list as one text. Its chunks become views of that text, so that memory holds it once. */
export function joinChunks(list: SerializedList): { whole: Bytes; chunks: SerializedChunk[] } {
  const whole = concatBytes([...list.chunks.map(({ text }) => text), END]);
  let end = 0;
  const chunks = list.chunks.map((chunk) => {
    const start = end;
    end += chunk.text.byteLength;
    return { ...chunk, text: whole.subarray(start, end) };
  });
  return { whole, chunks };
}

/** The list as a stream from the database, for one that is too large for memory. */
export function streamChunks(
  platform: Platform,
  source: ListSource<unknown>,
): ReadableStream<Uint8Array> {
  const batches = readBatches(platform, source);
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await batches.next();
      if (!done) return controller.enqueue(serializeBatch(value, null).text);
      controller.enqueue(END);
      controller.close();
    },
  });
}

interface LocatedBatch extends ListBatch<unknown> {
  after: RowKey | null;
}

const allRows = { after: null, until: null };

async function* readBatches(
  platform: Platform,
  { read, batchSize }: ListSource<unknown>,
  { after, until }: { after: RowKey | null; until: RowKey | null } = allRows,
): AsyncGenerator<LocatedBatch, void> {
  let from = after;
  for (;;) {
    const batch = await read(platform, { after: from, until, limit: batchSize });
    yield { ...batch, after: from };
    if (batch.next === null) return;
    from = batch.next;
    // The libSQL driver is synchronous: without a timer no other request would be served in between.
    await new Promise((resolve) => setTimeout(resolve));
  }
}

function serializeBatch(
  { after, next, items }: LocatedBatch,
  until: RowKey | null,
): SerializedChunk {
  const inner = JSON.stringify(items).slice(1, -1);
  const before = after === null ? '[' : inner === '' ? '' : ',';
  return { after, until: next ?? until, text: encoder.encode(before + inner) };
}
