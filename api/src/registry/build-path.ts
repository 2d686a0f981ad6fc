/** A path inside a build: plain segments, so that it can be an address and a name but never a way out. */
export function isBuildPath(path: string): boolean {
  return (
    path.length <= 200 && /^[A-Za-z0-9_][A-Za-z0-9._-]*(\/[A-Za-z0-9_][A-Za-z0-9._-]*)*$/.test(path)
  );
}

/** The folder of a build among the stored files. People's file calls do not reach it. */
export const buildFolder = (id: string, version: string) => `modules/${id}/${version}`;
