import { LANGUAGE_KEY } from '../i18n/language-key.ts';
import { THEME_KEY } from '../page/theme-key.ts';
import { getItem, setItem } from '../storage/index.ts';
import { type CopyId, decryptPart, encryptPart, readParts, writeParts } from './copy-parts.ts';
import { STORED_PATHS_KEY } from './stored-copies.ts';

/** A page as it was shown: the next visit shows it until its scripts have run. */
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

const copyOf = (path: string): CopyId => ({ name: `page ${path}`, format: 1 });

/**
 * Stores the page of this address; `page` is a `StoredPage` as JSON. Not compressed: to decompress it takes a busy page
 * two tasks more.
 */
export async function writeStoredPage(
  key: CryptoKey,
  page: string,
  isWanted: () => boolean,
): Promise<void> {
  const id = copyOf(location.pathname);
  const part = await encryptPart(id, key, new TextEncoder().encode(page));
  if (!isWanted()) return;
  await writeParts(id, [part]);
  setItem('localStorage', STORED_PATHS_KEY, [...storedPaths().add(location.pathname)].join(' '));
}

const storedPaths = () => new Set(getItem('localStorage', STORED_PATHS_KEY)?.split(' '));

/** True if this browser has stored the page of this address, known without waiting for the database. */
export const hasStoredPage = (): boolean => storedPaths().has(location.pathname);

/** Reads the stored page of this address; null if there is none. What it resolves to decrypts the page. */
export async function readStoredPage(): Promise<((key: CryptoKey) => Promise<StoredPage>) | null> {
  const id = copyOf(location.pathname);
  const [part] = await readParts(id);
  if (!part) return null;
  return async (key) => JSON.parse(new TextDecoder().decode(await decryptPart(id, key, part)));
}

/** What decides the look of a page beside its data and its style sheets: a page of another look is not shown. */
export const currentLook = (): string =>
  JSON.stringify([
    getItem('localStorage', THEME_KEY),
    getItem('localStorage', LANGUAGE_KEY),
    innerWidth,
    innerHeight,
  ]);
