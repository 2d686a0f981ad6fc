import type { BuiltModule } from '@wabu/shared/module/registry';
import { createTarGzip } from 'nanotar';
import { integrityOf } from '../src/registry/archive/build-archive.ts';

const encode = (text: string) => new TextEncoder().encode(text);

export interface BuildOptions {
  id: string;
  version: string;
  /** Overrides of `module.json`. */
  claims?: Partial<BuiltModule>;
  /** Additional entries of the archive. */
  extra?: { name: string; data: string }[];
  /** The extra entries that `module.json` lists. */
  listed?: string[];
  /** The file with one changed byte. */
  altered?: string;
}

type Description = NonNullable<BuiltModule['description']>;

/** The description of a section of the staff. */
export const describedModule = (id: string, change: Partial<Description> = {}): Description => ({
  id,
  area: 'admin',
  routes: [`/adminwabu/${id}`],
  navigation: [],
  requires: 'suppliers.read',
  requiresShell: '^1.0.0',
  namespaces: [id],
  ...change,
});

/** A small gzipped build as `npm run release` sends it. */
export async function aBuild({
  id,
  version,
  claims,
  extra = [],
  listed = [],
  altered,
}: BuildOptions) {
  const files = {
    'entry.js': `export const v = '${version}'`,
    'style.css': '.page{color:teal}',
    'mf-manifest.json': `{"id":"${id}"}`,
  };
  const listedExtra = extra.filter(({ name }) => listed.includes(name));
  const hashed = [
    ...Object.entries(files),
    ...listedExtra.map(({ name, data }) => [name, data] as const),
  ];
  const hashes = hashed.map(
    async ([name, text]) => [name, await integrityOf(encode(text))] as const,
  );
  const built: BuiltModule = {
    id,
    version,
    contract: 1,
    description: describedModule(id),
    entry: { scripts: ['entry.js'], styles: [] },
    preload: { scripts: [], styles: ['style.css'] },
    files: Object.fromEntries(await Promise.all(hashes)),
    shared: {},
    ...claims,
  };
  const entries = Object.entries(files).map(([name, data]) => ({
    name,
    data: name === altered ? `${data.slice(0, -1)}~` : data,
  }));
  return new Uint8Array(
    await createTarGzip([
      { name: 'module.json', data: JSON.stringify(built) },
      ...entries,
      ...extra,
    ]),
  );
}
