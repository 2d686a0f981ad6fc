import { rm } from 'node:fs/promises';
import { expect, test } from '@jest/globals';
import { aSupplier } from '@wabu/shared/testing/builders';
import { findStored } from '../src/files/read-file.ts';
import { storeFile } from '../src/files/store-file.ts';
import { appRecords } from '../src/kinds.ts';
import { completeErasures } from '../src/people/erase-person.ts';
import { findPeople } from '../src/people/person-repository.ts';
import { backUp } from '../src/platform/node/backup/back-up.ts';
import { takeBackup } from '../src/platform/node/backup/take-backup.ts';
import { folders, withData } from '../src/platform/node/backup/testing/data-folders.ts';
import { StrictS3 } from '../src/platform/node/s3/testing/strict-s3.ts';
import { readEnvironment } from '../src/platform/node/settings/environment.ts';
import { dir, makeFolder } from '../src/platform/node/testing/temporary-folder.ts';
import type { Platform } from '../src/platform/platform.ts';
import { supplierRows } from '../src/suppliers/supplier-repository.ts';
import { restoreData } from './restore-data.ts';

makeFolder();

const variables = () => ({ DATA_DIR: dir('data'), BACKUP_DIR: dir('backups') });
const environment = () => readEnvironment(variables());
const inData = <T>(act: (platform: Platform) => Promise<T>) => withData('data', act, variables());

const namesOf = ({ database }: Platform) =>
  findPeople(database, appRecords.kinds, 'zanetti').then(({ people }) =>
    people.map(({ name }) => name),
  );

const addTwo = () =>
  inData(async ({ database, now }) => {
    for (const [id, Nome] of [
      ['one', 'Marco Zanetti'],
      ['two', 'Anna Zanetti'],
    ] as const)
      await database.write(
        await supplierRows.insert(
          [{ ...aSupplier(id.length + id.charCodeAt(0), { Nome }), id, version: 1 }],
          now(),
        ),
      );
  });

test('who was erased since the backup is erased again, and the others are back', async () => {
  const backup = dir('one.backup');
  await addTwo();
  await takeBackup(dir('data'), backup);
  await inData(async (platform) => {
    await platform.erasures.add('supplier:one');
    expect(await completeErasures(platform, appRecords.kinds)).toBe(1);
    await platform.database.write([{ sql: "DELETE FROM suppliers WHERE id = 'two'" }]);
  });
  for (let round = 0; round < 2; round += 1) {
    expect(await restoreData(backup, environment(), folders)).toMatchObject({ erased: 1 });
    expect(await inData(namesOf)).toEqual(['Anna Zanetti']);
  }
});

test('the list of erasures beside scheduled backups applies to each of them, on a new machine too', async () => {
  await addTwo();
  const { name } = await backUp(environment(), Date.UTC(2026, 4, 1));
  await inData(async (platform) => {
    await platform.erasures.add('supplier:one');
    expect(await completeErasures(platform, appRecords.kinds)).toBe(1);
  });
  await backUp(environment(), Date.UTC(2026, 4, 2));
  await rm(dir('data'), { recursive: true });
  const earlier = dir('backups', name);
  expect(await restoreData(earlier, environment(), folders)).toMatchObject({ erased: 1 });
  expect(await inData(namesOf)).toEqual(['Anna Zanetti']);
});

test('the objects of a bucket are backed up, and restored into a bucket or a folder', async () => {
  const bucket = await new StrictS3().start();
  const { endpoint, accessKeyId, secretAccessKey, region } = bucket.settings;
  const bucketVariables = {
    ...variables(),
    S3_ENDPOINT: endpoint,
    S3_BUCKET: 'pictures',
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
    S3_REGION: region,
  };
  const inBucket = readEnvironment(bucketVariables);
  const file = { folder: '[Tests]', name: 'one.txt', type: 'text/plain' };
  const bytes = new TextEncoder().encode('one');
  const read = async (platform: Platform) =>
    (await findStored(platform, '[Tests]', 'one.txt'))?.read();
  const atBucket = <T>(act: (platform: Platform) => Promise<T>) =>
    withData('data', act, bucketVariables);
  try {
    await atBucket((platform) => storeFile(platform, { ...file, bytes }, 'king'));
    expect([...bucket.objects.values()].map(String)).toEqual(['one']);
    const { name, objects } = await backUp(inBucket, Date.UTC(2026, 4, 1));
    expect(objects).toBe(1);
    bucket.objects.clear();
    const backup = dir('backups', name);
    await expect(restoreData(backup, inBucket, folders)).resolves.toMatchObject({ objects: 1 });
    expect((await atBucket(read))?.bytes).toEqual(bytes);
    await expect(restoreData(backup, environment(), folders)).rejects.toThrow(
      /are in http.*Set the S3_… variables/,
    );
    expect((await atBucket(read))?.bytes).toEqual(bytes);
    await restoreData(backup, environment(), folders, true);
    expect((await inData(read))?.bytes).toEqual(bytes);
    await expect(atBucket(read)).rejects.toThrow(/are in the folder objects.*move-objects/);
  } finally {
    await bucket.stop();
  }
});
