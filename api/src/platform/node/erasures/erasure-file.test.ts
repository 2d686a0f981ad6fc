import { appendFile, stat } from 'node:fs/promises';
import { expect, test } from '@jest/globals';
import { dir, makeFolder } from '../testing/temporary-folder.ts';
import { erasureFile } from './erasure-file.ts';

const path = () => dir('erasures');
makeFolder();

test('an installation without erasures has no file', async () => {
  expect(await erasureFile(path()).list()).toEqual([]);
});

test('lists every erasure once, and only its owner can read the file', async () => {
  const list = erasureFile(path());
  for (const name of ['supplier:1', 'user:2', 'supplier:1']) await list.add(name);
  expect(await erasureFile(path()).list()).toEqual(['supplier:1', 'user:2']);
  expect((await stat(path())).mode & 0o777).toBe(0o600);
});

test('a line that a crash cut off does not damage the next one', async () => {
  const list = erasureFile(path());
  await list.add('supplier:1');
  await appendFile(path(), '\nsuppl');
  await list.add('user:2');
  expect(await list.list()).toEqual(['supplier:1', 'suppl', 'user:2']);
});
