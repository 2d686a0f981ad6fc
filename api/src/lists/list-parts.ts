import { joined } from '../http/joined.ts';
import type { Platform, SqlValue } from '../platform/platform.ts';
import type { ListPart, ListSource } from './kept-list.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** So often a list is begun anew because it changed while it was read; then it is read at one go. */
const MOST_BEGINNINGS = 3;
const ALL = -1;
const encoder = new TextEncoder();

/**
 * A whole list as JSON, read part by part: the rows are never all in memory, and others are served between
 * two parts. No bytes where there would be more than `most`.
 */
export async function readParts(
  platform: Platform,
  source: ListSource<unknown>,
  most: number,
): Promise<{ revision: number; bytes: Bytes | null }> {
  for (let beginning = 1; ; beginning += 1) {
    const atATime = beginning > MOST_BEGINNINGS ? ALL : source.atATime;
    const found = await readOneState(platform, { ...source, atATime }, most);
    if (found !== null) return found;
  }
}

/** Null when the list changed on the way: its parts would not be of one and the same state. */
async function readOneState(platform: Platform, source: ListSource<unknown>, most: number) {
  const chunks: Bytes[] = [];
  let size = 0;
  let revision: number | null = null;
  for await (const part of partsOf(platform, source)) {
    revision ??= part.revision;
    if (part.revision !== revision) return null;
    const chunk = toChunk(part.items, chunks.length === 0, part.next === null);
    size += chunk.byteLength;
    if (size > most) return { revision, bytes: null };
    chunks.push(chunk);
  }
  return { revision: revision ?? 0, bytes: joined(chunks, size) };
}

/** The list as it comes from the database, for one that is too large to be held. */
export function streamParts(
  platform: Platform,
  source: ListSource<unknown>,
): ReadableStream<Uint8Array> {
  const parts = partsOf(platform, source);
  let isFirst = true;
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await parts.next();
      if (done) return controller.close();
      controller.enqueue(toChunk(value.items, isFirst, value.next === null));
      isFirst = false;
    },
  });
}

async function* partsOf(
  platform: Platform,
  { read, atATime }: ListSource<unknown>,
): AsyncGenerator<ListPart<unknown>, void> {
  let after: SqlValue[] | null = null;
  do {
    const part: ListPart<unknown> = await read(platform, { after, most: atATime });
    yield part;
    after = part.next;
    // The driver answers without leaving the event loop's turn: whoever waits has theirs here.
    if (after !== null) await new Promise((resolve) => setTimeout(resolve));
  } while (after !== null);
}

/** A part of the array's text, with the bracket or comma before it and the bracket at its end. */
function toChunk(items: unknown[], isFirst: boolean, isLast: boolean): Bytes {
  const inner = JSON.stringify(items).slice(1, -1);
  const opening = isFirst ? '[' : inner === '' ? '' : ',';
  return encoder.encode(opening + inner + (isLast ? ']' : ''));
}
