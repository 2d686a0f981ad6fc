import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTarGzip } from 'nanotar';
import { root } from '../../root.mjs';

/** Packs a workspace's `dist` as a gzipped tar, without local build stamps. */
export async function packBuild(workspace: string): Promise<Uint8Array<ArrayBuffer>> {
  const folder = join(root, workspace, 'dist');
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name));
  const files = entries.map((path) => ({
    name: path.slice(folder.length + 1).replaceAll('\\', '/'),
    data: new Uint8Array(readFileSync(path)),
  }));
  return new Uint8Array(await createTarGzip(files));
}
