import { joined } from '../http/joined.ts';
import type { Platform } from '../platform/platform.ts';
import type { ListPart, ListSource, RowKey } from './list-source.ts';
import { isAfter } from './row-order.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** Some rows of a list as JSON, with the bracket or comma before them. */
export interface WrittenPart {
  /** The keys between which they stand, the second included. */
  after: RowKey | null;
  until: RowKey | null;
  text: Bytes;
  /** The same, packed, once somebody has asked for it. */
  packed?: Promise<Bytes>;
}
/** A list of one state, ready to be sent: its parts, and the bracket that closes it. */
export interface WrittenList {
  revision: number;
  parts: WrittenPart[];
}

/** So often a list is begun anew because it changed while it was read; then it is read at one go. */
const MOST_BEGINNINGS = 3;
const ALL = -1;
const encoder = new TextEncoder();
/** What stands behind the last part. */
export const END = encoder.encode(']');

/**
 * A whole list, read part by part: the rows are never all in memory, and others are served between two
 * parts. No parts where there would be more than `most` bytes.
 */
export async function readParts(
  platform: Platform,
  source: ListSource<unknown>,
  most: number,
): Promise<WrittenList | { revision: number; parts: null }> {
  for (let beginning = 1; ; beginning += 1) {
    const atATime = beginning > MOST_BEGINNINGS ? ALL : source.atATime;
    const found = await readOneState(platform, { ...source, atATime }, most);
    if (found !== null) return found;
  }
}

/** Null when the list changed on the way: its parts would not be of one and the same state. */
async function readOneState(platform: Platform, source: ListSource<unknown>, most: number) {
  const parts: WrittenPart[] = [];
  let size = 0;
  let revision: number | null = null;
  for await (const part of partsOf(platform, source)) {
    revision ??= part.revision;
    if (part.revision !== revision) return null;
    const written = toPart(part, null);
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
export async function readAgain(
  platform: Platform,
  source: ListSource<unknown>,
  { revision: before, parts }: WrittenList,
  written: ReadonlyMap<number, readonly RowKey[]>,
): Promise<WrittenList | null> {
  const known = new Map(written);
  const changed = new Set([...known.values()].flat().map((key) => partWith(parts, key)));
  const fresh: WrittenPart[] = [];
  let revision: number | null = null;
  for (const part of parts) {
    if (!changed.has(part)) {
      fresh.push(part);
      continue;
    }
    const first = fresh.length;
    for await (const read of partsOf(platform, { ...source, atATime: 2 * source.atATime }, part)) {
      revision ??= read.revision;
      if (read.revision !== revision) return null;
      if (read.items.length > 0) fresh.push(toPart(read, part.until));
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
function partWith(parts: WrittenPart[], key: RowKey): WrittenPart | undefined {
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

function endAt(parts: WrittenPart[], until: RowKey | null): void {
  const last = parts.at(-1);
  if (last !== undefined) last.until = until;
}

/** The whole list as one text; its parts become views of it, so that it is in memory once. */
export function joinParts(list: WrittenList): { whole: Bytes; parts: WrittenPart[] } {
  const texts = list.parts.map(({ text }) => text);
  const size = texts.reduce((total, text) => total + text.byteLength, END.byteLength);
  const whole = joined([...texts, END], size);
  let end = 0;
  const parts = list.parts.map((part) => {
    const start = end;
    end += part.text.byteLength;
    return { ...part, text: whole.subarray(start, end) };
  });
  return { whole, parts };
}

/** The list as it comes from the database, for one that is too large to be held. */
export function streamParts(
  platform: Platform,
  source: ListSource<unknown>,
): ReadableStream<Uint8Array> {
  const parts = partsOf(platform, source);
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await parts.next();
      if (!done) return controller.enqueue(toPart(value, null).text);
      controller.enqueue(END);
      controller.close();
    },
  });
}

interface ReadPart extends ListPart<unknown> {
  after: RowKey | null;
}

const everything = { after: null, until: null };

async function* partsOf(
  platform: Platform,
  { read, atATime }: ListSource<unknown>,
  { after, until }: { after: RowKey | null; until: RowKey | null } = everything,
): AsyncGenerator<ReadPart, void> {
  let from = after;
  for (;;) {
    const part = await read(platform, { after: from, until, most: atATime });
    yield { ...part, after: from };
    if (part.next === null) return;
    from = part.next;
    // The driver answers without leaving the event loop's turn: whoever waits has theirs here.
    await new Promise((resolve) => setTimeout(resolve));
  }
}

function toPart({ after, next, items }: ReadPart, until: RowKey | null): WrittenPart {
  const inner = JSON.stringify(items).slice(1, -1);
  const before = after === null ? '[' : inner === '' ? '' : ',';
  return { after, until: next ?? until, text: encoder.encode(before + inner) };
}
