import { expect, test } from '@jest/globals';
import { forEachTest } from '@wabu/shared/testing/for-tests';
import { type BuildOptions, describedModule } from '../../contract/module-builds.ts';
import { releaseCalls } from '../../contract/release-calls.ts';
import { OPERATOR } from '../../contract/server.ts';
import { createTestApi, send } from '../testing.ts';

const api = forEachTest(() => createTestApi({ settings: { operatorToken: OPERATOR } }));
const { live, registered, release, sendBuilds } = releaseCalls(() => api);

const ui = (...names: string[]) => ({ '@wabu/shared/ui': names });
const shell = (contract: number, ...names: string[]): BuildOptions => ({
  id: 'shell',
  claims: { contract, exports: ui(...names) },
});
const boats = (contracts: number[], ...names: string[]): BuildOptions => ({
  id: 'boats',
  claims: { imports: ui(...names), description: describedModule('boats', { contracts }) },
});
const refusalOf = async (...builds: BuildOptions[]) => {
  const answer = await sendBuilds(builds, {});
  return `${answer.status} ${((await answer.json()) as { message: string }).message}`;
};

test('a module fits by the names that it imports, and what is added to a shell blocks nobody', async () => {
  await release(shell(1, 'Button'));
  expect(await refusalOf(boats([1], 'Button', 'Dial'))).toBe(
    '409 boats 1 non è adatto alla shell 1 (the shell lacks Dial of @wabu/shared/ui): rilasciali insieme, o prima la shell',
  );
  await release(boats([1], 'Button'));
  await release(shell(1, 'Button', 'Dial'));
  // Built before the addition, released after it.
  await release({ ...boats([1], 'Button'), text: 'hotfix' });
  expect(await refusalOf(shell(1, 'Dial'))).toMatch(/^409 boats 2 non è adatto alla shell/);
});

test('a module of two contracts is live in both, and a breaking shell goes live with its modules and comes back', async () => {
  await release(shell(1), boats([1, 2]));
  await release(shell(2));
  expect(await refusalOf(boats([1]))).toMatch(/it works with contract 1, the shell has 2/);
  expect(await refusalOf(shell(3))).toMatch(/^409 boats 1/);
  const [number] = await release(shell(3), boats([3]));
  expect(number).toBe('3');
  const modules = await registered();
  expect(modules.map(({ misfit }) => misfit)).toEqual([undefined, undefined]);
  for (const { id } of modules) {
    const files = await api.fetch(`/modules/${id}/1/entry.js`);
    expect([id, files.status]).toEqual([id, 200]);
  }
  expect((await live([{ id: 'boats', version: '1' }])).status).toBe(409);
  const back = [
    { id: 'shell', version: '2' },
    { id: 'boats', version: '1' },
  ];
  expect((await live(back)).status).toBe(200);
  expect((await live([{ id: 'shell', version: null }])).status).toBe(409);
});

test('more releases, previews and reports of a module add no rows of it', async () => {
  const count = async () => {
    const tables = ['module_live', 'module_previews', 'module_failures'];
    const counts = tables.map((table) => ({ sql: `SELECT count(*) AS n FROM ${table}` }));
    return (await api.platform.database.queryAll(counts)).map(([row]) => row?.n);
  };
  const token = await api.signIn('king');
  const [version] = await release(boats([1]));
  for (const text of ['b', 'c', 'd']) {
    await sendBuilds([{ ...boats([1]), text }], { preview: ['king', 'nobody'] });
    const json = { id: 'boats', version, kind: 'failed', detail: 'Error' };
    await send(api.fetch, 'POST', '/api/module-reports', { token, json });
  }
  expect(await count()).toEqual([1, 1, 1]);
  await release({ ...boats([1]), text: 'd' });
  expect(await count()).toEqual([1, 0, 1]);
});
