import { languageInPath, splitPath } from '@wabu/shared/i18n/language-path';
import {
  DEFAULT_LANGUAGE,
  FALLBACK_LANGUAGE,
  isLanguageCode,
  LANGUAGE_COOKIE_SECONDS,
  LANGUAGE_KEY,
  type LanguageCode,
} from '@wabu/shared/i18n/languages';
import type { Context } from 'hono';
import { setCookie } from 'hono/cookie';
import type { ApiEnv } from '../../../http/env.ts';
import { cookieOptions, ownAddress, ownAddresses } from './site-origin.ts';

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

/**
 * The language of a page: of the address, else the stored choice, else the best match of `Accept-Language`.
 * English when the header names other languages only, Italian without a header.
 */
export function chooseLanguage(
  pathname: string,
  stored: string | undefined,
  accepted: string | undefined,
): LanguageCode {
  return languageInPath(pathname) ?? preferredLanguages(stored, accepted)[0];
}

/** The best of the offered languages for a visitor; the first one when none is preferred. */
export function bestLanguage(
  offered: readonly LanguageCode[],
  stored: string | undefined,
  accepted: string | undefined,
): LanguageCode {
  const preferred = preferredLanguages(stored, accepted).find((code) => offered.includes(code));
  return preferred ?? offered[0] ?? DEFAULT_LANGUAGE;
}

/** The languages that a visitor prefers, the best first; English and Italian end the list. */
function preferredLanguages(
  stored: string | undefined,
  accepted: string | undefined,
): [LanguageCode, ...LanguageCode[]] {
  const codes = acceptedCodes(accepted ?? '');
  const known = [stored, ...codes].filter(isLanguageCode);
  const ends: [LanguageCode, LanguageCode] =
    codes.length > 0
      ? [FALLBACK_LANGUAGE, DEFAULT_LANGUAGE]
      : [DEFAULT_LANGUAGE, FALLBACK_LANGUAGE];
  const [first = ends[0], ...others] = known;
  return [first, ...others, ...ends];
}

/**
 * The language codes of an `Accept-Language` header in descending quality (RFC 9110, 12.5.4): `de-AT;q=0.8`
 * gives `de`.
 */
function acceptedCodes(header: string): string[] {
  return header
    .split(',')
    .map((range, position) => {
      const [tag = '', ...parameters] = range.trim().toLowerCase().split(';');
      const quality = parameters.map((text) => /^\s*q=([\d.]+)/.exec(text)?.[1]).find(Boolean);
      return { code: codeOf(tag), quality: Number(quality ?? 1), position };
    })
    .filter(({ code, quality }) => /^[a-z]{2,8}$/.test(code) && quality > 0)
    .sort((a, b) => b.quality - a.quality || a.position - b.position)
    .map(({ code }) => code);
}

function codeOf(tag: string): string {
  const [code = ''] = tag.trim().split('-');
  // Older browsers send `iw` for Hebrew.
  return code === 'iw' ? 'he' : code;
}
