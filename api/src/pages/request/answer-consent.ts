import { providerOf } from '@wabu/shared/entities/privacy/analytics';
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
} from '@wabu/shared/entities/privacy/consent';
import type { Context } from 'hono';
import { setCookie } from 'hono/cookie';
import { readBytes } from '../../http/bounded-body.ts';
import type { ApiEnv } from '../../http/env.ts';
import { localPath } from '../../http/local-path.ts';
import { cookieOptions, ownAddress, ownAddresses } from './own-address.ts';

/** The form of the banner has one short field. */
const FORM_LIMIT = 1_024;

/**
 * The cookie banner without scripts: sets the same cookie as the script and redirects to the page. A form
 * on another site is answered 403.
 */
export async function answerConsent(c: Context<ApiEnv>): Promise<Response> {
  const own = ownAddresses(c);
  if (!ownAddress(c.req.header('Origin'), own)) return c.text('', 403);
  const form = new URLSearchParams(new TextDecoder().decode(await readBytes(c, FORM_LIMIT)));
  const answer = form.get(CONSENT_FIELD);
  // Withdrawal is stored as `none`.
  const type = answer === REVOKE ? 'none' : answer;
  const { analyticsSrc } = c.get('platform').settings;
  if (isConsentType(type)) {
    const record = recordConsent(type, providerOf(analyticsSrc), new Date(c.get('platform').now()));
    setCookie(c, CONSENT_COOKIE, toConsentCookie(record), {
      ...cookieOptions(own),
      maxAge: consentLasts(type),
    });
  }
  const page = ownAddress(c.req.header('Referer'), own) ?? new URL('/', c.req.url);
  return c.redirect(pageAfter(page, answer === ASK_AGAIN), 303);
}

/** The page of the form, with or without the open banner. */
function pageAfter(page: URL, asks: boolean): string {
  page.searchParams.delete(ASK_PARAMETER);
  if (asks) page.searchParams.set(ASK_PARAMETER, ASK_AGAIN);
  return localPath(page.pathname + page.search) ?? '/';
}
