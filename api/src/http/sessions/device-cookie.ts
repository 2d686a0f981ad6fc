import { randomId } from '@wabu/shared/entities/random-id';
import { KNOWN_BROWSER_DAYS } from '@wabu/shared/entities/retention';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Platform } from '../../platform/platform.ts';
import type { ApiEnv } from '../env.ts';
import { keyedHash } from '../keyed-hash.ts';

/** `__Host-device` in the browser (RFC 6265bis): only this host over a secure connection can set it. */
const NAME = 'device';
const TOKEN = /^[0-9a-f]{64}$/;

/**
 * The value of the browser's device cookie, or a new one; null for what is no page of ours and for a page without a
 * secure connection, which gets no `Sec-Fetch-Site` from its browser (W3C Fetch Metadata) and keeps no such cookie.
 */
export function deviceTokenOf(c: Context<ApiEnv>): string | null {
  const known = c.get('deviceToken');
  if (known !== undefined) return known;
  const sent = getCookie(c, NAME, 'host') ?? '';
  const isPage = c.req.header('Sec-Fetch-Site') === 'same-origin';
  const token = TOKEN.test(sent) ? sent : isPage ? randomId(32) : null;
  c.set('deviceToken', token);
  return token;
}

/** Sends the cookie with the answer to a sign-in. It authorises nothing: it selects a counter of attempts. */
export function setDevice(c: Context<ApiEnv>): void {
  const token = deviceTokenOf(c);
  if (token === null) return;
  setCookie(c, NAME, token, {
    prefix: 'host',
    path: '/',
    secure: true,
    httpOnly: true,
    sameSite: 'Strict',
    maxAge: KNOWN_BROWSER_DAYS * 24 * 60 * 60,
  });
}

export async function hashOfDevice(
  { settings }: Platform,
  token: string | null,
): Promise<string | null> {
  return token && keyedHash(settings.jwtSecret, 'known device', token);
}
