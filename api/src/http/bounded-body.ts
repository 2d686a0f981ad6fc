import type { Context } from 'hono';
import { BodyTooLarge, readStream } from '../platform/bounded-stream.ts';
import type { ApiEnv } from './env.ts';
import { tooLarge, unsupportedType } from './problem.ts';

/** The bytes of a request body. Throws 413 above the limit and 415 for a compressed body. */
export async function readBytes(
  c: Context<ApiEnv>,
  limit: number,
): Promise<Uint8Array<ArrayBuffer>> {
  if (!/^(identity)?$/i.test(c.req.header('Content-Encoding') ?? '')) throw unsupportedType();
  const contentLength = c.req.header('Content-Length');
  try {
    if (contentLength === undefined) return await readStream(c.req.raw.body, limit);
    if (!(Number(contentLength) <= limit)) throw new BodyTooLarge();
    // Both runtimes end a body at its Content-Length; one read is faster than many.
    return new Uint8Array(await c.req.raw.arrayBuffer());
  } catch (error) {
    throw error instanceof BodyTooLarge ? tooLarge() : error;
  }
}
