import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { aSupplier } from '@wabu/shared/testing/builders';
import { findStored } from '../src/files/read-file.ts';
import { storeFile } from '../src/files/store-file.ts';
import { completeErasures } from '../src/people/erase-person.ts';
import { findPeople } from '../src/people/find-people.ts';
import { backUp } from '../src/platform/node/backup/back-up.ts';
import { takeBackup } from '../src/platform/node/backup/take-backup.ts';
import { openNodePlatform } from '../src/platform/node/node-platform.ts';
import { StrictS3 } from '../src/platform/node/s3/testing/strict-s3.ts';
import { readEnvironment } from '../src/platform/node/settings/environment.ts';
import type { Platform } from '../src/platform/platform.ts';
import { insertSupplier } from '../src/suppliers/supplier-repository.ts';
import { restoreData } from './restore-data.ts';

const api = join(__dirname, '..');
const folders = { migrations: join(api, 'migrations'), root: join(api, '..') };
let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'wabu-restore-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

const environment = () =>
  readEnvironment({ DATA_DIR: join(root, 'data'), BACKUP_DIR: join(root, 'backups') });

async function withData<T>(act: (platform: Platform) => Promise<T>): Promise<T> {
  const platform = await openNodePlatform(environment(), folders, () => {});
  try {
    return await act(platform);
  } finally {
    await platform.close();
  }
}

const namesOf = ({ database }: Platform) =>
  findPeople(database, 'zanetti').then(({ people }) => people.map(({ name }) => name));

const addTwo = () =>
  withData(async ({ database, now }) => {
    for (const [id, Nome] of [
      ['one', 'Marco Zanetti'],
      ['two', 'Anna Zanetti'],
    ] as const)
      await database.write([
        insertSupplier(id, aSupplier(id.length + id.charCodeAt(0), { Nome }), now()),
      ]);
  });

test('who was erased since the backup is erased again, and the others are back', async () => {
  const backup = join(root, 'one.backup');
  await addTwo();
  await takeBackup(join(root, 'data'), backup);
  await withData(async (platform) => {
    await platform.erasures.add('supplier:one');
    expect(await completeErasures(platform)).toBe(1);
    await platform.database.write([{ sql: "DELETE FROM suppliers WHERE id = 'two'" }]);
  });
  for (let round = 0; round < 2; round += 1) {
    expect(await restoreData(backup, environment(), folders)).toMatchObject({ erased: 1 });
    expect(await withData(namesOf)).toEqual(['Anna Zanetti']);
  }
});

test('the list of erasures beside scheduled backups applies to each of them, on a new machine too', async () => {
  await addTwo();
  const { name } = await backUp(environment(), Date.UTC(2026, 4, 1));
  await withData(async (platform) => {
    await platform.erasures.add('supplier:one');
    expect(await completeErasures(platform)).toBe(1);
  });
  await backUp(environment(), Date.UTC(2026, 4, 2));
  await rm(join(root, 'data'), { recursive: true });
  const earlier = join(root, 'backups', name);
  expect(await restoreData(earlier, environment(), folders)).toMatchObject({ erased: 1 });
  expect(await withData(namesOf)).toEqual(['Anna Zanetti']);
});

test('the objects of a bucket are backed up, and restored into a bucket or a folder', async () => {
  const bucket = await new StrictS3().start();
  const { endpoint, accessKeyId, secretAccessKey, region } = bucket.settings;
  const inBucket = readEnvironment({
    DATA_DIR: join(root, 'data'),
    BACKUP_DIR: join(root, 'backups'),
    S3_ENDPOINT: endpoint,
    S3_BUCKET: 'pictures',
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
    S3_REGION: region,
  });
  const file = { folder: '[Tests]', name: 'one.txt', type: 'text/plain' };
  const bytes = new TextEncoder().encode('one');
  const read = async (platform: Platform) =>
    (await findStored(platform, '[Tests]', 'one.txt'))?.read();
  const at = async <T>(settings: typeof inBucket, act: (platform: Platform) => Promise<T>) => {
    const platform = await openNodePlatform(settings, folders, () => {});
    return act(platform).finally(() => platform.close());
  };
  try {
    await at(inBucket, (platform) => storeFile(platform, { ...file, bytes }, 'king'));
    expect([...bucket.objects.values()].map(String)).toEqual(['one']);
    const { name, objects } = await backUp(inBucket, Date.UTC(2026, 4, 1));
    expect(objects).toBe(1);
    bucket.objects.clear();
    const backup = join(root, 'backups', name);
    await expect(restoreData(backup, inBucket, folders)).resolves.toMatchObject({ objects: 1 });
    expect((await at(inBucket, read))?.bytes).toEqual(bytes);
    await rm(join(root, 'data'), { recursive: true });
    await restoreData(backup, environment(), folders);
    expect((await withData(read))?.bytes).toEqual(bytes);
    await expect(at(inBucket, read)).rejects.toThrow(/are in the folder objects.*move-objects/);
  } finally {
    await bucket.stop();
  }
});
