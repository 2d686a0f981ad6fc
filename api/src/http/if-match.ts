import type { Context } from 'hono';
import type { ApiEnv } from './env.ts';
import { malformed } from './problem.ts';

/** The version that a save is based on, as `If-Match: "3"` names it; null when it names none or any. */
export function expectedVersion(c: Context<ApiEnv>): number | null {
  const header = c.req.header('If-Match')?.trim();
  if (header === undefined || header === '*') return null;
  const version = /^(?:W\/)?"?(\d{1,15})"?$/.exec(header)?.[1];
  if (version === undefined) throw malformed('If-Match non valido');
  return Number(version);
}
