import { CONTRACT } from '@wabu/shared/module/contract';
import type { BuiltModule } from '@wabu/shared/module/registry';
import type { ReleaseOrder } from '@wabu/shared/module/releases';
import { createTarGzip } from 'nanotar';
import { integrityOf } from '../src/modules/archive/build-archive.ts';

const encode = (text: string) => new TextEncoder().encode(text);

interface Entry {
  name: string;
  data: string;
}

export interface BuildOptions {
  id: string;
  /** Makes the bytes of this build others. */
  text?: string;
  /** Overrides of `module.json`. */
  claims?: Partial<BuiltModule>;
  /** Additional entries of the folder. */
  extra?: Entry[];
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
  contracts: [CONTRACT],
  namespaces: [id],
  ...change,
});

/** The folder of a small build in an archive. */
export async function aBuild(options: BuildOptions): Promise<Entry[]> {
  const { id, text = '', claims, extra = [], listed = [], altered } = options;
  const files = [
    { name: 'entry.js', data: `export const v = '${text}'` },
    { name: 'style.css', data: '.page{color:teal}' },
  ];
  const hashed = [...files, ...extra.filter(({ name }) => listed.includes(name))];
  const hashes = hashed.map(
    async ({ name, data }) => [name, await integrityOf(encode(data))] as const,
  );
  const built: BuiltModule = {
    id,
    ...(id === 'shell' ? { contract: CONTRACT } : { description: describedModule(id) }),
    entry: { scripts: ['entry.js'], styles: [] },
    preload: { scripts: [], styles: ['style.css'] },
    files: Object.fromEntries(await Promise.all(hashes)),
    ...claims,
  };
  const sent = files.map(({ name, data }) => ({
    name,
    data: name === altered ? `${data.slice(0, -1)}~` : data,
  }));
  return [{ name: 'module.json', data: JSON.stringify(built) }, ...sent, ...extra].map(
    ({ name, data }) => ({ name: `${id}/${name}`, data }),
  );
}

/** An archive as `npm run release` sends it. */
export async function anArchive(
  folders: Entry[][],
  order: Partial<ReleaseOrder> = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const release = { name: 'release.json', data: JSON.stringify(order) };
  return new Uint8Array(await createTarGzip([release, ...folders.flat()]));
}

/** That a release check passed. */
export const passed = () => ({ shells: ['1'], checkedAt: new Date().toISOString() });
