import type { Context } from 'hono';
import { readBytes } from './bounded-body.ts';
import type { ApiEnv } from './env.ts';
import { malformed, unsupportedType } from './problem.ts';

/** Enough for every record except a frontend. */
const DEFAULT_BODY_LIMIT = 64 * 1024;

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Parses a JSON body. Throws 415 for another content type, 413 above the limit, 400 for malformed JSON. */
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
