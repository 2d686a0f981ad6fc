import { readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { dir, makeFolder } from '../testing/temporary-folder.ts';
import { restoreBackup } from './restore-backup.ts';
import { takeBackup } from './take-backup.ts';
import { savedNumbers, saveSome, withData } from './testing/data-folders.ts';

makeFolder();

describe('F30 a damaged database', () => {
  beforeEach(async () => {
    await saveSome(0, 100);
    await takeBackup(dir('data'), dir('one.backup'));
  });

  test('with flipped bytes is rejected with the command that repairs it, and a restore repairs it', async () => {
    const path = join(dir('data'), 'wabu.db');
    const whole = await readFile(path);
    for (let round = 0; round < 10; round += 1) {
      const broken = Buffer.from(whole);
      for (let flip = 0; flip < 200; flip += 1) {
        // Steps of the golden ratio reach all parts of a file of any size.
        const at = Math.floor(((round * 0.1 + flip * 0.618034) % 1) * broken.length);
        broken[at] = (broken[at] ?? 0) ^ 0xff;
      }
      await writeFile(path, broken);
      await expect(withData('data', async () => {})).rejects.toThrow(/damaged.*npm run restore/s);
    }
    await restoreBackup(dir('one.backup'), dir('data'));
    await withData('data', async (platform) =>
      expect(await savedNumbers(platform)).toHaveLength(100),
    );
  });

  test('that is truncated is rejected', async () => {
    const path = join(dir('data'), 'wabu.db');
    for (const share of [0.9, 0.5, 0.01]) {
      await truncate(path, Math.floor((await stat(path)).size * share));
      await expect(withData('data', async () => {})).rejects.toThrow(/damaged.*npm run restore/s);
    }
    await truncate(path, 0);
    await expect(withData('data', async () => {})).rejects.toThrow(/empty.*npm run restore/s);
    await rm(path);
    await expect(withData('data', async () => {})).rejects.toThrow(/missing.*npm run restore/s);
  });
});
