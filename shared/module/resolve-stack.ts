import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';

/** A script of a build, as a stack names it. */
export interface BuiltScript {
  id: string;
  version: string;
  file: string;
}

/** Reads the source map of a script; null where there is none, or none for this user. */
export type ReadMap = (script: BuiltScript) => Promise<string | null>;

/** A position in a script of a module, in the stacks of all browsers. */
const POSITION =
  /https?:\/\/[^\s/()]+\/modules\/([a-z0-9-]+)\/([^\s/()]+)\/([^\s():]+\.js):(\d+):(\d+)/g;

/** Replaces positions in built scripts by those in their sources; a position without a map stays. */
export async function resolveStack(stack: string, readMap: ReadMap): Promise<string> {
  const maps = new Map<string, Promise<TraceMap | null>>();
  let resolved = stack;
  for (const [position, id = '', version = '', file = '', line, column] of stack.matchAll(
    POSITION,
  )) {
    const key = `${id}/${version}/${file}`;
    const map = maps.get(key) ?? readMap({ id, version, file }).then(parse);
    maps.set(key, map);
    const source = sourceOf(await map, Number(line), Number(column));
    if (source) resolved = resolved.replace(position, source);
  }
  return resolved;
}

/** Reads maps from the server, with a `fetch` that sends the session's token. */
export const mapsOfServer =
  (fetch: (path: string) => Promise<Response>): ReadMap =>
  async ({ id, version, file }) => {
    const answer = await fetch(`/api/modules/${id}/releases/${version}/maps/${file}.map`);
    return answer.ok ? answer.text() : null;
  };

function parse(text: string | null): TraceMap | null {
  try {
    return text === null ? null : new TraceMap(text);
  } catch {
    return null; // Not a source map.
  }
}

/** Columns count from 1 in stacks, and from 0 in maps. */
function sourceOf(map: TraceMap | null, line: number, column: number): string | null {
  const found = map && originalPositionFor(map, { line, column: Math.max(0, column - 1) });
  if (!found?.source) return null;
  return `${pathOf(found.source)}:${found.line}:${found.column + 1}`;
}

/** `src/page.tsx` of `webpack://wabu_boats/./src/page.tsx`. */
const pathOf = (source: string) =>
  source.replace(/^webpack:\/\/[^/]*\//, '').replace(/^(\.{1,2}\/)+/, '');
