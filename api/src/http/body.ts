import type { Context } from 'hono';
import type { ApiEnv } from './env.ts';
import { joined } from './joined.ts';
import { malformed, tooLarge, unsupportedType } from './problem.ts';

/** Enough for every record but a frontend. */
const DEFAULT_BODY_LIMIT = 64 * 1024;

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** The JSON value of a request; anything else about the body is refused before it is looked at. */
export async function readJson(c: Context<ApiEnv>, limit = DEFAULT_BODY_LIMIT): Promise<unknown> {
  if (!/^application\/json\s*(;|$)/i.test(c.req.header('Content-Type') ?? ''))
    throw unsupportedType('Il contenuto deve essere application/json');
  const bytes = await readBytes(c, limit);
  try {
    return JSON.parse(utf8.decode(bytes)) as unknown;
  } catch {
    throw malformed();
  }
}

/** The body's bytes, never more than the limit; a compressed body is not opened. */
export async function readBytes(c: Context<ApiEnv>, limit: number): Promise<Uint8Array> {
  if (!/^(identity)?$/i.test(c.req.header('Content-Encoding') ?? '')) throw unsupportedType();
  const announced = c.req.header('Content-Length');
  if (announced !== undefined) {
    if (Number(announced) > limit) throw tooLarge();
    const bytes = new Uint8Array(await c.req.raw.arrayBuffer());
    if (bytes.byteLength > limit) throw tooLarge();
    return bytes;
  }
  return readStream(c.req.raw.body, limit);
}

async function readStream(
  stream: ReadableStream<Uint8Array> | null,
  limit: number,
): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = stream?.getReader();
  for (;;) {
    const chunk = await reader?.read();
    if (chunk === undefined || chunk.done) break;
    size += chunk.value.byteLength;
    if (size > limit) {
      await reader?.cancel();
      throw tooLarge();
    }
    chunks.push(chunk.value);
  }
  return joined(chunks, size);
}
