import { mkdir, readdir, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { StoreError } from '../../platform.ts';
import { describeObjectStore } from '../../testing/object-store-contract.ts';
import { dir, makeFolder } from '../testing/temporary-folder.ts';
import { objectFolder } from './object-folder.ts';

makeFolder();

const name = (letter: string) => letter.repeat(64);
const bytes = new TextEncoder().encode('some bytes');

describeObjectStore('of a folder', () => objectFolder(dir()));

test('an object of a new name is stored whole, and a failed write leaves none', async () => {
  const objects = objectFolder(dir());
  await objects.put(name('a'), bytes, { isNew: true });
  expect(await readdir(dir('aa'))).toEqual([name('a')]);
  expect(await objects.get(name('a'))).toEqual(bytes);
  const broken = objects.put(name('b'), null as unknown as typeof bytes, { isNew: true });
  await expect(broken).rejects.toThrow();
  expect(await objects.list()).toEqual([name('a')]);
});

test('only the owner can read an object', async () => {
  await objectFolder(dir()).put(name('a'), bytes);
  expect((await stat(dir('aa', name('a')))).mode & 0o077).toBe(0);
});

test.each(['', '..', '../../etc/passwd', 'A'.repeat(64), `${'a'.repeat(63)}/`, 'a'.repeat(65)])(
  'the invalid name %j is rejected',
  async (blob) => {
    const objects = objectFolder(dir());
    await expect(objects.put(blob, bytes)).rejects.toThrow('invalid object name');
    await expect(objects.get(blob)).rejects.toThrow('invalid object name');
  },
);

test('F06 an incomplete file of a crash is swept, and never listed', async () => {
  const objects = objectFolder(dir());
  await objects.put(name('a'), bytes);
  await writeFile(dir('aa', '.new-0123'), 'half');
  expect(await objects.list()).toEqual([name('a')]);
  expect(await objects.sweep()).toBe(1);
  expect(await readdir(dir('aa'))).toEqual([name('a')]);
});

test('a sweep leaves the files that this process writes', async () => {
  const objects = objectFolder(dir());
  const names = Array.from({ length: 16 }, (_, index) => name(index.toString(16)));
  const large = new Uint8Array(2_000_000);
  await Promise.all(names.flatMap((blob) => [objects.put(blob, large), objects.sweep()]));
  expect((await objects.list()).sort()).toEqual(names);
});

test('C14 a symbolic link is not followed', async () => {
  const secret = dir('secret');
  await writeFile(secret, 'secret');
  await mkdir(dir('bb'));
  await symlink(secret, dir('bb', name('b')));
  expect(await objectFolder(dir()).get(name('b'))).toBeNull();
});

test('F05 an unusable folder is reported as broken', async () => {
  const file = dir('file');
  await writeFile(file, '');
  const objects = objectFolder(join(file, 'inside'));
  await expect(objects.put(name('a'), bytes)).rejects.toEqual(new StoreError('broken'));
  await expect(objects.check()).rejects.toEqual(new StoreError('broken'));
});
