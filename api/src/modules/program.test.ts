import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from '@jest/globals';
import { forEachTest } from '@wabu/shared/testing/for-tests';
import { describedModule } from '../../contract/module-builds.ts';
import { releaseCalls } from '../../contract/release-calls.ts';
import { OPERATOR } from '../../contract/server.ts';
import { createApp } from '../app.ts';
import { openLibsql } from '../platform/node/database/libsql-database.ts';
import { migrate } from '../platform/node/database/migrate.ts';
import { dir, makeFolder } from '../platform/node/testing/temporary-folder.ts';
import type { Platform } from '../platform/platform.ts';
import { createTestApi } from '../testing.ts';
import { modulesOf } from './module-source.ts';
import { storeProgramFiles } from './program.ts';
import { programFolders } from './testing/program-folders.ts';

const START = Date.parse('2026-06-01T08:00:00.000Z');
/** A commit before, and one after everything that a test does. */
const [EARLIER, LATER] = ['2026-05-01T08:00:00.000Z', '2026-12-01T08:00:00.000Z'];

const { builds, build, folders, read } = programFolders();
let now = START;
let logged: object[] = [];
const api = forEachTest(() =>
  createTestApi({
    builds,
    now: () => (now += 1_000),
    log: (level, event, entry) => logged.push({ level, event, ...entry }),
    settings: { development: false, operatorToken: OPERATOR },
  }),
);
let running: Platform;
const { live, release, seen, versionOf } = releaseCalls(() => ({
  fetch: async (path, init) =>
    createApp(running).fetch(new Request(`http://localhost${path}`, init)),
}));

/** Starts the program, again, on the same data. */
async function start(): Promise<void> {
  logged = [];
  running = { ...api.platform };
  await modulesOf(running).program();
}

beforeEach(async () => {
  now = START;
  logged = [];
  folders.clear();
  await build({ id: 'shell' });
  await build({ id: 'users' });
  running = api.platform;
});

test('the first start releases what the program brings, as one set that counts as checked', async () => {
  await start();
  expect(await versionOf('users')).toBe('1');
  const { module, history } = await seen('users');
  expect(module).toMatchObject({
    changedBy: 'wabu',
    releases: [{ check: { shells: ['program'] } }],
  });
  expect(history[0]?.set).toBe((await seen('shell')).history[0]?.set);
});

test('a restart, and the program of another clone with the same bytes, release nothing', async () => {
  await start();
  await storeProgramFiles(running, await modulesOf(running).program());
  await build({ id: 'users', claims: { commit: 'another' } }, LATER);
  read.length = 0;
  await start();
  await storeProgramFiles(running, await modulesOf(running).program());
  expect(read.filter((path) => !path.endsWith('/module.json'))).toEqual([]);
  expect(logged).toEqual([]);
  expect((await seen('users')).history).toHaveLength(2);
});

test('an update goes live, and so does the program of before it; tabs find the files of both', async () => {
  await start();
  await storeProgramFiles(running, await modulesOf(running).program());
  await build({ id: 'users', text: 'update' });
  await start();
  expect(await versionOf('users')).toBe('2');
  const entry = async (version: string) => {
    const bytes = await modulesOf(running).file('users', version, 'entry.js');
    return new TextDecoder().decode(bytes ?? new Uint8Array());
  };
  expect([await entry('1'), await entry('2')]).toEqual([
    "export const v = ''",
    "export const v = 'update'",
  ]);
  await build({ id: 'users' });
  await start();
  expect(await versionOf('users')).toBe('1');
});

test('a later release of a team stays, the start says so, and the program is a number away', async () => {
  await start();
  await release({ id: 'users', text: 'hotfix' });
  await start();
  expect(await versionOf('users')).toBe('2');
  await build({ id: 'users', text: 'update' }, EARLIER);
  await start();
  expect(await versionOf('users')).toBe('2');
  const said = { level: 'warn', event: 'what is live is later than what the program brings' };
  expect(logged).toEqual([{ ...said, modules: 'users', command: 'npm run modules' }]);
  expect((await seen('users')).module).toMatchObject({ live: '2', program: '3' });
  expect((await live([{ id: 'users', version: '3' }])).status).toBe(200);
});

test('a program of a later commit replaces the release of a team', async () => {
  await start();
  await release({ id: 'users', text: 'hotfix' });
  await build({ id: 'users', text: 'update' }, LATER);
  await start();
  expect(await versionOf('users')).toBe('3');
});

test.each([
  ['rolled back', '1'],
  ['retired', null],
])('what was %s by hand stays so over restarts', async (_, version) => {
  await start();
  await build({ id: 'users', text: 'update' });
  await start();
  await live([{ id: 'users', version }]);
  await start();
  expect((await seen('users')).module?.live).toBe(version);
});

test('a release that does not fit the shell of an update gives way to the build of the program', async () => {
  await start();
  const contracts = { description: describedModule('users', { contracts: [1] }) };
  await release({ id: 'users', text: 'hotfix', claims: contracts });
  const boats = { description: describedModule('boats', { contracts: [1] }) };
  await release({ id: 'boats', claims: boats });
  await build({ id: 'shell', text: 'update', claims: { contract: 2 } });
  const both = { description: describedModule('users', { contracts: [1, 2] }) };
  await build({ id: 'users', text: 'update', claims: both }, EARLIER);
  await start();
  expect(await versionOf('users')).toBe('3');
  // No build of the program can take the place of a team's section: its card names the team.
  expect(logged).toContainEqual({
    level: 'warn',
    event: 'boats 1 does not fit the live shell',
    misfit: 'it works with contract 1, the shell has 2',
  });
  expect((await seen('boats')).module).toMatchObject({
    live: '1',
    misfit: 'it works with contract 1, the shell has 2',
  });
});

test('a build that loses a file while it is stored is stored by the next start', async () => {
  await start();
  const released = await modulesOf(running).program();
  const users = folders.get('mf-users');
  const entry = users?.get('entry.js') ?? '';
  users?.delete('entry.js');
  await storeProgramFiles(running, released);
  expect(await running.objects.list()).toHaveLength(2);
  users?.set('entry.js', entry);
  await storeProgramFiles(running, released);
  expect(await running.objects.list()).toHaveLength(4);
});

const MIGRATIONS = join(__dirname, '../../migrations');
makeFolder();

/** The tables of version 1 with a released section, a released shell, and a module that was blocked. */
async function versionOne() {
  const database = await openLibsql(dir('wabu.db'));
  await cp(join(MIGRATIONS, '0001-tables.sql'), dir('one/0001-tables.sql'));
  await migrate(database, dir('one'));
  const built = (id: string) => ({
    id,
    version: '1.4.1',
    entry: { scripts: ['entry.js'], styles: [] },
    preload: { scripts: [], styles: [] },
    files: {},
    shared: { react: '^19.0.0' },
    ...(id !== 'shell' && {
      contract: 1,
      description: { ...describedModule(id), contracts: undefined, requiresShell: '^1.0.0' },
    }),
  });
  for (const [id, blocked] of [
    ['boats', 0],
    ['ferries', 1],
    ['shell', 0],
  ] as const)
    await database.write([
      {
        sql: `INSERT INTO module_builds (module_id, version, built, size, blocked, published_by, published_at, digest)
              VALUES (?, '1.4.1', ?, 1, ?, 'team', ?, 'old')`,
        args: [id, JSON.stringify(built(id)), blocked, START],
      },
      {
        sql: `INSERT INTO module_channels (module_id, live_version, revision) VALUES (?, '1.4.1', 3)`,
        args: [id],
      },
      {
        sql: `INSERT INTO module_history (happened_at, actor, module_id, action, to_version, note)
              VALUES (?, 'team boats', ?, 'promote', '1.4.1', 'hot'), (?, 'x', ?, 'canary', '1.4.1', '')`,
        args: [START, id, START, id],
      },
    ]);
  return database;
}

test('an installation of version 1 starts with its released modules live, in the shell of the program', async () => {
  const database = await versionOne();
  expect((await migrate(database, MIGRATIONS))[0]).toBe('0002-one-delivery-path.sql');
  running = { ...api.platform, database };
  await modulesOf(running).program();
  const { modules } = await modulesOf(running).registry();
  expect(modules.map(({ id, version, misfit }) => [id, version, misfit])).toEqual([
    ['boats', '1.4.1', undefined],
    ['shell', '1', undefined],
    ['users', '1', undefined],
  ]);
  const { module, history } = await seen('boats');
  expect(module).toMatchObject({ changedBy: 'team boats', changedAt: START });
  expect(history.map(({ action, note }) => [action, note])).toEqual([['live', 'hot']]);
  expect((await seen('ferries')).module?.live).toBeNull();
  expect(await release({ id: 'boats' })).toEqual(['1']);
  expect((await live([{ id: 'boats', version: '1.4.1' }])).status).toBe(200);
  expect((await live([{ id: 'shell', version: '1.4.1' }])).status).toBe(409);
  await database.close();
});
