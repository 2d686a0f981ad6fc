import type { Context } from 'hono';
import type { ApiEnv } from '../../http/env.ts';

/** The origin of the site: `PUBLIC_URL`, else the origin of the request. */
export function siteOrigin(c: Context<ApiEnv>): string {
  return c.get('platform').settings.publicUrl ?? new URL(c.req.url).origin;
}

/**
 * The Cache-Control of an answer that contains the origin. Without `PUBLIC_URL` the request chooses the
 * origin, so shared caches must not store it.
 */
export function originCaching(c: Context<ApiEnv>): string {
  return c.get('platform').settings.publicUrl === undefined
    ? 'private, no-cache'
    : 'public, max-age=86400';
}
