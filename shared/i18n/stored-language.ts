import { recall, remember } from '../storage/index.ts';
import { isLanguageCode, type LanguageCode } from './languages.ts';

/** Where the visitor's choice is kept, in the browser's storage and, for the server to see, in a cookie. */
export const LANGUAGE_KEY = 'language';

const ONE_YEAR = 31_536_000;

/** The stored choice, or null. A value that is no language of ours is removed on sight. */
export function readStoredLanguage(): LanguageCode | null {
  const stored = recall('localStorage', LANGUAGE_KEY);
  if (stored === null || isLanguageCode(stored)) return stored;
  remember('localStorage', LANGUAGE_KEY, null);
  return null;
}

/** Remembers the choice; where storage is blocked, the cookie, or at least this page, still knows. */
export function storeLanguage(code: LanguageCode): void {
  remember('localStorage', LANGUAGE_KEY, code);
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari.
  document.cookie = `${LANGUAGE_KEY}=${code}; Path=/; Max-Age=${ONE_YEAR}; SameSite=Lax${secure}`;
}

/** Calls back when another tab of the same visitor chooses a language. */
export function onLanguageStoredElsewhere(follow: (code: LanguageCode) => void): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === LANGUAGE_KEY && isLanguageCode(newValue)) follow(newValue);
  });
}
