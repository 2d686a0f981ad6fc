import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { save, withData } from '../backup/testing/data-folders.ts';
import { StrictS3 } from '../s3/testing/strict-s3.ts';
import { dir, makeFolder } from '../testing/temporary-folder.ts';
import { moveObjects } from './move-objects.ts';
import { openObjects } from './open-objects.ts';

makeFolder();
let bucket: StrictS3;
beforeEach(async () => {
  bucket = await new StrictS3().start();
  await withData('data', async (platform) => {
    for (let number = 0; number < 20; number += 1) await save(platform, number);
  });
});
afterEach(() => bucket.stop());

const settings = () => ({ dataDir: dir('data'), s3: bucket.settings });
const folder = () => openObjects(dir('data'), undefined);
const contents = () => [...bucket.objects.values()].map(String).sort();

test('all objects are in the bucket, and still in the folder; the start asks for the right place', async () => {
  expect(await moveObjects(settings(), 's3')).toEqual({
    objects: 20,
    copied: 20,
    isFinished: true,
  });
  expect(contents()).toEqual(Array.from({ length: 20 }, (_, number) => `file ${number}`).sort());
  expect(await folder().list()).toHaveLength(20);
  await expect(withData('data', async () => {})).rejects.toThrow(
    /are in http:.*pictures, and the variables name the folder objects.*--to folder/,
  );
  await moveObjects(settings(), 'folder');
  await withData('data', async () => {});
});

test('an interrupted move continues, and replaces what differs', async () => {
  // The probe of the bucket, the listing, and some objects.
  bucket.faults.push(...Array(30).fill('none'), 403);
  await expect(moveObjects(settings(), 's3')).rejects.toThrow();
  bucket.faults.length = 0;
  const [half = ''] = [...bucket.objects.keys()];
  bucket.objects.set(half, Buffer.from('other'));
  const { copied } = await moveObjects(settings(), 's3');
  expect(copied).toBeLessThan(20);
  expect(copied).toBeGreaterThan(0);
  expect(contents()).toEqual(Array.from({ length: 20 }, (_, number) => `file ${number}`).sort());
});

test('beside a running server it copies, and asks to be repeated after the stop', async () => {
  await withData('data', async (platform) => {
    expect(await moveObjects(settings(), 's3')).toMatchObject({ copied: 20, isFinished: false });
    await save(platform, 20);
  });
  await withData('data', async () => {});
  expect(await moveObjects(settings(), 's3')).toEqual({ objects: 21, copied: 1, isFinished: true });
});

test('objects of the bucket come back to an empty folder', async () => {
  await moveObjects(settings(), 's3');
  for (const blob of await folder().list()) await folder().delete(blob);
  expect(await moveObjects(settings(), 'folder')).toMatchObject({ copied: 20, isFinished: true });
  expect(await folder().list()).toHaveLength(20);
});

test('a bucket that cannot be used is named, and nothing moves', async () => {
  const s3 = { ...bucket.settings, bucket: 'other' };
  const moving = moveObjects({ ...settings(), s3 }, 's3');
  await expect(moving).rejects.toThrow('has no bucket other');
  await withData('data', async () => {});
});
