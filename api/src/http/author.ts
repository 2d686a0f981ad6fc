import type { Context } from 'hono';
import type { Author } from '../changes/change-table.ts';
import type { ApiEnv } from './env.ts';

/** Who is behind a request, for everything that it writes. */
export function authorOf(c: Context<ApiEnv>): Author {
  const { name, role } = c.get('user');
  return { name, role, at: c.get('platform').now(), requestId: c.get('requestId') };
}
