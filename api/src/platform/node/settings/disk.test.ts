import { tmpdir } from 'node:os';
import { expect, test } from '@jest/globals';
import { freeBytes } from './disk.ts';

test('the disk of a folder has room; of a folder that is gone nobody knows it', async () => {
  expect(await freeBytes(tmpdir())).toBeGreaterThan(0);
  expect(await freeBytes(`${tmpdir()}/wabu-no-such-folder`)).toBeNull();
});
