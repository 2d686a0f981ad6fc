import type { Context } from 'hono';
import type { ApiEnv } from '../http/env.ts';

/** Where visitors find the site: `PUBLIC_URL`, or else where the request says that it went. */
export function siteOrigin(c: Context<ApiEnv>): string {
  return c.get('platform').settings.publicUrl ?? new URL(c.req.url).origin;
}

/** How long an answer that names the origin is kept: by others only when no request can choose the origin. */
export function originCaching(c: Context<ApiEnv>): string {
  return c.get('platform').settings.publicUrl === undefined
    ? 'private, no-cache'
    : 'public, max-age=86400';
}
