import { getItem, setItem } from '../storage/index.ts';
import {
  isLanguageCode,
  LANGUAGE_COOKIE_SECONDS,
  LANGUAGE_KEY,
  type LanguageCode,
} from './languages.ts';

/** The stored language, or null. An unknown value is removed. */
export function readStoredLanguage(): LanguageCode | null {
  const stored = getItem('localStorage', LANGUAGE_KEY);
  if (stored === null || isLanguageCode(stored)) return stored;
  setItem('localStorage', LANGUAGE_KEY, null);
  return null;
}

/** Stores the choice in the storage and in the cookie that the server reads. */
export function storeLanguage(code: LanguageCode): void {
  setItem('localStorage', LANGUAGE_KEY, code);
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari.
  document.cookie = `${LANGUAGE_KEY}=${code}; Path=/; Max-Age=${LANGUAGE_COOKIE_SECONDS}; SameSite=Lax${secure}`;
}

/** Calls `follow` when another tab stores a language. */
export function onLanguageStoredElsewhere(follow: (code: LanguageCode) => void): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === LANGUAGE_KEY && isLanguageCode(newValue)) follow(newValue);
  });
}
