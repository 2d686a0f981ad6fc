import type { Context } from 'hono';
import type { ApiEnv } from './env.ts';
import { malformed } from './problem.ts';

/** The version in `If-Match: "3"`; null without the header and for `*`. Throws 400 for another value. */
export function expectedVersion(c: Context<ApiEnv>): number | null {
  const header = c.req.header('If-Match')?.trim();
  if (header === undefined || header === '*') return null;
  const version = /^(?:W\/)?"?(\d{1,15})"?$/.exec(header)?.[1];
  if (version === undefined) throw malformed('If-Match non valido');
  return Number(version);
}
