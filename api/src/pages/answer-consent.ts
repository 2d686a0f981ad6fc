import {
  ASK_AGAIN,
  CONSENT_COOKIE,
  CONSENT_FIELD,
  consentLasts,
  isConsentType,
  recordConsent,
  toConsentCookie,
} from '@wabu/shared/entities/consent';
import type { Context } from 'hono';
import { deleteCookie, setCookie } from 'hono/cookie';
import { readBytes } from '../http/bounded-body.ts';
import type { ApiEnv } from '../http/env.ts';
import { localPath } from '../http/local-path.ts';

/** The form of the banner has one field. */
const FORM_LIMIT = 1_024;

/**
 * The cookie banner without scripts: keeps the same answer in the same cookie and goes back to the page.
 * A form on another site cannot consent in a visitor's name.
 */
export async function answerConsent(c: Context<ApiEnv>): Promise<Response> {
  // Behind a proxy the request may not know the host that visitors see.
  const { publicUrl } = c.get('platform').settings;
  const ours = [new URL(c.req.url), ...(publicUrl ? [new URL(publicUrl)] : [])];
  if (!isOurs(c.req.header('Origin'), ours)) return c.text('', 403);
  const form = new URLSearchParams(new TextDecoder().decode(await readBytes(c, FORM_LIMIT)));
  const answer = form.get(CONSENT_FIELD);
  // Withdrawing is one of the two ways of saying no.
  const type = answer === 'revoke' ? 'none' : answer;
  const secure = ours.some(({ protocol }) => protocol === 'https:');
  const options = { path: '/', sameSite: 'Lax', secure } as const;
  if (isConsentType(type)) {
    const record = recordConsent(type, new Date(c.get('platform').now()));
    setCookie(c, CONSENT_COOKIE, toConsentCookie(record), {
      ...options,
      maxAge: consentLasts(type),
    });
  } else if (answer === ASK_AGAIN) {
    deleteCookie(c, CONSENT_COOKIE, options);
  }
  return c.redirect(pageBefore(c.req.header('Referer'), ours), 303);
}

function isOurs(address: string | undefined, ours: URL[]): boolean {
  if (address === undefined || !URL.canParse(address)) return false;
  const { host } = new URL(address);
  return ours.some((our) => our.host === host);
}

function pageBefore(referer: string | undefined, ours: URL[]): string {
  if (referer === undefined || !isOurs(referer, ours)) return '/';
  const { pathname, search } = new URL(referer);
  return localPath(pathname + search) ?? '/';
}
