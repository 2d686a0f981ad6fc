/** The nine languages of the site, in the order of the language menu. */
export const languages = [
  {
    code: 'it',
    label: 'ITA',
    name: 'Italiano',
    direction: 'ltr',
    deepl: { source: 'IT', target: 'IT' },
    html: 'it',
  },
  {
    code: 'en',
    label: 'ENG',
    name: 'English',
    direction: 'ltr',
    deepl: { source: 'EN', target: 'EN-GB' },
    html: 'en',
  },
  {
    code: 'de',
    label: 'DEU',
    name: 'Deutsch',
    direction: 'ltr',
    deepl: { source: 'DE', target: 'DE' },
    html: 'de',
  },
  {
    code: 'fr',
    label: 'FRA',
    name: 'Français',
    direction: 'ltr',
    deepl: { source: 'FR', target: 'FR' },
    html: 'fr',
  },
  {
    code: 'es',
    label: 'ESP',
    name: 'Español',
    direction: 'ltr',
    deepl: { source: 'ES', target: 'ES' },
    html: 'es',
  },
  {
    code: 'ru',
    label: 'RUS',
    name: 'Русский',
    direction: 'ltr',
    deepl: { source: 'RU', target: 'RU' },
    html: 'ru',
  },
  {
    code: 'zh',
    label: 'ZHO',
    name: '中文',
    direction: 'ltr',
    deepl: { source: 'ZH', target: 'ZH-HANS' },
    html: 'zh-Hans',
  },
  {
    code: 'he',
    label: 'HEB',
    name: 'עברית',
    direction: 'rtl',
    deepl: { source: 'HE', target: 'HE' },
    html: 'he',
  },
  {
    code: 'ar',
    label: 'ARA',
    name: 'العربية',
    direction: 'rtl',
    deepl: { source: 'AR', target: 'AR' },
    html: 'ar',
  },
] as const;

export type Language = (typeof languages)[number];
export type LanguageCode = Language['code'];

/** The language without a prefix, a stored choice and `Accept-Language`. */
export const DEFAULT_LANGUAGE: LanguageCode = 'it';
/** The language of words that are missing in another one. */
export const FALLBACK_LANGUAGE: LanguageCode = 'en';

export { LANGUAGE_KEY } from './language-key.ts';
/** The `Max-Age` of the cookie of the same name: a year. */
export const LANGUAGE_COOKIE_SECONDS = 31_536_000;

/** The nine codes, in the order of the language menu. */
export const languageCodes: readonly LanguageCode[] = languages.map((language) => language.code);

export function isLanguageCode(value: unknown): value is LanguageCode {
  return typeof value === 'string' && languageCodes.some((code) => code === value);
}

/** The language of staff pages: English if it is chosen, else Italian. */
export function staffLanguageOf(code: LanguageCode): 'it' | 'en' {
  return code === 'en' ? 'en' : 'it';
}

export function languageOf(code: LanguageCode): Language {
  return languages.find((language) => language.code === code) ?? languages[0];
}
