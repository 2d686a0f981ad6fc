import { beforeEach, describe, expect, test } from '@jest/globals';
import { forEachTest } from '../testing/for-tests.ts';
import { createTestApi } from '../testing.ts';
import { integrityOf } from './archive/build-archive.ts';
import { findHiddenBuilds, warnOfHiddenBuilds } from './hidden-builds.ts';
import { OPERATOR, operatorCalls, releaseCommands } from './testing/operator-calls.ts';

let program: Record<string, { version: string; text: string }>;
let warnings: [event: string, entry?: object][];

beforeEach(() => {
  program = {
    shell: { version: '1.0.0', text: 'shell' },
    boats: { version: '1.0.0', text: 'old' },
  };
  warnings = [];
});
const api = forEachTest(() =>
  createTestApi({
    settings: { development: false, operatorToken: OPERATOR },
    log: (level, event, entry) => level === 'warn' && warnings.push([event, entry]),
    builds: {
      workspaces: async () => Object.keys(program),
      list: async () => ['module.json', 'entry.js'],
      read: async (id, path) => {
        const { version, text } = program[id] ?? { version: '', text: '' };
        const bytes = new TextEncoder().encode(text);
        if (path === 'entry.js') return bytes;
        return new TextEncoder().encode(JSON.stringify(await describeBuild(id, version, bytes)));
      },
    },
  }),
);

async function describeBuild(id: string, version: string, bytes: Uint8Array<ArrayBuffer>) {
  const start = { scripts: ['entry.js'], styles: [] };
  const files = { 'entry.js': await integrityOf(bytes) };
  return { id, version, contract: 1, entry: start, preload: start, files, shared: {} };
}

const { call, publish } = operatorCalls(api);
async function release(id: string, version: string) {
  await publish(id, version);
  await call('POST', `/${id}/live`, { version });
}
const liveOf = async (id: string) => {
  const { modules } = (await call('GET', '')) as { modules: { id: string; live: string }[] };
  return modules.find((module) => module.id === id);
};

test('a build of a later program is reported at the start and in the list, the shell included', async () => {
  await release('boats', '1.0.1');
  await release('shell', '1.0.1');
  program = {
    shell: { version: '1.0.2', text: 'new shell' },
    boats: { version: '1.0.2', text: 'new' },
  };
  await warnOfHiddenBuilds(api.platform);
  expect(warnings).toEqual(
    ['boats', 'shell'].map((id) => [
      expect.stringMatching(
        new RegExp(`^${id}: released 1\\.0\\.1 is live, the program brings 1\\.0\\.2-[0-9a-f]{8}$`),
      ),
      { command: `npm run promote -- ${id}` },
    ]),
  );
  expect(await liveOf('boats')).toMatchObject({
    live: '1.0.1',
    program: expect.stringMatching(/^1\.0\.2-/),
  });
});

test('a promoted build of the program is stored, goes live and is no longer hidden', async () => {
  await release('boats', '1.0.1');
  program = { boats: { version: '1.0.2', text: 'new' } };
  const [hidden] = await findHiddenBuilds(api.platform);
  await call('POST', '/boats/live', { version: hidden?.program, expected: '1.0.1' });
  expect(await liveOf('boats')).toMatchObject({ live: hidden?.program, program: null });
});

test('a different build with the same version number is reported', async () => {
  await release('boats', '1.0.1');
  program = { boats: { version: '1.0.1', text: 'changed without a new number' } };
  expect(await findHiddenBuilds(api.platform)).toHaveLength(1);
});

test('an older program, the released build itself and a module without a release are not reported', async () => {
  expect(await findHiddenBuilds(api.platform)).toEqual([]);
  await release('boats', '1.0.10');
  program = { boats: { version: '1.0.9', text: 'older' } };
  expect(await findHiddenBuilds(api.platform)).toEqual([]);
  program = { boats: { version: '1.0.11', text: 'newer' } };
  const [hidden] = await findHiddenBuilds(api.platform);
  await call('POST', '/boats/live', { version: hidden?.program });
  expect(await findHiddenBuilds(api.platform)).toEqual([]);
});

test('a blocked build of the program is not reported', async () => {
  await release('boats', '1.0.1');
  program = { boats: { version: '1.0.2', text: 'new' } };
  const [hidden] = await findHiddenBuilds(api.platform);
  const version = hidden?.program;
  await call('POST', '/boats/live', { version });
  await call('POST', '/boats/live', { version: '1.0.1' });
  await call('POST', '/boats/blocked', { version, blocked: true });
  expect(await findHiddenBuilds(api.platform)).toEqual([]);
});

describe('npm run modules and npm run promote', () => {
  const run = releaseCommands(api);

  test('name the build of the program and make it live', async () => {
    expect(await run(['promote', 'boats'])).toContain('there is nothing to promote');
    await release('boats', '1.0.1');
    await release('shell', '1.0.1');
    program = {
      boats: { version: '1.0.2', text: 'new' },
      shell: { version: '1.0.2', text: 'new shell' },
    };
    expect(await run(['modules'])).toMatch(
      /boats +1\.0\.1 .*\n +was not checked in a browser before its release\n +the program brings 1\.0\.2-[0-9a-f]{8}: npm run promote -- boats\n/,
    );
    expect(await run(['promote'])).toContain('The program brings a build of: boats, shell');
    expect(await run(['promote', 'boats', 'shell'])).toMatch(
      /^shell 1\.0\.2-\w{8} is live at \S+, instead of 1\.0\.1\.\nboats 1\.0\.2-\w{8} is live/m,
    );
    expect(await run(['modules'])).not.toContain('the program brings');
  });
});
