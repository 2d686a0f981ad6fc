import { languageInPath } from '@wabu/shared/i18n/language-path';
import { DEFAULT_LANGUAGE, isLanguageCode, type LanguageCode } from '@wabu/shared/i18n/languages';

/** The cookie that mirrors the visitor's stored choice. */
export const LANGUAGE_COOKIE = 'language';

/** The page's language: what the address names, then the stored choice, then the browser's wish, then Italian. */
export function chooseLanguage(
  pathname: string,
  stored: string | undefined,
  wished: string | undefined,
): LanguageCode {
  const named = languageInPath(pathname);
  if (named !== null) return named;
  if (isLanguageCode(stored)) return stored;
  return firstWished(wished ?? '') ?? DEFAULT_LANGUAGE;
}

/** The most wanted language that we have; `de-AT;q=0.8` asks for German. */
function firstWished(header: string): LanguageCode | undefined {
  return header
    .split(',')
    .map((wish, position) => {
      const [tag = '', ...parameters] = wish.trim().toLowerCase().split(';');
      const quality = parameters.map((text) => /^\s*q=([\d.]+)/.exec(text)?.[1]).find(Boolean);
      return { code: codeOf(tag), quality: Number(quality ?? 1), position };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality || a.position - b.position)
    .map(({ code }) => code)
    .find(isLanguageCode);
}

function codeOf(tag: string): string {
  const [code = ''] = tag.split('-');
  // Browsers of a certain age still call Hebrew by its former code.
  return code === 'iw' ? 'he' : code;
}
