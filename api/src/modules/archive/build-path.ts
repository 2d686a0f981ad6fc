const types: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  json: 'application/json; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  txt: 'text/plain; charset=utf-8',
};

/** The media type of a built file by its extension. Unknown ones are bytes, which browsers do not execute. */
export function contentTypeOf(name: string): string {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return (Object.hasOwn(types, ending) && types[ending]) || 'application/octet-stream';
}

/** True for a path of plain segments, without `..`, `.` or a leading slash. */
export function isBuildPath(path: string): boolean {
  return (
    path.length <= 240 && /^[A-Za-z0-9_][A-Za-z0-9._-]*(\/[A-Za-z0-9_][A-Za-z0-9._-]*)*$/.test(path)
  );
}

/** A source map, which holds the sources: only `GET /api/modules/:id/releases/:version/maps/…` answers it. */
export const isSourceMap = (path: string) => path.toLowerCase().endsWith('.map');

/** The folder of a build in the `objects` table. The file calls of users cannot name it. */
export const buildFolder = (id: string, version: string) => `modules/${id}/${version}`;
