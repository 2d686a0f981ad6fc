/** True for a path of plain segments, without `..`, `.` or a leading slash. */
export function isBuildPath(path: string): boolean {
  return (
    path.length <= 200 && /^[A-Za-z0-9_][A-Za-z0-9._-]*(\/[A-Za-z0-9_][A-Za-z0-9._-]*)*$/.test(path)
  );
}

/** A source map, which holds the sources: only `GET /api/modules/:id/:version/maps/…` answers it. */
export const isSourceMap = (path: string) => path.toLowerCase().endsWith('.map');

/** The folder of a build in the `objects` table. The file calls of users cannot name it. */
export const buildFolder = (id: string, version: string) => `modules/${id}/${version}`;
