/** The path if it is a safe `Location`, else null: browsers read `//` and `/\` as another host. */
export function localPath(path: string): string | null {
  return /^\/(?![/\\])/.test(path) ? path : null;
}
