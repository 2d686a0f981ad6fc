import type { Context } from 'hono';
import type { ApiEnv } from '../../../http/env.ts';

/** The origins of this site. Behind a proxy, the request may not have the host that visitors see. */
export function ownAddresses(c: Context<ApiEnv>): URL[] {
  const { publicUrl } = c.get('platform').settings;
  return [new URL(c.req.url), ...(publicUrl ? [new URL(publicUrl)] : [])];
}

/** The parsed address if it is on this site, else null. */
export function ownAddress(address: string | undefined, own: URL[]): URL | null {
  if (address === undefined || !URL.canParse(address)) return null;
  const parsed = new URL(address);
  return own.some(({ host }) => host === parsed.host) ? parsed : null;
}

/** The attributes of all our cookies. */
export function cookieOptions(own: URL[]): { path: '/'; sameSite: 'Lax'; secure: boolean } {
  const secure = own.some(({ protocol }) => protocol === 'https:');
  return { path: '/', sameSite: 'Lax', secure };
}

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
