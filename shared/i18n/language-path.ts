import { isLanguageCode, type LanguageCode, languageCodes, languages } from './languages.ts';

/**
 * Placeholder for the language prefix in prerendered HTML. The same HTML serves `/privacy` and `/de/privacy`: the
 * server replaces the placeholder with the prefix or with nothing.
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

/**
 * The `hreflang` links of a page in its languages; `x-default` is the address without a language prefix (Google
 * Search Central).
 */
export function alternatesOf(
  origin: string,
  pathname: string,
  codes: readonly LanguageCode[] = languageCodes,
): { hreflang: string; href: string }[] {
  const offered = languages.filter(({ code }) => codes.includes(code));
  return [
    ...offered.map(({ code, html }) => ({
      hreflang: html,
      href: origin + pathInLanguage(pathname, code),
    })),
    { hreflang: 'x-default', href: origin + splitPath(pathname).path },
  ];
}
