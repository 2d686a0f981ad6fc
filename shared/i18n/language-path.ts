import { isLanguageCode, type LanguageCode, languageCodes, languages } from './languages.ts';

/**
 * Stands where the language prefix will be while pages are rendered ahead of time: the same fragment
 * serves `/privacy` and `/de/privacy`, and whoever joins it puts the prefix, or nothing, in its place.
 */
export const PREFIX_SLOT = '/~';

const prefix = new RegExp(`^/(?:${languageCodes.join('|')}|~)(?=/|$)`);

/** Splits `/de/privacy` into the prefix `/de` and the path `/privacy` that the specification knows. */
export function splitPath(pathname: string): { prefix: string; path: string } {
  const found = prefix.exec(pathname)?.[0] ?? '';
  return { prefix: found, path: pathname.slice(found.length) || '/' };
}

/** The language that a path names, or null when it leaves the choice open. */
export function languageInPath(pathname: string): LanguageCode | null {
  const code = splitPath(pathname).prefix.slice(1);
  return isLanguageCode(code) ? code : null;
}

/** The same page in a named language: `/privacy` in German is `/de/privacy`, the home is `/de/`. */
export function pathInLanguage(pathname: string, code: LanguageCode): string {
  return `/${code}${splitPath(pathname).path}`;
}

/** The page in every language, as search engines are told; `x-default` is the address that leaves the choice open. */
export function alternatesOf(
  origin: string,
  pathname: string,
): { hreflang: string; href: string }[] {
  return [
    ...languages.map(({ code, html }) => ({
      hreflang: html,
      href: origin + pathInLanguage(pathname, code),
    })),
    { hreflang: 'x-default', href: origin + splitPath(pathname).path },
  ];
}
