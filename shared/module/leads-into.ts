import { sectionOf } from './ownership.ts';

/** True if an address, whatever its search and fragment, lies in a section of the routes. */
export function leadsInto(routes: readonly string[], path: string): boolean {
  const base = 'http://site.invalid';
  if (!URL.canParse(path, base)) return false;
  const { origin, pathname } = new URL(path, base);
  const section = sectionOf(pathname);
  return origin === base && routes.some((route) => sectionOf(route) === section);
}
