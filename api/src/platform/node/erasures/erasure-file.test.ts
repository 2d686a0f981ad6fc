import { appendFile, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { erasureFile } from './erasure-file.ts';

let folder: string;
const path = () => join(folder, 'erasures');
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wabu-erasures-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

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
