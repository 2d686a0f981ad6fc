import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { StoreError } from '../platform.ts';
import { takeBackup } from './backup/take-backup.ts';
import { openData } from './backup/testing/data-folders.ts';
import { describeFailure, describeFileError } from './settings/describe-failure.ts';
import { asOrdinaryUser } from './testing/ordinary-user.ts';

const BLOB = 'a'.repeat(64);

let root: string;
let dataDir: string;
beforeEach(async () => {
  root = await asOrdinaryUser(() => mkdtemp(join(tmpdir(), 'wabu-folder-')));
  dataDir = join(root, 'data');
});
afterEach(async () => {
  await chmod(dataDir, 0o700).catch(() => {});
  await rm(root, { recursive: true });
});

const open = (folder = dataDir) => openData({ DATA_DIR: folder });
const fill = () =>
  asOrdinaryUser(async () => {
    const platform = await open();
    await platform.objects.put(BLOB, new Uint8Array([1]));
    await platform.close();
  });
/** The message of a start by an ordinary user; '' when it succeeds. */
const startAs = (folder = dataDir) =>
  asOrdinaryUser(async () => {
    try {
      await (await open(folder)).close();
      return '';
    } catch (error) {
      return describeFailure(error);
    }
  });

describe('a folder that cannot be used is rejected with one sentence that does not blame the data', () => {
  afterEach(() => expect(described).not.toMatch(/damaged|backup|\n|Error:/));
  let described: string;

  test('a file in its place', async () => {
    await writeFile(dataDir, '');
    described = await startAs();
    expect(described).toBe(`${dataDir} is not a folder, or is below a file.`);
    described = await startAs(join(dataDir, 'inside'));
    expect(described).toBe(`${dataDir}/inside is not a folder, or is below a file.`);
  });

  test('an unreadable folder', async () => {
    await fill();
    await chmod(dataDir, 0);
    described = await startAs();
    expect(described).toMatch(/^The user \S+ may not use .*data.*chown/);
  });

  test('a read-only folder, with and without data', async () => {
    await asOrdinaryUser(() => mkdir(dataDir));
    await chmod(dataDir, 0o500);
    described = await startAs();
    expect(described).toMatch(/^The user \S+ may not use \S+\/data\./);
    await chmod(dataDir, 0o700);
    await fill();
    await chmod(dataDir, 0o500);
    described = await startAs();
    expect(described).toMatch(/^The user \S+ may not use .*data/);
  });

  test.each([
    ['lock.db', 0],
    ['lock.db', 0o400],
    ['server.json', 0o400],
    ['wabu.db', 0],
    ['wabu.db', 0o400],
    ['objects', 0],
    ['objects', 0o500],
    ['jwt-secret', 0],
  ])('%s with the mode %i', async (name, mode) => {
    await fill();
    await chmod(join(dataDir, name), mode);
    described = await startAs();
    await chmod(join(dataDir, name), 0o700);
    expect(described).toMatch(/^The user \S+ may not use /);
    expect(described).toContain(join(dataDir, name));
  });

  test('a folder in place of the database', async () => {
    await asOrdinaryUser(() => mkdir(join(dataDir, 'wabu.db'), { recursive: true }));
    described = await startAs();
    expect(described).toBe(`${dataDir}/wabu.db is a folder, where a file is expected.`);
  });

  test.each([
    ['EROFS', 'mounted read-only'],
    ['ENOSPC', 'no space left'],
    ['EDQUOT', 'no space left'],
    ['EPERM', 'may not use /data'],
  ])('the error code %s', (code, words) => {
    described = describeFileError({ code, path: '/data' }) ?? '';
    expect(described).toContain(words);
  });
});

test.each([
  new StoreError('full', { code: 'SQLITE_FULL' }),
  { code: 'SQLITE_FULL' },
  { code: 'ENOSPC' },
])('a full disk is said in one sentence: %j', (error) => {
  expect(describeFailure(error)).toMatch(/^There is no space left .*DATA_DIR\)\.$/);
});

test('a missing objects folder is rejected like a missing database, and nothing is created', async () => {
  await fill();
  await rm(join(dataDir, 'objects'), { recursive: true });
  expect(await startAs()).toMatch(/objects is missing, and its database is still there.*restore/);
  expect(await readdir(dataDir)).not.toContain('objects');
});

test('a start after a permission error finds everything unchanged', async () => {
  await fill();
  await chmod(join(dataDir, 'wabu.db'), 0o400);
  await startAs();
  await chmod(join(dataDir, 'wabu.db'), 0o600);
  expect(await startAs()).toBe('');
});

describe('with any umask, only the owner can read the data', () => {
  const umask = process.umask();
  afterEach(() => void process.umask(umask));
  // SQLite may remove a shared file soon after its database is closed: that one is readable by nobody.
  const modeOf = (path: string) =>
    stat(path).then(
      ({ mode }) => mode,
      () => 0,
    );
  const readableByOthers = async (path: string) => {
    const entries = await readdir(path, { recursive: true, withFileTypes: true });
    const paths = [path, ...entries.map((entry) => join(entry.parentPath, entry.name))];
    const modes = await Promise.all(paths.map(async (one) => [one, await modeOf(one)] as const));
    return modes.filter(([, mode]) => (mode & 0o077) !== 0).map(([one]) => one);
  };

  test.each([0, 0o022, 0o077])('%i', async (mask) => {
    process.umask(mask);
    const platform = await open();
    await platform.objects.put(BLOB, new Uint8Array([1]));
    expect(await readdir(dataDir)).toEqual(
      expect.arrayContaining(['wabu.db', 'wabu.db-wal', 'wabu.db-shm', 'lock.db', 'jwt-secret']),
    );
    expect(await readableByOthers(dataDir)).toEqual([]);
    await platform.close();
    await takeBackup(dataDir, join(root, 'one.backup'));
    expect((await stat(join(root, 'one.backup'))).mode & 0o777).toBe(0o600);
  });

  test('a start restricts the permissions of files that somebody copied', async () => {
    await fill();
    for (const name of ['wabu.db', 'lock.db', 'server.json'])
      await chmod(join(dataDir, name), 0o644);
    await chmod(join(dataDir, 'objects'), 0o755);
    expect(await startAs()).toBe('');
    expect(await readableByOthers(dataDir)).toEqual([]);
    expect(await readFile(join(dataDir, 'server.json'), 'utf8')).toContain('pid');
  });
});
