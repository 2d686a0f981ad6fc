/** A path as a `Location` that stays on this site, or null: browsers read `//` and `/\` as another host. */
export function localPath(path: string): string | null {
  return /^\/(?![/\\])/.test(path) ? path : null;
}
