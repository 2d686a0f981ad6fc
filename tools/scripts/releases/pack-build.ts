import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createTarGzip } from 'nanotar';
import { filesIn } from '../../build/compress-files.ts';
import type { Source } from './source.ts';

/** Packs the `dist` of a module as a gzipped tar, without local build stamps. */
export async function packBuild({ folder }: Source): Promise<Uint8Array<ArrayBuffer>> {
  const dist = join(folder, 'dist');
  const files = filesIn(dist)
    .filter((name) => !basename(name).startsWith('.'))
    .map((name) => ({ name, data: new Uint8Array(readFileSync(join(dist, name))) }));
  return new Uint8Array(await createTarGzip(files));
}
