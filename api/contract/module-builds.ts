import type { BuiltModule } from '@wabu/shared/module/registry';
import { createTarGzip } from 'nanotar';
import { integrityOf } from '../src/registry/build-archive.ts';

const encode = (text: string) => new TextEncoder().encode(text);

interface FirstRunOptions {
  id: string;
  version: string;
  /** What `module.json` says otherwise than the truth. */
  claims?: Partial<BuiltModule>;
  /** Entries of the archive that `module.json` knows nothing of. */
  extra?: { name: string; data: string }[];
  /** Of those, the ones that it does know. */
  promised?: string[];
  /** The file of which one byte is another than was promised. */
  altered?: string;
}

/** A small packed build as `npm run release` sends it. */
export async function aBuild({
  id,
  version,
  claims,
  extra = [],
  promised = [],
  altered,
}: FirstRunOptions) {
  const files = {
    'entry.js': `export const v = '${version}'`,
    'style.css': '.page{color:teal}',
    'mf-manifest.json': `{"id":"${id}"}`,
  };
  const known = extra.filter(({ name }) => promised.includes(name));
  const hashed = [
    ...Object.entries(files),
    ...known.map(({ name, data }) => [name, data] as const),
  ];
  const hashes = hashed.map(
    async ([name, text]) => [name, await integrityOf(encode(text))] as const,
  );
  const built: BuiltModule = {
    id,
    version,
    contract: 1,
    description: {
      id,
      area: 'admin',
      routes: [`/adminwabu/${id}`],
      navigation: [],
      requires: 'suppliers.read',
      requiresShell: '^1.0.0',
      namespaces: [id],
    },
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
