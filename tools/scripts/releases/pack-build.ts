import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createTarGzip } from 'nanotar';
import { filesIn } from '../../build/compress-files.ts';
import { root } from '../../root.mjs';

/** Packs a workspace's `dist` as a gzipped tar, without local build stamps. */
export async function packBuild(workspace: string): Promise<Uint8Array<ArrayBuffer>> {
  const folder = join(root, workspace, 'dist');
  const files = filesIn(folder)
    .filter((name) => !basename(name).startsWith('.'))
    .map((name) => ({ name, data: new Uint8Array(readFileSync(join(folder, name))) }));
  return new Uint8Array(await createTarGzip(files));
}
