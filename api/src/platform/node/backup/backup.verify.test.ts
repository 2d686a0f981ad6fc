import { execFile } from 'node:child_process';
import { chmod, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { micrositeIn } from '../../../site/microsites/testing/a-microsite.ts';
import { searchMicrosites } from '../../../site/search/search-microsites.ts';
import { publishMicrosites } from '../../../site/search/testing/publish-microsites.ts';
import { asOrdinaryUser } from '../testing/ordinary-user.ts';
import { dir, makeFolder } from '../testing/temporary-folder.ts';
import { readLastBackup } from './last-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { takeBackup } from './take-backup.ts';
import { save, savedContent, savedNumbers, withData } from './testing/data-folders.ts';

makeFolder();

describe('a backup', () => {
  test('F31 during writes contains the state of one moment', async () => {
    await withData('data', async (platform) => {
      for (let number = 0; number < 20; number += 1) await save(platform, number);
      let isOver = false;
      let written = 20;
      const writing = (async () => {
        while (!isOver) await save(platform, written++);
      })();
      await takeBackup(dir('data'), dir('one.backup'));
      isOver = true;
      await writing;
    });
    await restoreBackup(dir('one.backup'), dir('copy'));
    await withData('copy', async (platform) => {
      const numbers = await savedNumbers(platform);
      expect(numbers.length).toBeGreaterThanOrEqual(20);
      expect(numbers).toEqual(numbers.map((_, index) => index));
      for (const number of numbers)
        expect(await savedContent(platform, number)).toBe(`file ${number}`);
    });
  });

  test('is a tar archive with mode 0600, and replaces no file', async () => {
    await withData('data', (platform) => save(platform, 1));
    await takeBackup(dir('data'), dir('one.backup'));
    const { stdout } = await promisify(execFile)('tar', ['tzf', dir('one.backup')]);
    expect(stdout).toMatch(/^manifest\.json\nwabu\.db\nobjects\/[0-9a-f]{2}\/[0-9a-f]{64}\n$/);
    expect((await stat(dir('one.backup'))).mode & 0o777).toBe(0o600);
    await expect(takeBackup(dir('data'), dir('one.backup'))).rejects.toThrow('exists already');
    await expect(takeBackup(dir('nothing'), dir('two.backup'))).rejects.toThrow('no database');
    expect((await readdir(dir(''))).sort()).toEqual(['data', 'one.backup']);
  });
});

test('the time of a backup is recorded in the folder', async () => {
  await withData('data', (platform) => save(platform, 1));
  expect(await readLastBackup(dir('data'))).toBeNull();
  const before = Date.now();
  await takeBackup(dir('data'), dir('one.backup'));
  expect(await readLastBackup(dir('data'))).toBeGreaterThanOrEqual(before);
});

describe('a restore', () => {
  beforeEach(async () => {
    await withData('data', async (platform) => {
      await save(platform, 1);
      await platform.database.write([
        {
          sql: "INSERT INTO users (id, name, name_key, look_key, role, avatar, password, created_at) VALUES ('u', 'mario', 'mario', 'mario', 'admin', 'a.gif', 'x', 1)",
        },
        {
          sql: "INSERT INTO sessions (jti, user_id, issued_at, expires_at) VALUES ('jti', 'u', 1, 2)",
        },
      ]);
    });
    await takeBackup(dir('data'), dir('one.backup'));
  });

  test('restores the data, keeps the replaced data, and ends all sessions', async () => {
    await withData('data', (platform) => save(platform, 2));
    const { before, objects } = await restoreBackup(dir('one.backup'), dir('data'));
    expect(objects).toBe(1);
    expect(await readdir(before ?? '')).toEqual(expect.arrayContaining(['objects', 'wabu.db']));
    await withData('data', async (platform) => {
      expect(await savedNumbers(platform)).toEqual([1]);
      expect(await platform.database.query('SELECT * FROM sessions')).toEqual([]);
      expect(await platform.database.query('SELECT name FROM users')).toEqual([{ name: 'mario' }]);
    });
  });

  test('restores the search index', async () => {
    const microsites = [micrositeIn('museo', 'Museo', 'Garda', { it: ['Orari', 'Carta antica.'] })];
    await withData('data', ({ database }) => publishMicrosites(database, microsites));
    await takeBackup(dir('data'), dir('two.backup'));
    await restoreBackup(dir('two.backup'), dir('copy'));
    await withData('copy', async ({ database }) => {
      const { results } = await searchMicrosites(database, { q: 'antica', language: 'it' });
      expect(results.map(({ URL }) => URL)).toEqual(['museo']);
    });
  });

  test('is rejected while a server runs', async () => {
    await withData('data', async () => {
      await expect(restoreBackup(dir('one.backup'), dir('data'))).rejects.toThrow('in use');
    });
  });

  test.each<[string, (bytes: Buffer) => Buffer]>([
    ['truncated', (bytes) => bytes.subarray(0, bytes.length - 200)],
    ['changed', (bytes) => Buffer.from(bytes).fill(0, 2_000, 2_020)],
    ['foreign', () => Buffer.from('hello')],
    ['empty', () => Buffer.alloc(0)],
  ])('a backup that is %s changes nothing', async (_, damage) => {
    await writeFile(dir('bad.backup'), damage(await readFile(dir('one.backup'))));
    await expect(restoreBackup(dir('bad.backup'), dir('data'))).rejects.toThrow(
      'Nothing was changed',
    );
    await withData('data', async (platform) => expect(await savedNumbers(platform)).toEqual([1]));
    expect((await readdir(dir('data'))).filter((name) => name.includes('restore'))).toEqual([]);
  });

  test('keeps the replaced data of the last two restores', async () => {
    const copies: (string | null)[] = [];
    for (let round = 0; round < 4; round += 1)
      copies.push((await restoreBackup(dir('one.backup'), dir('data'))).before);
    const names = (await readdir(dir('data'))).filter((name) => name.startsWith('before-'));
    expect(names.map((name) => join(dir('data'), name))).toEqual(copies.slice(-2));
    await withData('data', async (platform) => expect(await savedNumbers(platform)).toEqual([1]));
  });

  test('after an interrupted restore deletes no copy', async () => {
    for (const time of ['01', '02', '03']) {
      await mkdir(join(dir('data'), `before-restore-2026-01-${time}`));
      await writeFile(join(dir('data'), 'restore-unfinished'), '/somewhere\n');
    }
    await restoreBackup(dir('one.backup'), dir('data'));
    expect((await readdir(dir('data'))).filter((name) => name.startsWith('before-'))).toHaveLength(
      4,
    );
  });

  test('creates files of the owner of the folder, who can start', async () => {
    await asOrdinaryUser(() => mkdir(dir('theirs'), { mode: 0o700 }));
    const { uid } = await stat(dir('theirs'));
    for (let round = 0; round < 2; round += 1)
      await restoreBackup(dir('one.backup'), dir('theirs'));
    const entries = await readdir(dir('theirs'), { recursive: true, withFileTypes: true });
    const foreign = [];
    for (const { parentPath, name } of entries)
      if ((await stat(join(parentPath, name))).uid !== uid) foreign.push(name);
    expect(foreign).toEqual([]);
    await asOrdinaryUser(() =>
      withData('theirs', async (platform) => expect(await savedNumbers(platform)).toEqual([1])),
    );
  });

  test('by a user who does not own the folder is rejected', async () => {
    await chmod(dir('one.backup'), 0o644);
    await expect(asOrdinaryUser(() => restoreBackup(dir('one.backup'), '/tmp'))).rejects.toThrow(
      '/tmp belongs to the user with the id 0. Run this as that user or as root',
    );
  });

  test('of a missing file is rejected', async () => {
    await expect(restoreBackup(dir('no.backup'), dir('data'))).rejects.toThrow(
      'Nothing was changed',
    );
  });

  test('that was interrupted is reported at the next start, and can be repeated', async () => {
    await writeFile(join(dir('data'), 'restore-unfinished'), '/somewhere\n');
    await rm(join(dir('data'), 'wabu.db'));
    await expect(withData('data', async () => {})).rejects.toThrow(/interrupted.*npm run restore/s);
    await restoreBackup(dir('one.backup'), dir('data'));
    await withData('data', async (platform) => expect(await savedNumbers(platform)).toEqual([1]));
  });
});
