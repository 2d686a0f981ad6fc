import { rm } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { DAY_MS } from '@wabu/shared/entities/measures/durations';
import { StrictS3 } from '../s3/testing/strict-s3.ts';
import { readEnvironment } from '../settings/environment.ts';
import { dir, makeFolder } from '../testing/temporary-folder.ts';
import { backUp, openRemote } from './back-up.ts';
import { readLastBackup } from './last-backup.ts';
import { remoteSource } from './remote-backups.ts';
import { restoreBackup } from './restore-backup.ts';
import { SnapshotFolder } from './snapshot-folder.ts';
import { save, savedNumbers, saveSome, withData } from './testing/data-folders.ts';

makeFolder();
let bucket: StrictS3;
beforeEach(async () => {
  bucket = await new StrictS3().start();
  await saveSome(0, 5);
});
afterEach(() => bucket.stop());

const START = Date.UTC(2026, 4, 1, 3);

const environment = (change: Record<string, string> = {}) => {
  const { endpoint, accessKeyId, secretAccessKey, region } = bucket.settings;
  return readEnvironment({
    DATA_DIR: dir('data'),
    BACKUP_DIR: dir('backups'),
    BACKUP_KEEP: '2',
    BACKUP_KEY: 'ab'.repeat(32),
    BACKUP_S3_ENDPOINT: endpoint,
    BACKUP_S3_BUCKET: 'pictures',
    BACKUP_S3_ACCESS_KEY_ID: accessKeyId,
    BACKUP_S3_SECRET_ACCESS_KEY: secretAccessKey,
    BACKUP_S3_REGION: region,
    ...change,
  });
};
const backUpOn = (day: number, change?: Record<string, string>) =>
  backUp(environment(change), START + day * DAY_MS);

async function restoreLatest(change?: Record<string, string>) {
  const remote = await openRemote(environment(change).backup);
  if (remote === null) throw new Error('no bucket');
  return restoreBackup(remoteSource(remote, 'latest'), dir('copy'));
}

const keys = (part: string) => [...bucket.objects.keys()].filter((key) => key.includes(part));

test('a sent backup restores where nothing else is left', async () => {
  // Five objects, and a database of one piece.
  expect(await backUpOn(0)).toMatchObject({ sent: 6 });
  await saveSome(5, 7);
  expect(await backUpOn(1)).toMatchObject({ sent: 3 });
  await rm(dir('backups'), { recursive: true });
  await rm(dir('data'), { recursive: true });
  await restoreLatest();
  await withData('copy', async (platform) =>
    expect(await savedNumbers(platform)).toEqual([0, 1, 2, 3, 4, 5, 6]),
  );
});

test('nothing leaves the machine readable', async () => {
  await backUpOn(0);
  for (const [key, bytes] of bucket.objects) {
    expect(bytes.subarray(0, 8).toString()).toBe('wabu-aes');
    for (const word of ['SQLite', 'file 3', '[Tests]', 'wabu.db'])
      expect([key, bytes.includes(word)]).toEqual([key, false]);
  }
});

test('the newest BACKUP_KEEP backups stay in the bucket, with their pieces only', async () => {
  for (let day = 0; day < 3; day += 1) await backUpOn(day);
  expect(keys('snapshots/')).toEqual([
    'wabu-backups/snapshots/2026-05-02T03-00-00-000Z',
    'wabu-backups/snapshots/2026-05-03T03-00-00-000Z',
  ]);
  const names = new Set(keys('pool/'));
  // Each database has a piece of its own, unless nothing in it differs.
  expect(names.size).toBeLessThanOrEqual(7);
  await restoreLatest();
});

test('a bucket that fails leaves the backup on the machine, and counts as no good backup', async () => {
  const change = { BACKUP_S3_SECRET_ACCESS_KEY: 'wrong' };
  await expect(backUpOn(0, change)).rejects.toThrow(
    /is complete in .*backups, and was not sent: .*the secret access key is wrong/,
  );
  expect(await new SnapshotFolder(dir('backups')).names()).toHaveLength(1);
  expect(await readLastBackup(dir('data'))).toBeNull();
  await backUpOn(1);
  expect(await readLastBackup(dir('data'))).toBe(START + DAY_MS);
});

test('a sending that was interrupted is no backup, and continues', async () => {
  // List of erasures, pieces of the bucket, and two pieces, each read again.
  bucket.faults.push(...Array(6).fill('none'), 403);
  await expect(backUpOn(0)).rejects.toThrow('was not sent');
  expect(keys('snapshots/')).toEqual([]);
  const before = keys('pool/').length;
  expect(before).toBeGreaterThan(0);
  const { sent } = await backUpOn(1);
  expect(sent).toBeLessThanOrEqual(7 - before);
  await restoreLatest();
});

describe('a restore from the bucket is rejected, and changes nothing,', () => {
  beforeEach(async () => {
    await backUpOn(0);
    await withData('copy', (platform) => save(platform, 99));
  });
  afterEach(() =>
    withData('copy', async (platform) => expect(await savedNumbers(platform)).toEqual([99])),
  );

  test('with another key', async () => {
    const BACKUP_KEY = 'cd'.repeat(32);
    await expect(restoreLatest({ BACKUP_KEY })).rejects.toThrow(/another key\)\. Nothing/);
  });

  test('with a changed, exchanged or missing piece', async () => {
    const [one = '', two = ''] = keys('pool/');
    const [first, second] = [bucket.objects.get(one), bucket.objects.get(two)];
    if (first === undefined || second === undefined) throw new Error('no pieces');
    bucket.objects.set(one, Buffer.from(first).fill(0, 40, 41));
    await expect(restoreLatest()).rejects.toThrow('is damaged');
    bucket.objects.set(one, second);
    await expect(restoreLatest()).rejects.toThrow('is damaged');
    bucket.objects.delete(one);
    await expect(restoreLatest()).rejects.toThrow('is missing');
  });

  test('when there is none', async () => {
    await expect(restoreLatest({ BACKUP_S3_PREFIX: 'other' })).rejects.toThrow('no snapshot');
  });
});
