import type { Context } from 'hono';
import type { ApiEnv } from '../http/env.ts';
import type { Author } from './change-repository.ts';

/** The author of everything that a request writes. */
export function authorOf(c: Context<ApiEnv>): Author {
  const { name, role } = c.get('user');
  return { name, role, at: c.get('platform').now(), requestId: c.get('requestId') };
}
