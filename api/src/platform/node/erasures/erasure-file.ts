import { open, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { ErasureList } from '../../platform.ts';
import { flush, nullIfMissing } from '../settings/disk.ts';

/** A file with one line for each erasure. Backups leave it out, and a restore leaves it in its place. */
export function erasureFile(path: string): ErasureList {
  return {
    add: async (name) => {
      const file = await open(path, 'a', 0o600);
      try {
        // A line break at both ends: a crash can only have left a part of a line before.
        await file.writeFile(`\n${name}\n`);
        await file.sync();
      } finally {
        await file.close();
      }
      await flush(dirname(path));
    },
    list: async () => {
      const text = (await readFile(path, 'utf8').catch(nullIfMissing)) ?? '';
      return [...new Set(text.split('\n').filter((line) => line !== ''))];
    },
  };
}
