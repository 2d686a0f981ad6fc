import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { aSupplier } from '@wabu/shared/testing/builders';
import { completeErasures } from '../src/people/erase-person.ts';
import { findPeople } from '../src/people/find-people.ts';
import { takeBackup } from '../src/platform/node/backup/take-backup.ts';
import { openNodePlatform } from '../src/platform/node/node-platform.ts';
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

const environment = () => readEnvironment({ DATA_DIR: join(root, 'data') });

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

test('who was erased since the backup is erased again, and the others are back', async () => {
  const backup = join(root, 'one.backup');
  await withData(async ({ database, now }) => {
    for (const [id, Nome] of [
      ['one', 'Marco Zanetti'],
      ['two', 'Anna Zanetti'],
    ] as const)
      await database.write([
        insertSupplier(id, aSupplier(id.length + id.charCodeAt(0), { Nome }), now()),
      ]);
  });
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
