import { concatBytes } from '../http/concat-bytes.ts';
import type { Platform } from '../platform/platform.ts';
import type { ListBatch, ListSource, RowKey } from './list-source.ts';
import { isAfter } from './row-order.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** Some rows of a list as JSON, with the bracket or comma before them. */
export interface SerializedChunk {
  /** The keys between which they stand, the second included. */
  after: RowKey | null;
  until: RowKey | null;
  text: Bytes;
  /** The same, packed, once somebody has asked for it. */
  packed?: Promise<Bytes>;
}
/** A list of one state, ready to be sent: its parts, and the bracket that closes it. */
export interface SerializedList {
  revision: number;
  parts: SerializedChunk[];
}

/** So often a list is begun anew because it changed while it was read; then it is read at one go. */
const MAX_RESTARTS = 3;
const ALL = -1;
const encoder = new TextEncoder();
/** What stands behind the last part. */
export const END = encoder.encode(']');

/**
 * A whole list, read part by part: the rows are never all in memory, and others are served between two
 * parts. No parts where there would be more than `most` bytes.
 */
export async function readChunks(
  platform: Platform,
  source: ListSource<unknown>,
  most: number,
): Promise<SerializedList | { revision: number; parts: null }> {
  for (let beginning = 1; ; beginning += 1) {
    const batchSize = beginning > MAX_RESTARTS ? ALL : source.batchSize;
    const found = await readSnapshot(platform, { ...source, batchSize }, most);
    if (found !== null) return found;
  }
}

/** Null when the list changed on the way: its parts would not be of one and the same state. */
async function readSnapshot(platform: Platform, source: ListSource<unknown>, most: number) {
  const parts: SerializedChunk[] = [];
  let size = 0;
  let revision: number | null = null;
  for await (const part of readBatches(platform, source)) {
    revision ??= part.revision;
    if (part.revision !== revision) return null;
    const written = serializeBatch(part, null);
    size += written.text.byteLength;
    if (size > most) return { revision, parts: null };
    // An empty part behind another has nothing to say.
    if (part.items.length > 0 || parts.length === 0) parts.push(written);
    else endAt(parts, null);
  }
  return { revision: revision ?? 0, parts };
}

/**
 * A list as it is now, of which only the parts are read that were written since. Null when that cannot be
 * told: somebody else has written, or writes now.
 */
export async function refreshChunks(
  platform: Platform,
  source: ListSource<unknown>,
  { revision: before, parts }: SerializedList,
  written: ReadonlyMap<number, readonly RowKey[]>,
): Promise<SerializedList | null> {
  const known = new Map(written);
  const changed = new Set([...known.values()].flat().map((key) => chunkWith(parts, key)));
  const fresh: SerializedChunk[] = [];
  let revision: number | null = null;
  for (const part of parts) {
    if (!changed.has(part)) {
      fresh.push(part);
      continue;
    }
    const first = fresh.length;
    for await (const read of readBatches(
      platform,
      { ...source, batchSize: 2 * source.batchSize },
      part,
    )) {
      revision ??= read.revision;
      if (read.revision !== revision) return null;
      if (read.items.length > 0) fresh.push(serializeBatch(read, part.until));
      else if (fresh.length > first) endAt(fresh, part.until);
    }
    // Whoever stands before a part that is gone would have to reach further: too rare to be told here.
    if (fresh.length === first) return null;
  }
  if (revision === null) return null;
  for (let each = before + 1; each <= revision; each += 1) if (!known.has(each)) return null;
  return { revision, parts: fresh };
}

/** The part in which a row with that key stands, or would. */
function chunkWith(parts: SerializedChunk[], key: RowKey): SerializedChunk | undefined {
  let low = 0;
  let high = parts.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    const until = parts[middle]?.until ?? null;
    if (until !== null && isAfter(key, until)) low = middle + 1;
    else high = middle;
  }
  return parts[low];
}

function endAt(parts: SerializedChunk[], until: RowKey | null): void {
  const last = parts.at(-1);
  if (last !== undefined) last.until = until;
}

/** The whole list as one text; its parts become views of it, so that it is in memory once. */
export function joinChunks(list: SerializedList): { whole: Bytes; parts: SerializedChunk[] } {
  const texts = list.parts.map(({ text }) => text);
  const size = texts.reduce((total, text) => total + text.byteLength, END.byteLength);
  const whole = concatBytes([...texts, END], size);
  let end = 0;
  const parts = list.parts.map((part) => {
    const start = end;
    end += part.text.byteLength;
    return { ...part, text: whole.subarray(start, end) };
  });
  return { whole, parts };
}

/** The list as it comes from the database, for one that is too large to be held. */
export function streamChunks(
  platform: Platform,
  source: ListSource<unknown>,
): ReadableStream<Uint8Array> {
  const parts = readBatches(platform, source);
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await parts.next();
      if (!done) return controller.enqueue(serializeBatch(value, null).text);
      controller.enqueue(END);
      controller.close();
    },
  });
}

interface LocatedBatch extends ListBatch<unknown> {
  after: RowKey | null;
}

const everything = { after: null, until: null };

async function* readBatches(
  platform: Platform,
  { read, batchSize }: ListSource<unknown>,
  { after, until }: { after: RowKey | null; until: RowKey | null } = everything,
): AsyncGenerator<LocatedBatch, void> {
  let from = after;
  for (;;) {
    const part = await read(platform, { after: from, until, most: batchSize });
    yield { ...part, after: from };
    if (part.next === null) return;
    from = part.next;
    // The driver answers without leaving the event loop's turn: whoever waits has theirs here.
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
