import { pathInLanguage, splitPath } from '@wabu/shared/i18n/language-path';
import { LANGUAGE_KEY, type LanguageCode } from '@wabu/shared/i18n/languages';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { readBytes } from '../../../http/bounded-body.ts';
import type { ApiEnv } from '../../../http/env.ts';
import { forbidden, unsupportedType } from '../../../http/problem.ts';
import { commonHeaders } from '../../../http/security-headers.ts';
import { ownAddress, ownAddresses, siteOrigin } from '../request/site-origin.ts';
import { answerPage } from './answer-page.ts';
import { escapeHtml } from './html.ts';
import type { StillPage } from './page-parts.ts';
import { type LiveSite, stillDocument } from './still-document.ts';

/*
 * Pages under a secret link, for people without an account.
 */

/** Nobody finds the address of the page, in a search, a cache or the log of a linked site. */
export const hidden: Record<string, string> = {
  'Cache-Control': 'private, no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow, noarchive',
};

/** The head of a hidden page, and what all of them have in common. */
export const hiddenHead = (title: string, preloads = '') => ({
  head: [
    `<title>${escapeHtml(title)} · Wabu</title>`,
    '<meta name="robots" content="noindex, nofollow"><meta name="referrer" content="no-referrer">',
    preloads,
  ].join(''),
  shared: undefined,
  measured: false,
});

export type Live = () => Promise<LiveSite>;

interface HiddenPage {
  page: StillPage;
  language: LanguageCode;
  status: 200 | 400 | 404 | 409 | 429;
}

export async function answerHidden(
  c: Context<ApiEnv>,
  site: LiveSite,
  { page, language, status }: HiddenPage,
): Promise<Response> {
  const origin = siteOrigin(c);
  const asked = { ...splitPath(c.req.path), language, origin, site: c.get('ownHost') && origin };
  const document = await stillDocument(c, site, { ...asked, banner: 'closed' }, 'document', page);
  const answer = await answerPage(c, document, status);
  for (const [name, value] of Object.entries(hidden)) answer.headers.set(name, value);
  answer.headers.delete('ETag');
  return answer;
}

export const storedLanguage = (c: Context<ApiEnv>) => getCookie(c, LANGUAGE_KEY);

export function redirectHidden(
  c: Context<ApiEnv>,
  language: LanguageCode,
  status: 302 | 303,
  rest = '',
): Response {
  const Location = pathInLanguage(splitPath(c.req.path).path, language) + rest;
  return c.body(null, status, { ...commonHeaders, ...hidden, Location });
}

/** The fields of a form of our own. Throws 403 for one of another site, 413 and 415. */
export async function readOwnForm(c: Context<ApiEnv>, limit: number): Promise<URLSearchParams> {
  if (isForeign(c)) throw forbidden();
  const type = c.req.header('Content-Type') ?? '';
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(type)) throw unsupportedType();
  return new URLSearchParams(new TextDecoder().decode(await readBytes(c, limit)));
}

/**
 * True for a form of another site. Our page sends no referrer, and browsers then send `Origin: null`, so
 * that fetch metadata decides where the browser sends it (https://www.w3.org/TR/fetch-metadata/).
 */
function isForeign(c: Context<ApiEnv>): boolean {
  const site = c.req.header('Sec-Fetch-Site');
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  const origin = c.req.header('Origin');
  if (origin === undefined || origin === 'null') return false;
  // The site and a microsite's own host are not the same site.
  const own = c.get('ownHost') ? [new URL(c.req.url)] : ownAddresses(c);
  return ownAddress(origin, own) === null;
}
