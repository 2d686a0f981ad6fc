/** Where published microsites are: `/siti/<URL>`, with the language prefixes of all public pages. */
export const MICROSITES_PATH = '/siti';

/** The path of a published microsite, without a language. `URL`: normalised, it may have several segments. */
export function micrositePath(URL: string): string {
  return `${MICROSITES_PATH}/${URL.split('/').map(encodeURIComponent).join('/')}`;
}

/** The URL that a path without a language names; null for another page or a malformed path. */
export function micrositeInPath(path: string): string | null {
  if (!path.startsWith(`${MICROSITES_PATH}/`)) return null;
  try {
    return decodeURIComponent(path.slice(MICROSITES_PATH.length + 1)) || null;
  } catch {
    return null;
  }
}
