/**
 * Public entry point of the stored pages: the first screens of lists as they were shown, encrypted in `localStorage`,
 * which the next visit shows until its scripts have run. The server gives the key to live sessions only, and nothing
 * stores it: without a session, or in another one, a page is unreadable.
 */
import { LANGUAGE_KEY } from '../i18n/language-key.ts';
import { THEME_KEY } from '../page/theme-key.ts';
import { getItem, STORED_PAGE_KEY, setItem } from '../storage/index.ts';

export interface StoredPage {
  /** The markup inside `#root`, with `data-style` instead of `style`, which the page's policy rejects in markup. */
  markup: string;
  /** The addresses of the style sheets that the page had loaded. */
  styles: string[];
  /** The `currentLook` of the page. */
  look: string;
  /** The attributes of the `html` element. */
  html: { lang: string; dir: string; theme?: string | undefined };
}

/** The initialization vector precedes the encrypted bytes (AES-GCM, NIST SP 800-38D). */
const IV_BYTES = 12;
const cipher = (iv: Uint8Array<ArrayBuffer>): AesGcmParams => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(location.pathname),
});
const itemKey = () => `${STORED_PAGE_KEY} ${location.pathname}`;

/** The session's key, which the answers of lists bring; null where no page is stored. */
export async function readPageKey({
  headers,
}: Pick<Response, 'headers'>): Promise<CryptoKey | null> {
  const digits = headers.get('Wabu-Copy-Key')?.match(/../g);
  // Only a secure context has `subtle`.
  if (!digits || !globalThis.crypto?.subtle) return null;
  const bytes = Uint8Array.from(digits, (pair) => Number.parseInt(pair, 16));
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);
}

/** Stores the page of this address, unless the session has ended meanwhile; `page` is a `StoredPage` as JSON. */
export async function writeStoredPage(
  key: CryptoKey,
  page: string,
  isWanted: () => boolean,
): Promise<void> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const bytes = await crypto.subtle.encrypt(cipher(iv), key, new TextEncoder().encode(page));
  const letters = [...iv, ...new Uint8Array(bytes)].map((byte) => String.fromCharCode(byte));
  if (isWanted()) setItem('localStorage', itemKey(), btoa(letters.join('')));
}

export const hasStoredPage = (): boolean => getItem('localStorage', itemKey()) !== null;

/** Reads the stored page of this address. Rejects if there is none, or if another session has encrypted it. */
export async function readStoredPage(key: CryptoKey): Promise<StoredPage> {
  const letters = atob(getItem('localStorage', itemKey()) ?? '');
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  const by = cipher(bytes.subarray(0, IV_BYTES));
  const page = await crypto.subtle.decrypt(by, key, bytes.subarray(IV_BYTES));
  return JSON.parse(new TextDecoder().decode(page));
}

/** What decides the look of a page beside its data and its style sheets: a page of another look is not shown. */
export const currentLook = (): string =>
  JSON.stringify([
    getItem('localStorage', THEME_KEY),
    getItem('localStorage', LANGUAGE_KEY),
    innerWidth,
    innerHeight,
  ]);
