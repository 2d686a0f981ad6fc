import { gzipSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { aBuild } from './builds.ts';
import { tokenOf } from './people.ts';
import { type ContractServer, OPERATOR, stateOf } from './server.ts';

export function releasesContract(server: () => ContractServer) {
  let modules = 0;
  const aModule = () => `team${++modules}`;
  const call = (method: string, path: string, token: string, body?: unknown) =>
    server().fetch(path, {
      method,
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });

  async function tokenFor(id: string): Promise<string> {
    const answer = await call('POST', `/api/modules/${id}/tokens`, OPERATOR);
    expect(answer.status).toBe(201);
    return ((await answer.json()) as { token: string }).token;
  }
  function publish(id: string, version: string, token: string, body: Uint8Array<ArrayBuffer>) {
    return server().fetch(`/api/modules/${id}/versions/${version}`, {
      method: 'PUT',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/gzip' },
      body,
    });
  }
  async function publishAll(id: string, token: string, ...versions: string[]) {
    for (const version of versions) {
      const answer = await publish(id, version, token, await aBuild({ id, version }));
      expect(answer.status).toBe(201);
    }
  }
  interface Seen {
    id: string;
    live: string;
    canary: { version: string; percent: number } | null;
    kept: { version: string; blocked: boolean }[];
  }
  async function seen(id: string) {
    const answer = await call('GET', '/api/modules', OPERATOR);
    const body = (await answer.json()) as {
      modules: Seen[];
      history: { id: string; action: string; from: string | null; to: string; actor: string }[];
    };
    return {
      module: body.modules.find((one) => one.id === id),
      history: body.history.filter((event) => event.id === id),
    };
  }

  /** What the store holds, and the registry that browsers are given. */
  const everything = async () => [
    await stateOf(server()),
    await (await server().fetch('/registry.json')).text(),
  ];

  describe('releases', () => {
    test('a team publishes, promotes and rolls back its own module, and history tells it', async () => {
      const id = aModule();
      const token = await tokenFor(id);
      await publishAll(id, token, '1.0.0', '1.1.0');
      for (const version of ['1.0.0', '1.1.0', '1.0.0'])
        expect((await call('POST', `/api/modules/${id}/live`, token, { version })).status).toBe(
          200,
        );
      const { module, history } = await seen(id);
      expect(module?.live).toBe('1.0.0');
      expect(module?.kept.map(({ version }) => version)).toEqual(['1.1.0', '1.0.0']);
      expect(history.map(({ action, from, to }) => [action, from, to])).toEqual([
        ['rollback', '1.1.0', '1.0.0'],
        ['promote', '1.0.0', '1.1.0'],
        ['promote', null, '1.0.0'],
        ['publish', null, '1.1.0'],
        ['publish', null, '1.0.0'],
      ]);
      expect(history[0]?.actor).toBe(`team ${id}`);
    });

    test('a version that exists is never published again', async () => {
      const id = aModule();
      const token = await tokenFor(id);
      await publishAll(id, token, '1.0.0');
      const before = await everything();
      const answer = await publish(id, '1.0.0', token, await aBuild({ id, version: '1.0.0' }));
      expect(answer.status).toBe(409);
      expect(await everything()).toEqual(before);
    });

    test("no token, a session's, a wrong one, or another module's publish and promote nothing", async () => {
      const [id, other] = [aModule(), aModule()];
      await publishAll(id, await tokenFor(id), '1.0.0');
      const before = await everything();
      const tries: [string, number][] = [
        ['', 401],
        [await tokenOf(server(), 'king'), 401],
        [`wabu-deploy.${'0'.repeat(64)}`, 401],
      ];
      const build = await aBuild({ id, version: '2.0.0' });
      for (const [token, status] of tries) {
        expect((await publish(id, '2.0.0', token, build)).status).toBe(status);
        const live = await call('POST', `/api/modules/${id}/live`, token, { version: '1.0.0' });
        expect(live.status).toBe(status);
      }
      expect(await everything()).toEqual(before);
      const foreign = await tokenFor(other);
      expect((await publish(id, '2.0.0', foreign, build)).status).toBe(403);
      const steps = { live: {}, blocked: { blocked: true }, canary: { percent: 50 } };
      for (const [what, body] of Object.entries(steps)) {
        const step = { version: '1.0.0', ...body };
        const answer = await call('POST', `/api/modules/${id}/${what}`, foreign, step);
        expect([what, answer.status]).toEqual([what, 403]);
      }
      expect(await everything()).toEqual(before);
    });

    test('a new token of a module ends the one before it', async () => {
      const id = aModule();
      const old = await tokenFor(id);
      await tokenFor(id);
      const answer = await publish(id, '1.0.0', old, await aBuild({ id, version: '1.0.0' }));
      expect(answer.status).toBe(401);
    });

    test('only the operator and a king hand out tokens', async () => {
      const id = aModule();
      const token = await tokenFor(id);
      const refused: [string, number][] = [
        [token, 403],
        [await tokenOf(server(), 'admin'), 403],
        [await tokenOf(server(), 'rookie'), 403],
        ['', 401],
      ];
      for (const [sender, status] of refused)
        expect((await call('POST', `/api/modules/${id}/tokens`, sender)).status).toBe(status);
      const king = await tokenOf(server(), 'king');
      expect((await call('POST', `/api/modules/${id}/tokens`, king)).status).toBe(201);
    });

    test('a build whose bytes are not those it promises is refused and leaves nothing', async () => {
      const id = aModule();
      const token = await tokenFor(id);
      const version = '1.0.0';
      const hash = `sha384-${'A'.repeat(64)}`;
      const bad: [string, Uint8Array<ArrayBuffer>][] = [
        ['another hash', await aBuild({ id, version, claims: { files: { 'entry.js': hash } } })],
        ['a file more', await aBuild({ id, version, extra: [{ name: 'x.js', data: 'x' }] })],
        ['a way out', await aBuild({ id, version, extra: [{ name: '../x.js', data: 'x' }] })],
        ['an absolute path', await aBuild({ id, version, extra: [{ name: '/etc/x', data: 'x' }] })],
        ['another module', await aBuild({ id: 'suppliers', version })],
        ['another version', await aBuild({ id, version: '9.9.9' })],
        ['no archive', new TextEncoder().encode('not a tar')],
        ['an empty body', new Uint8Array()],
      ];
      const before = await everything();
      for (const [what, archive] of bad) {
        const answer = await publish(id, version, token, archive);
        expect([what, answer.status]).toEqual([what, 400]);
      }
      expect(await everything()).toEqual(before);
    });

    test('a changed byte in any file of a build is refused by the name of the file', async () => {
      const id = aModule();
      const token = await tokenFor(id);
      const before = await everything();
      for (const name of ['entry.js', 'style.css', 'mf-manifest.json']) {
        const archive = await aBuild({ id, version: '1.0.0', altered: name });
        const answer = await publish(id, '1.0.0', token, archive);
        expect(answer.status).toBe(400);
        const { errors } = (await answer.json()) as { errors: { field: string }[] };
        expect(errors.map(({ field }) => field)).toEqual([name]);
      }
      expect(await everything()).toEqual(before);
    });

    test('an archive that is too large, packed or opened, is refused', async () => {
      const id = aModule();
      const token = await tokenFor(id);
      const before = await everything();
      const huge = await publish(id, '1.0.0', token, new Uint8Array(20 * 1024 * 1024 + 1));
      expect(huge.status).toBe(413);
      const bomb = new Uint8Array(gzipSync(new Uint8Array(61 * 1024 * 1024), { level: 1 }));
      expect(bomb.byteLength).toBeLessThan(1024 * 1024);
      expect((await publish(id, '1.0.0', token, bomb)).status).toBe(413);
      expect(await everything()).toEqual(before);
    });

    test('of two promotes that have seen the same live version, one wins', async () => {
      const id = aModule();
      const token = await tokenFor(id);
      await publishAll(id, token, '1.0.0', '1.1.0', '1.2.0');
      await call('POST', `/api/modules/${id}/live`, token, { version: '1.0.0' });
      const answers = await Promise.all(
        ['1.1.0', '1.2.0'].map((version) =>
          call('POST', `/api/modules/${id}/live`, token, { version, expected: '1.0.0' }),
        ),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const { module, history } = await seen(id);
      expect(module?.live).toBe(answers[0]?.status === 200 ? '1.1.0' : '1.2.0');
      expect(history.filter(({ action }) => action === 'promote')).toHaveLength(2);
      const late = { version: '1.2.0', expected: '1.0.0' };
      const before = await everything();
      expect((await call('POST', `/api/modules/${id}/live`, token, late)).status).toBe(409);
      expect(await everything()).toEqual(before);
    });

    test('a blocked version cannot be made live, and can once it is given back', async () => {
      const id = aModule();
      const token = await tokenFor(id);
      await publishAll(id, token, '1.0.0', '1.1.0');
      await call('POST', `/api/modules/${id}/live`, token, { version: '1.0.0' });
      const blocked = { version: '1.1.0', blocked: true, note: 'perde i testi' };
      expect((await call('POST', `/api/modules/${id}/blocked`, token, blocked)).status).toBe(200);
      const live = { version: '1.1.0' };
      expect((await call('POST', `/api/modules/${id}/live`, token, live)).status).toBe(409);
      await call('POST', `/api/modules/${id}/blocked`, token, { ...blocked, blocked: false });
      expect((await call('POST', `/api/modules/${id}/live`, token, live)).status).toBe(200);
    });

    test('a canary that fails too often is stopped, and the live version stays', async () => {
      const id = aModule();
      const token = await tokenFor(id);
      await publishAll(id, token, '1.0.0', '1.1.0');
      await call('POST', `/api/modules/${id}/live`, token, { version: '1.0.0' });
      await call('POST', `/api/modules/${id}/canary`, token, { version: '1.1.0', percent: 20 });
      expect((await seen(id)).module?.canary).toEqual({ version: '1.1.0', percent: 20 });
      const report = (outcome: string) =>
        server().fetch('/api/module-reports', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ id, version: '1.1.0', outcome }),
        });
      for (const outcome of ['shown', 'shown', 'failed', 'failed'])
        expect((await report(outcome)).status).toBe(204);
      expect((await seen(id)).module?.canary).not.toBeNull();
      await report('failed');
      const { module, history } = await seen(id);
      expect(module).toMatchObject({ live: '1.0.0', canary: null });
      expect(history[0]).toMatchObject({ action: 'stop-canary', actor: 'wabu' });
    });

    test('what every visitor gets is not shown to some of them only', async () => {
      const body = { version: '1.0.0', percent: 5 };
      const answer = await call('POST', '/api/modules/public/canary', OPERATOR, body);
      expect(answer.status).toBe(400);
    });

    test('staff who may inspect see what is kept; a rookie and a stranger do not', async () => {
      const statuses = ['king', 'admin', 'rookie'].map(
        async (name) => (await call('GET', '/api/modules', await tokenOf(server(), name))).status,
      );
      expect(await Promise.all(statuses)).toEqual([200, 200, 403]);
      expect((await server().fetch('/api/modules')).status).toBe(401);
    });
  });
}
