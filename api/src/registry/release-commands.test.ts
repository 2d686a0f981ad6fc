import { expect, test } from '@jest/globals';
import type { BuiltModule, Registry } from '@wabu/shared/module/registry';
import { describedModule } from '../../contract/module-builds.ts';
import { forEachTest } from '../testing/for-tests.ts';
import { createTestApi, send } from '../testing.ts';
import { OPERATOR, operatorCalls, releaseCommands } from './testing/operator-calls.ts';

const api = forEachTest(() =>
  createTestApi({ settings: { development: false, operatorToken: OPERATOR } }),
);
const { call, publish } = operatorCalls(api);
const run = releaseCommands(api);
const tokenIn = (output: string) => /wabu-deploy\.\w+/.exec(output)?.[0] ?? '';

const makeLive = (modules: object[]) => call('POST', '/live', { modules });
const registry = async () => (await (await api.fetch('/registry.json')).json()) as Registry;
const entryOf = async (id: string) => (await registry()).modules.find((one) => one.id === id);

/** A staff module for these versions of the shell and of React. */
function boatsFor(requiresShell: string, react: string): Partial<BuiltModule> {
  return { description: describedModule('boats', { requiresShell }), shared: { react } };
}

test('a breaking shell goes live with its modules, and both come back in one write', async () => {
  const shellWith = (react: string) => ({ description: undefined, shared: { react } });
  await publish('shell', '1.4.0', shellWith('19.3.1'));
  await publish('boats', '1.0.0', boatsFor('^1.0.0', '^19.0.0'));
  await publish('ferries', '1.0.0', { shared: { react: '^19.0.0 || ^20.0.0' } });
  await makeLive([
    { id: 'shell', version: '1.4.0' },
    { id: 'boats', version: '1.0.0' },
  ]);
  // A tab of today: what it started with, and the addresses of its files.
  const tab = await registry();
  await publish('shell', '2.0.0', shellWith('20.0.0'));

  const alone = await send(api.fetch, 'POST', '/api/modules/live', {
    token: OPERATOR,
    json: { modules: [{ id: 'shell', version: '2.0.0' }] },
  });
  expect(alone.status).toBe(409);
  expect(await alone.text()).toContain('boats 1.0.0 non può girare nella shell 2.0.0');

  await publish('boats', '2.0.0', boatsFor('^2.0.0', '^20.0.0'), '?shell=2.0.0');
  await makeLive([
    { id: 'shell', version: '2.0.0', expected: '1.4.0' },
    { id: 'boats', version: '2.0.0', expected: '1.0.0' },
  ]);
  expect(await entryOf('boats')).toMatchObject({ version: '2.0.0', shared: { react: '^20.0.0' } });
  for (const { base, entry } of tab.modules) {
    const file = await api.fetch(base + entry.scripts[0]);
    expect([base, file.status]).toEqual([base, 200]);
  }
  expect(await run(['rollback', 'boats', '--together'])).toContain(
    'That set was boats, shell: name all of them.',
  );
  expect(await run(['rollback', 'shell', 'boats', '--together'])).toMatch(
    /(shell 1\.4\.0, boats 1\.0\.0|boats 1\.0\.0, shell 1\.4\.0) are live at .* in one write of \d+ ms/,
  );
  expect((await registry()).modules.map(({ id, version }) => [id, version])).toEqual(
    tab.modules.map(({ id, version }) => [id, version]),
  );
});

test('a module for two majors is live in both, with ranges that a browser reads', async () => {
  const claims = boatsFor('^1.4.0 || ^2.0.0', '^19.0.0 || ^20.0.0');
  await publish('boats', '1.0.0', claims);
  await makeLive([{ id: 'boats', version: '1.0.0' }]);
  for (const [version, react] of [
    ['1.5.0', '19.3.1'],
    ['2.1.0', '20.0.2'],
  ] as const) {
    await publish('shell', version, { description: undefined, shared: { react } });
    await makeLive([{ id: 'shell', version }]);
    expect(await entryOf('boats')).toMatchObject({
      description: { requiresShell: `^${version}` },
      shared: { react: `^${react}` },
    });
  }
});

test('npm run deploy-token names what the token may claim, npm run modules who owns what', async () => {
  const made = await run([
    'deploy-token',
    'boats',
    '--claims',
    '/adminwabu/boats,/adminwabu/ships',
  ]);
  expect(made).toContain('It may claim /adminwabu/boats, /adminwabu/ships.');
  await publish('boats', '1.0.0');
  await call('POST', '/boats/live', { version: '1.0.0' });
  expect(await run(['modules'])).toContain('owns /adminwabu/boats');
  expect(
    await run(['modules', 'transfer', '/adminwabu/boats', 'ferries'], tokenIn(made)),
  ).toContain('403: Solo il gestore');
  expect(await run(['modules', 'transfer', '/adminwabu/boats', 'ferries'])).toBe(
    '/adminwabu/boats belongs to ferries now, instead of boats.\n',
  );
  expect(await run(['modules'])).toContain('does not get /adminwabu/boats: another module owns it');
  expect(await run(['modules', 'transfer', '/login', 'ferries'])).toContain(
    '409: «/login» appartiene al programma',
  );
});

test('what a module claims is rejected before it is built', async () => {
  await run(['modules', 'transfer', '/adminwabu/users', 'people']);
  expect(await run(['release', 'users'])).toBe(
    '409: «/adminwabu/users» appartiene al modulo people: scegli un altro nome, o chiedi al gestore di trasferirlo\n',
  );
});
