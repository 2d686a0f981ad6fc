import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { DAY_MS } from '@wabu/shared/entities/measures/durations';
import type { Platform } from '../../platform.ts';
import { readEnvironment } from '../settings/environment.ts';
import { dir, makeFolder } from '../testing/temporary-folder.ts';
import { backUp } from './back-up.ts';
import { readLastBackup } from './last-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { SnapshotFolder } from './snapshot-folder.ts';
import { savedContent, savedNumbers, saveSome, withData } from './testing/data-folders.ts';

makeFolder();

const START = Date.UTC(2026, 4, 1, 3);
const environment = (BACKUP_KEEP = '3') =>
  readEnvironment({ DATA_DIR: dir('data'), BACKUP_DIR: dir('backups'), BACKUP_KEEP });
const backUpOn = (day: number, keep?: string) => backUp(environment(keep), START + day * DAY_MS);
const restored = (name: string, act: (platform: Platform) => Promise<void>) =>
  restoreBackup(join(dir('backups'), name), dir('copy')).then(() => withData('copy', act));

async function poolFiles(): Promise<string[]> {
  const entries = await readdir(dir('backups/pool'), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** A script that kills its process when it has that many files in their places, and one more is written. */
const killedAfter = (files: number) => {
  const script = `import { promises } from 'node:fs';
    import { syncBuiltinESMExports } from 'node:module';
    const { rename } = promises;
    let left = ${files};
    promises.rename = (...paths) =>
      left-- > 0 ? rename(...paths) : process.kill(process.pid, 'SIGKILL');
    syncBuiltinESMExports();`;
  return `data:text/javascript,${encodeURIComponent(script)}`;
};

beforeEach(() => saveSome(0, 5));

test('copies each object once, and each snapshot restores the state of its moment', async () => {
  expect(await backUpOn(0)).toMatchObject({ objects: 5, added: 5, sent: null });
  await saveSome(5, 7);
  const second = await backUpOn(1);
  expect(second).toMatchObject({ objects: 7, added: 2 });
  expect(await backUpOn(2)).toMatchObject({ objects: 7, added: 0 });
  expect(await poolFiles()).toHaveLength(7);
  await restored('2026-05-01T03-00-00-000Z', async (platform) => {
    expect(await savedNumbers(platform)).toEqual([0, 1, 2, 3, 4]);
    for (const number of [0, 4])
      expect(await savedContent(platform, number)).toBe(`file ${number}`);
  });
  await restored(second.name, async (platform) => {
    expect(await savedNumbers(platform)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(await savedContent(platform, 6)).toBe('file 6');
  });
});

test('while the server runs, and one at a time', async () => {
  await withData('data', async () => {
    const both = await Promise.allSettled([backUpOn(0), backUpOn(1)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
  expect(await new SnapshotFolder(dir('backups')).names()).toHaveLength(1);
});

test('is readable by its owner only', async () => {
  await backUpOn(0);
  const entries = await readdir(dir('backups'), { recursive: true, withFileTypes: true });
  for (const { parentPath, name } of [{ parentPath: dir(''), name: 'backups' }, ...entries])
    expect([name, (await stat(join(parentPath, name))).mode & 0o077]).toEqual([name, 0]);
});

test('the newest BACKUP_KEEP snapshots stay, with their objects only', async () => {
  await backUpOn(0);
  await withData('data', async ({ database, objects }) => {
    const [row] = await database.query("SELECT blob FROM objects WHERE name = '0.txt'");
    await database.write([{ sql: "DELETE FROM objects WHERE name = '0.txt'" }]);
    await objects.delete(String(row?.blob));
  });
  await backUpOn(1, '2');
  expect(await poolFiles()).toHaveLength(5);
  const { name } = await backUpOn(2, '2');
  expect(await new SnapshotFolder(dir('backups')).names()).toEqual([
    '2026-05-02T03-00-00-000Z',
    name,
  ]);
  expect(await poolFiles()).toHaveLength(4);
});

test('the time of the last good backup is recorded', async () => {
  expect(await readLastBackup(dir('data'))).toBeNull();
  await backUpOn(0);
  expect(await readLastBackup(dir('data'))).toBe(START);
});

describe('damage', () => {
  test('of a snapshot or of the pool stops a restore before it changes anything', async () => {
    const { name } = await backUpOn(0);
    await cp(dir('backups'), dir('whole'), { recursive: true });
    const [object = ''] = await poolFiles();
    const cases: [string, () => Promise<void>][] = [
      ['objects', () => writeFile(object, 'other')],
      ['objects', () => rm(object)],
      ['wabu.db', () => writeFile(join(dir('backups'), name, 'wabu.db'), 'other')],
      ['manifest', () => rm(join(dir('backups'), name, 'manifest.json'))],
    ];
    for (const [, damage] of cases) {
      await damage();
      const restoring = restoreBackup(join(dir('backups'), name), dir('data'));
      await expect(restoring).rejects.toThrow('is no whole backup');
      await withData('data', async (platform) =>
        expect(await savedNumbers(platform)).toHaveLength(5),
      );
      await rm(dir('backups'), { recursive: true });
      await cp(dir('whole'), dir('backups'), { recursive: true });
    }
  });

  test('of the pool is found within a week and repaired from the data', async () => {
    await backUpOn(0);
    for (const path of await poolFiles()) {
      const bytes = await readFile(path);
      await writeFile(path, bytes.fill(0, 0, 1));
    }
    let added = 0;
    for (let day = 1; day <= 7; day += 1) added += (await backUpOn(day)).added;
    expect(added).toBe(5);
    await restored('2026-05-08T03-00-00-000Z', async (platform) =>
      expect(await savedContent(platform, 3)).toBe('file 3'),
    );
  });
});

test('kill -9 in the middle leaves nothing that looks like a backup, and the next one succeeds', async () => {
  await saveSome(5, 100);
  const { name } = await backUpOn(0);
  await saveSome(100, 200);
  await mkdir(dir('backups/pool'), { recursive: true });
  for (const files of [1, 20, 30]) {
    const env = { ...process.env, DATA_DIR: dir('data'), BACKUP_DIR: dir('backups') };
    const script = join(__dirname, '../../../../scripts/backup.ts');
    const words = ['--import', 'tsx', '--import', killedAfter(files), script];
    const child = spawn(process.execPath, words, { env, stdio: 'ignore' });
    expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);
    expect(await new SnapshotFolder(dir('backups')).names()).toEqual([name]);
    expect(await readLastBackup(dir('data'))).toBe(START);
  }
  const next = await backUpOn(1);
  expect(next).toMatchObject({ objects: 200 });
  expect((await readdir(dir('backups'))).sort()).toEqual([name, next.name, 'lock.db', 'pool']);
  await restored(next.name, async (platform) =>
    expect(await savedNumbers(platform)).toHaveLength(200),
  );
});

test('without BACKUP_DIR, or over a file, is rejected in clear words', async () => {
  const settings = readEnvironment({ DATA_DIR: dir('data') });
  await expect(backUp(settings, START)).rejects.toThrow('Set BACKUP_DIR');
  await writeFile(dir('backups'), '');
  await expect(backUpOn(0)).rejects.toThrow();
});
