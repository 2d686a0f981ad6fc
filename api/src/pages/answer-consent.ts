import { providerOf } from '@wabu/shared/entities/analytics';
import {
  ASK_AGAIN,
  ASK_PARAMETER,
  CONSENT_COOKIE,
  CONSENT_FIELD,
  consentLasts,
  isConsentType,
  REVOKE,
  recordConsent,
  toConsentCookie,
} from '@wabu/shared/entities/consent';
import type { Context } from 'hono';
import { setCookie } from 'hono/cookie';
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
  const { publicUrl, analyticsSrc } = c.get('platform').settings;
  const ours = [new URL(c.req.url), ...(publicUrl ? [new URL(publicUrl)] : [])];
  if (!isOurs(c.req.header('Origin'), ours)) return c.text('', 403);
  const form = new URLSearchParams(new TextDecoder().decode(await readBytes(c, FORM_LIMIT)));
  const answer = form.get(CONSENT_FIELD);
  // Withdrawing is one of the two ways of saying no.
  const type = answer === REVOKE ? 'none' : answer;
  const secure = ours.some(({ protocol }) => protocol === 'https:');
  if (isConsentType(type)) {
    const record = recordConsent(type, providerOf(analyticsSrc), new Date(c.get('platform').now()));
    setCookie(c, CONSENT_COOKIE, toConsentCookie(record), {
      path: '/',
      sameSite: 'Lax',
      secure,
      maxAge: consentLasts(type),
    });
  }
  return c.redirect(pageBefore(c.req.header('Referer'), ours, answer === ASK_AGAIN), 303);
}

function isOurs(address: string | undefined, ours: URL[]): boolean {
  if (address === undefined || !URL.canParse(address)) return false;
  const { host } = new URL(address);
  return ours.some((our) => our.host === host);
}

/** The page that the form was on; an answer changes nothing in it but the banner. */
function pageBefore(referer: string | undefined, ours: URL[], asks: boolean): string {
  const isKnown = referer !== undefined && isOurs(referer, ours);
  const page = isKnown ? new URL(referer) : new URL('/', ours[0]);
  page.searchParams.delete(ASK_PARAMETER);
  if (asks) page.searchParams.set(ASK_PARAMETER, ASK_AGAIN);
  return localPath(page.pathname + page.search) ?? '/';
}
