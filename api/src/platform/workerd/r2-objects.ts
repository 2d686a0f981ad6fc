import type { BuiltFiles, ErasureList, ObjectStore } from '../platform.ts';
import type { R2 } from './bindings.ts';

const OBJECTS = 'objects/';
const BUILDS = 'builds/';
const ERASURES = 'erasures/';

/** The R2 adapter. R2 is strongly consistent and never shows partial objects. */
export function r2Objects(r2: R2): ObjectStore {
  return {
    put: async (blob, bytes) => {
      await r2.put(OBJECTS + blob, bytes);
    },
    get: (blob) => read(r2, OBJECTS + blob),
    delete: (blob) => r2.delete(OBJECTS + blob),
    list: () => names(r2, OBJECTS),
    check: async () => {
      await r2.head(`${OBJECTS}check`);
    },
  };
}

/** The builds uploaded at the last deployment. */
export function r2Builds(r2: R2): BuiltFiles {
  return {
    workspaces: async () => {
      const paths = await names(r2, BUILDS);
      return [...new Set(paths.map((path) => path.split('/', 1)[0] ?? ''))];
    },
    read: (workspace, path) => read(r2, `${BUILDS}${workspace}/${path}`),
    list: (workspace) => names(r2, `${BUILDS}${workspace}/`),
  };
}

/** An empty object for each erasure: a D1 time travel leaves the bucket as it is. */
export function r2Erasures(r2: R2): ErasureList {
  return {
    add: async (name) => {
      await r2.put(ERASURES + name, new Uint8Array());
    },
    list: () => names(r2, ERASURES),
  };
}

async function read(r2: R2, key: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const object = await r2.get(key);
  if (object === null) return null;
  // biome-ignore lint/plugin: what is in our own store was bounded when it was put there
  return new Uint8Array(await object.arrayBuffer());
}

async function names(r2: R2, prefix: string): Promise<string[]> {
  const found: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await r2.list({ prefix, cursor });
    found.push(...page.objects.map((object) => object.key.slice(prefix.length)));
    cursor = page.truncated ? page.cursor : undefined;
  } while (cursor !== undefined);
  return found;
}
