import { languageCodes } from '@wabu/shared/i18n/languages';
import type { FoundFact, Scan } from './fact.ts';

const EMAIL = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;
const ADDRESS = /(?:https?:\/\/|www\.)[^\s<>"“”«»（），。、；\p{Script=Han}]+/giu;
const INTERNATIONAL = /(?<![\d\p{L}])(?:\+|00)\s?\d[\d\s()./-]{6,18}\d/gu;
const MOBILE = /(?<![\d.,+])3\d{2}[\s./-]?\d{3}[\s./-]?\d{3,4}(?!\d)/g;
/** `045 6571234` or `04 76 12 34 56`, but no range of hours such as `09-12 13-18`. */
const NATIONAL =
  /(?<![\d.,:])0\d{1,4}[\s/-]{0,3}\d{3,8}(?:[\s-]\d{2,4}){0,3}(?!\d)|(?<!\d)0\d(?:[ .]\d\d){4}(?!\d)/g;

export function takeContacts(scan: Scan): void {
  scan.take(EMAIL, ([raw]) => [emailFact(raw)]);
  scan.take(ADDRESS, ([raw]) => [linkFact(raw.replace(/[.,;:!?)]+$/, ''))]);
  scan.take(INTERNATIONAL, ([raw]) => [phoneFact(raw)]);
}

/** A text without what is written alike in every language. */
export const withoutContacts = (text: string) => text.replace(EMAIL, '').replace(ADDRESS, '');

/** Phone numbers that differ from other numbers by their length only. */
export function takeNationalPhones(scan: Scan): void {
  for (const pattern of [MOBILE, NATIONAL]) {
    scan.take(pattern, ([raw]) => {
      const { length } = raw.replace(/\D/g, '');
      return length >= 8 && length <= 11 ? [phoneFact(raw)] : null;
    });
  }
}

export function factOfLink(href: string): FoundFact {
  const [, scheme = '', rest = ''] = /^(mailto|tel):([^?]*)/i.exec(href) ?? [];
  if (/mailto/i.test(scheme)) return emailFact(decoded(rest));
  return scheme === '' ? linkFact(href) : phoneFact(rest);
}

function emailFact(raw: string): FoundFact {
  return { kind: 'email', key: `e:${raw.toLowerCase()}`, raw };
}

/** An Italian number is the same with and without its country. */
function phoneFact(raw: string): FoundFact {
  const digits = raw.replace(/\(0\)/, '').replace(/[^\d+]/g, '');
  const number = digits.replace(/^(?:\+|00)39/, '').replace(/^00/, '+');
  return { kind: 'phone', key: `f:${number}`, raw: raw.trim() };
}

const CODES = `(?:${languageCodes.join('|')})(?:-[a-z]{2,4})?`;
const LANGUAGE_HOST = new RegExp(`^${CODES}\\.(?=[^.]+\\.)`, 'i');
const LANGUAGE_PART = new RegExp(
  `/${CODES}(?=/|$|[?#])|[?&](?:lang|language|locale|hl|l)=${CODES}(?=&|$)`,
  'i',
);

/** Addresses of one host that differ by language name the same place: `/it/prezzi`, `/en/prices`. */
function linkFact(raw: string): FoundFact {
  const [, host = '', path = ''] = /^(?:[a-z]+:\/\/)?(?:www\.)?([^/?#]*)(.*)$/i.exec(raw) ?? [];
  const own = host.toLowerCase().replace(LANGUAGE_HOST, '');
  const ofAnyLanguage = `L:${own}`;
  const isLocalised = own !== host.toLowerCase() || LANGUAGE_PART.test(path);
  if (isLocalised) return { kind: 'link', key: ofAnyLanguage, raw };
  const key = `l:${own}${path.replace(/\/$/, '')}`;
  return { kind: 'link', key, alternatives: [ofAnyLanguage], raw };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
