import { DEFAULT_LANGUAGE, FALLBACK_LANGUAGE, type LanguageCode } from '../../i18n/languages.ts';

/** The language of texts on a page: the page's where they have it, else the next best. */
export function textLanguage(page: LanguageCode, offered: readonly LanguageCode[]): LanguageCode {
  const order = [page, FALLBACK_LANGUAGE, DEFAULT_LANGUAGE, ...offered];
  return order.find((code) => offered.includes(code)) ?? page;
}
