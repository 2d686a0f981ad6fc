import { languageInPath, splitPath } from '@wabu/shared/i18n/language-path';
import { LANGUAGE_COOKIE_SECONDS, LANGUAGE_KEY } from '@wabu/shared/i18n/languages';
import type { Context } from 'hono';
import { setCookie } from 'hono/cookie';
import type { ApiEnv } from '../../http/env.ts';
import { cookieOptions, ownAddress, ownAddresses } from './own-address.ts';

/**
 * Stores the language that a visitor selects without scripts. A navigation from a page to the same page in
 * another language is a selection in the language menu; other links store nothing.
 */
export function storeChosenLanguage(c: Context<ApiEnv>): void {
  const own = ownAddresses(c);
  const before = ownAddress(c.req.header('Referer'), own)?.pathname;
  const chosen = languageInPath(c.req.path);
  if (before === undefined || chosen === null || chosen === languageInPath(before)) return;
  if (splitPath(before).path !== splitPath(c.req.path).path) return;
  setCookie(c, LANGUAGE_KEY, chosen, { ...cookieOptions(own), maxAge: LANGUAGE_COOKIE_SECONDS });
}
