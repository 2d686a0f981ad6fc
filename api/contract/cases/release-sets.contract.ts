import { describe, expect, test } from '@jest/globals';
import type { Registry } from '@wabu/shared/module/registry';
import { aBuild } from '../module-builds.ts';
import { releaseCalls } from '../release-calls.ts';
import { type ContractServer, OPERATOR } from '../server.ts';

interface SetAnswer {
  set: string;
  modules: { id: string; live: string }[];
}

/** Several modules that go live in one write, and come back in one. */
export function releaseSetsContract(server: () => ContractServer) {
  const { aModule, call, tokenFor, publish, publishAll, seen, everything } = releaseCalls(server);

  const makeLive = (modules: object[], token = OPERATOR, more: string[] = []) =>
    server().fetch('/api/modules/live', {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
        ...(more.length > 0 && { 'Deploy-Tokens': more.join(', ') }),
      },
      body: JSON.stringify({ modules }),
    });
  const liveOf = async (ids: string[]) =>
    Promise.all(ids.map(async (id) => (await seen(id)).module?.live));
  const registered = async (id: string) => {
    const { modules } = (await (await server().fetch('/registry.json')).json()) as Registry;
    return modules.find((module) => module.id === id);
  };
  async function twoModules() {
    const ids = [aModule(), aModule()];
    const tokens = await Promise.all(ids.map(tokenFor));
    for (const [index, id] of ids.entries())
      await publishAll(id, tokens[index] ?? '', '1.0.0', '2.0.0');
    const [first = '', second = ''] = ids;
    return {
      first,
      second,
      ids,
      tokens,
      at: (version: string) => ids.map((id) => ({ id, version })),
    };
  }

  describe('sets', () => {
    test('two modules go live in one write and are rolled back in one', async () => {
      const { first, ids, at } = await twoModules();
      expect((await makeLive(at('1.0.0'))).status).toBe(200);
      const next = at('2.0.0').map((one) => ({ ...one, expected: '1.0.0' }));
      const { set, modules } = (await (await makeLive(next)).json()) as SetAnswer;
      expect(modules).toEqual(ids.map((id) => ({ id, live: '2.0.0' })));
      expect(await liveOf(ids)).toEqual(['2.0.0', '2.0.0']);
      expect((await makeLive(at('1.0.0'))).status).toBe(200);
      expect(await liveOf(ids)).toEqual(['1.0.0', '1.0.0']);
      const { history } = await seen(first);
      expect(history.slice(0, 2)).toMatchObject([
        { action: 'rollback', from: '2.0.0', to: '1.0.0' },
        { action: 'promote', from: '1.0.0', to: '2.0.0', set },
      ]);
    });

    test('a set needs the token of each module, or the operator', async () => {
      const { tokens, at, ids } = await twoModules();
      const [one = '', other = ''] = tokens;
      const before = await everything();
      const rejected = await makeLive(at('1.0.0'), one);
      expect(rejected.status).toBe(403);
      expect(await rejected.text()).toContain(`del modulo ${ids[1]}`);
      expect((await makeLive(at('1.0.0'), '')).status).toBe(401);
      const wrong = `wabu-deploy.${'0'.repeat(64)}`;
      expect((await makeLive(at('1.0.0'), one, [wrong])).status).toBe(401);
      expect(await everything()).toEqual(before);
      expect((await makeLive(at('1.0.0'), one, [other])).status).toBe(200);
      expect((await seen(ids[0] ?? '')).history[0]?.actor).toBe(`team ${ids[0]}, team ${ids[1]}`);
    });

    test('nothing goes live when one of the versions is missing, blocked or replaced meanwhile', async () => {
      const { first, second, ids, at } = await twoModules();
      await makeLive(at('1.0.0'));
      const block = { version: '2.0.0', blocked: true };
      await call('POST', `/api/modules/${second}/blocked`, OPERATOR, block);
      const before = await everything();
      const tries: [object[], number][] = [
        [at('3.0.0'), 404],
        [at('2.0.0'), 409],
        [
          [
            { id: first, version: '2.0.0' },
            { id: second, version: '1.0.0', expected: '0.9.0' },
          ],
          409,
        ],
        [
          [
            { id: first, version: '2.0.0' },
            { id: first, version: '1.0.0' },
          ],
          400,
        ],
        [[], 400],
      ];
      for (const [modules, status] of tries)
        expect([modules, (await makeLive(modules)).status]).toEqual([modules, status]);
      expect(await everything()).toEqual(before);
      expect(await liveOf(ids)).toEqual(['1.0.0', '1.0.0']);
    });

    test('of two sets at once that share a module, one goes live whole', async () => {
      const { first, second, at, ids } = await twoModules();
      await makeLive(at('1.0.0'));
      const third = aModule();
      await publishAll(third, await tokenFor(third), '1.0.0');
      const shared = { id: first, version: '2.0.0', expected: '1.0.0' };
      const answers = await Promise.all([
        makeLive([shared, { id: second, version: '2.0.0' }]),
        makeLive([shared, { id: third, version: '1.0.0' }]),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const isFirst = answers[0]?.status === 200;
      expect(await liveOf([...ids, third])).toEqual(
        isFirst ? ['2.0.0', '2.0.0', undefined] : ['2.0.0', '1.0.0', '1.0.0'],
      );
    });

    test('a part that only the next shell has goes live with that shell alone', async () => {
      const id = aModule();
      const token = await tokenFor(id);
      const provides = (...names: string[]) => ({
        exports: { '@wabu/shared/ui': names },
        description: undefined,
        shared: { react: '19.3.1' },
      });
      const shells = { '1.6.0': provides('Button'), '1.7.0': provides('Button', 'Dial') };
      for (const [version, claims] of Object.entries(shells))
        await publish('shell', version, OPERATOR, await aBuild({ id: 'shell', version, claims }));
      const before = await seen('shell');
      await call('POST', '/api/modules/shell/live', OPERATOR, { version: '1.6.0' });
      const imports = { '@wabu/shared/ui': ['Button', 'Dial'], '@wabu/shared/i18n': ['useWords'] };
      const build = await aBuild({ id, version: '1.0.0', claims: { imports } });
      const put = (query: string) =>
        server().fetch(`/api/modules/${id}/versions/1.0.0${query}`, {
          method: 'PUT',
          headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/gzip' },
          body: build,
        });
      const rejected = await put('');
      expect(rejected.status).toBe(409);
      expect(((await rejected.json()) as { message: string }).message).toBe(
        `${id} 1.0.0 usa Dial di @wabu/shared/ui, che la shell 1.6.0 non ha: rilascia prima la shell, o le due insieme con --together`,
      );
      expect((await put('?shell=1.8.0')).status).toBe(404);
      const stored = await put('?shell=1.7.0');
      expect(stored.status).toBe(201);
      const alone = await call('POST', `/api/modules/${id}/live`, token, { version: '1.0.0' });
      expect(alone.status).toBe(409);
      const together = [
        { id: 'shell', version: '1.7.0', expected: '1.6.0' },
        { id, version: '1.0.0' },
      ];
      expect((await makeLive([{ id, version: '1.0.0' }])).status).toBe(409);
      expect((await makeLive(together)).status).toBe(200);
      const entry = await registered(id);
      expect(entry?.missing).toBeUndefined();
      expect(entry).not.toHaveProperty('imports');
      expect(await registered('shell')).not.toHaveProperty('exports');
      // A shell without it goes live again: the registry names what is missing.
      await call('POST', '/api/modules/shell/live', OPERATOR, { version: '1.6.0' });
      expect((await registered(id))?.missing).toEqual(['Dial of @wabu/shared/ui']);
      const live = before.module?.live ?? '1.7.0';
      await call('POST', '/api/modules/shell/live', OPERATOR, { version: live });
    });
  });
}
