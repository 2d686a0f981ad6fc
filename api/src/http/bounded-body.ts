import type { Context } from 'hono';
import { concatBytes } from './concat-bytes.ts';
import type { ApiEnv } from './env.ts';
import { tooLarge, unsupportedType } from './problem.ts';

/*
 * The one file of the server that takes bytes out of a body or a stream; the lint rule
 * `api/bounded-body.grit` refuses it anywhere else. Everything here stops at a limit.
 */

/** A body has more bytes than its reader may take. */
export class BodyTooLarge extends Error {}

/** A stream that is read up to a limit. */
export class BoundedReader {
  readonly #reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
  #left: number;

  constructor(stream: ReadableStream<Uint8Array> | null, limit: number) {
    this.#reader = stream?.getReader();
    this.#left = limit;
  }

  /** The next bytes; undefined at the end. Throws `BodyTooLarge` at the first byte too many. */
  async next(): Promise<Uint8Array | undefined> {
    const chunk = await this.#reader?.read();
    if (chunk === undefined || chunk.done) return undefined;
    this.#left -= chunk.value.byteLength;
    if (this.#left < 0) throw new BodyTooLarge();
    return chunk.value;
  }

  /** Reads on and keeps nothing; false at the end. */
  async skip(): Promise<boolean> {
    const chunk = await this.#reader?.read();
    return chunk !== undefined && !chunk.done;
  }

  async cancel(): Promise<void> {
    await this.#reader?.cancel();
  }
}

/** All bytes of a stream. Throws `BodyTooLarge` and cancels it when there are more than the limit. */
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

/** The bytes of a request, answered 413 above the limit; a compressed body is not opened. */
export async function readBytes(
  c: Context<ApiEnv>,
  limit: number,
): Promise<Uint8Array<ArrayBuffer>> {
  if (!/^(identity)?$/i.test(c.req.header('Content-Encoding') ?? '')) throw unsupportedType();
  const announced = c.req.header('Content-Length');
  try {
    if (announced === undefined) return await readStream(c.req.raw.body, limit);
    if (!(Number(announced) <= limit)) throw new BodyTooLarge();
    // Both runtimes end a body at its announced length, and read it in one piece faster.
    return new Uint8Array(await c.req.raw.arrayBuffer());
  } catch (error) {
    throw error instanceof BodyTooLarge ? tooLarge() : error;
  }
}

/** The status of another server's answer and, where it is 200, its text up to the limit. */
export async function fetchText(
  url: string,
  request: RequestInit,
  limit: number,
): Promise<{ status: number; text: string }> {
  const { status, body } = await fetch(url, request);
  if (status === 200)
    return { status, text: new TextDecoder().decode(await readStream(body, limit)) };
  await body?.cancel();
  return { status, text: '' };
}
