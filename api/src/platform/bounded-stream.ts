import { concatBytes } from './concat-bytes.ts';
import type { ChunkReader } from './platform.ts';

/*
 * This file and `http/bounded-body.ts` are the only ones that read bodies and streams, always up to a limit.
 * The lint rule `api/bounded-body.grit` rejects such reads in other files.
 */

/** A body has more bytes than the limit. */
export class BodyTooLarge extends Error {}

/** Reads a stream up to a limit. */
export class BoundedReader {
  readonly #reader: ChunkReader | undefined;
  #left: number;

  constructor(stream: ReadableStream<Uint8Array> | ChunkReader | null, limit: number) {
    this.#reader = stream instanceof ReadableStream ? stream.getReader() : (stream ?? undefined);
    this.#left = limit;
  }

  /** The next bytes; undefined at the end. Throws `BodyTooLarge` at the first byte too many. */
  async next(): Promise<Uint8Array | undefined> {
    const chunk = await this.#reader?.read();
    if (chunk === undefined || chunk.done || chunk.value === undefined) return undefined;
    this.#left -= chunk.value.byteLength;
    if (this.#left < 0) throw new BodyTooLarge();
    return chunk.value;
  }

  /** Reads and discards a chunk; false at the end. */
  async skip(): Promise<boolean> {
    const chunk = await this.#reader?.read();
    return chunk !== undefined && !chunk.done;
  }

  async cancel(): Promise<void> {
    await this.#reader?.cancel();
  }
}

/** All bytes of a stream. Cancels it and throws `BodyTooLarge` above the limit. */
export async function readStream(
  stream: ReadableStream<Uint8Array> | null,
  limit: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new BoundedReader(stream, limit);
  const chunks: Uint8Array[] = [];
  try {
    for (let chunk = await reader.next(); chunk !== undefined; chunk = await reader.next()) {
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof BodyTooLarge) await reader.cancel();
    throw error;
  }
  return concatBytes(chunks);
}

/** The answer of another server. */
export interface FetchedText {
  status: number;
  /** Empty unless the status is 200 or 201. */
  text: string;
  retryAfter: string | null;
}

/** Fetches the answer of another server. Throws `BodyTooLarge`. */
export async function fetchText(
  url: string,
  request: RequestInit,
  limit: number,
): Promise<FetchedText> {
  const { status, body, headers } = await fetch(url, request);
  const retryAfter = headers.get('Retry-After');
  if (status === 200 || status === 201)
    return { status, text: new TextDecoder().decode(await readStream(body, limit)), retryAfter };
  await body?.cancel();
  return { status, text: '', retryAfter };
}

/** Fetches another server's answer with its whole body. Throws `BodyTooLarge`. */
export async function fetchBytes(
  request: Request,
  init: RequestInit,
  limitOf: (status: number) => number,
): Promise<{ status: number; headers: Headers; bytes: Uint8Array<ArrayBuffer> }> {
  const { status, headers, body } = await fetch(request, init);
  return { status, headers, bytes: await readStream(body, limitOf(status)) };
}
