import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { blobNamed, bytesOf, describeObjectStore } from '../../testing/object-store-contract.ts';
import { S3Client } from '../s3/s3-client.ts';
import { StrictS3 } from '../s3/testing/strict-s3.ts';
import type { S3Settings } from '../settings/storage-variables.ts';
import { requireUsableBucket, s3Objects } from './s3-objects.ts';

let strict: StrictS3;
beforeEach(async () => {
  strict = await new StrictS3().start();
});
afterEach(() => strict.stop());

const objectsAt = (settings: S3Settings) => s3Objects(new S3Client(settings, 1));

describeObjectStore('of a strict S3 server', () => objectsAt(strict.settings));

test('a name outside the store is rejected', async () => {
  const objects = objectsAt(strict.settings);
  for (const blob of ['', '..', 'A'.repeat(64), `${'a'.repeat(63)}/`])
    await expect(objects.get(blob)).rejects.toThrow('invalid object name');
});

test('an object of a new name survives an answer that got lost, and replaces no other one', async () => {
  const objects = objectsAt(strict.settings);
  strict.faults.push('lost');
  await objects.put(blobNamed(1), bytesOf('one'), { isNew: true });
  expect(await objects.get(blobNamed(1))).toEqual(bytesOf('one'));
  const other = objects.put(blobNamed(1), bytesOf('two'), { isNew: true });
  await expect(other).rejects.toThrow('store broken');
  expect(await objects.get(blobNamed(1))).toEqual(bytesOf('one'));
});

test('a mark changes with the content', async () => {
  const objects = objectsAt(strict.settings);
  await objects.put(blobNamed(1), bytesOf('one'));
  const before = await objects.marks();
  await objects.put(blobNamed(1), bytesOf('one'));
  expect(await objects.marks()).toEqual(before);
  await objects.put(blobNamed(1), bytesOf('two'));
  expect(await objects.marks()).not.toEqual(before);
});

test('F05 an unusable bucket is reported as broken, and at the start with the variables', async () => {
  const settings = { ...strict.settings, bucket: 'other' };
  await expect(objectsAt(settings).check()).rejects.toThrow('store broken');
  await expect(requireUsableBucket(settings)).rejects.toThrow(
    /S3_ENDPOINT and S3_BUCKET cannot be used: .* has no bucket other/,
  );
  await requireUsableBucket(strict.settings);
  expect(strict.objects.size).toBe(0);
});
