import { describe, expect, test } from '@jest/globals';
import type { ActivityPage } from '@wabu/shared/entities/history/history';
import { aBuild } from '../module-builds.ts';
import { confirm, newTokenOf, tokenOf } from '../people.ts';
import { releaseCalls } from '../release-calls.ts';
import { type ContractServer, OPERATOR } from '../server.ts';

/** Publication of builds: tokens, integrity and limits. */
export function publishedContract(server: () => ContractServer) {
  const { aModule, call, tokenFor, publish, publishAll, everything } = releaseCalls(server);

  describe('published builds', () => {
    test('an existing version cannot be published again', async () => {
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
      const foreign = await tokenFor(other);
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
        expect((await call('GET', `/api/modules/${id}/deployer`, token)).status).toBe(status);
      }
      expect(await everything()).toEqual(before);
      expect((await publish(id, '2.0.0', foreign, build)).status).toBe(403);
      expect((await call('GET', `/api/modules/${id}/deployer`, foreign)).status).toBe(403);
      const steps = { live: {}, blocked: { blocked: true }, canary: { percent: 50 } };
      for (const [what, body] of Object.entries(steps)) {
        const step = { version: '1.0.0', ...body };
        const answer = await call('POST', `/api/modules/${id}/${what}`, foreign, step);
        expect([what, answer.status]).toEqual([what, 403]);
      }
      expect(await everything()).toEqual(before);
    });

    test('a source map is answered to a king and to the token of its module alone', async () => {
      const [id, other] = [aModule(), aModule()];
      const token = await tokenFor(id);
      const map = { name: 'entry.js.map', data: '{"version":3}' };
      const build = await aBuild({ id, version: '1.0.0', extra: [map], listed: [map.name] });
      expect((await publish(id, '1.0.0', token, build)).status).toBe(201);
      const path = `/api/modules/${id}/1.0.0/maps/entry.js.map`;
      const answers: [string, number][] = [
        ['', 401],
        [await tokenOf(server(), 'rookie'), 403],
        [await tokenOf(server(), 'admin'), 403],
        [await tokenFor(other), 403],
        [await tokenOf(server(), 'king'), 200],
        [OPERATOR, 200],
      ];
      for (const [sender, status] of answers)
        expect((await call('GET', path, sender)).status).toBe(status);
      expect(await (await call('GET', path, token)).text()).toBe(map.data);
      expect((await call('GET', path.replace('entry.js.map', 'entry.js'), token)).status).toBe(404);
      expect((await call('GET', `/modules/${id}/1.0.0/entry.js.map`, token)).status).toBe(404);
      expect((await call('GET', `/modules/${id}/1.0.0/entry.js`, token)).status).toBe(200);
    });

    test('a deploy token can be checked before a build', async () => {
      const id = aModule();
      const token = await tokenFor(id);
      for (const [sender, name] of [
        [token, `team ${id}`],
        [OPERATOR, 'operator'],
      ] as const) {
        const answer = await call('GET', `/api/modules/${id}/deployer`, sender);
        expect([answer.status, await answer.json()]).toEqual([200, { name }]);
      }
    });

    test('a new token of a module revokes the one before, and is in the history', async () => {
      const id = aModule();
      const old = await tokenFor(id);
      const king = await newTokenOf(server(), 'king');
      await confirm(server(), king);
      const made = await call('POST', `/api/modules/${id}/tokens`, king);
      expect(made.status).toBe(201);
      const answer = await publish(id, '1.0.0', old, await aBuild({ id, version: '1.0.0' }));
      expect(answer.status).toBe(401);
      const { entries } = (await (
        await call('GET', `/api/d1/activity?entity=module&record=${id}`, king)
      ).json()) as ActivityPage;
      expect(entries).toMatchObject([
        { by: 'king', action: 'make-token', label: id },
        { by: 'operator', action: 'make-token', label: id },
      ]);
      const { token } = (await made.json()) as { token: string };
      const stored = await server().database.query('SELECT * FROM changes WHERE label = ?', [id]);
      for (const secret of [old, token]) expect(JSON.stringify(stored)).not.toContain(secret);
      const undone = await call('POST', '/api/d1/undo', king, { batch: entries[0]?.batch });
      expect(undone.status).toBe(409);
    });

    test('a deploy token creates no token', async () => {
      const id = aModule();
      const token = await tokenFor(id);
      expect((await call('POST', `/api/modules/${id}/tokens`, token)).status).toBe(403);
    });

    test('a build of another module or version, or with a changed byte, stores nothing', async () => {
      const id = aModule();
      const token = await tokenFor(id);
      const version = '1.0.0';
      const before = await everything();
      for (const archive of [
        await aBuild({ id: 'suppliers', version }),
        await aBuild({ id, version: '9.9.9' }),
        await aBuild({ id, version, altered: 'entry.js' }),
      ])
        expect((await publish(id, version, token, archive)).status).toBe(400);
      expect(await everything()).toEqual(before);
    });

    test('B17 files and packages with such names are harmless', async () => {
      const id = aModule();
      const token = await tokenFor(id);
      const version = '1.0.0';
      const names = ['constructor', 'x.constructor'];
      const extra = names.map((name) => ({ name, data: 'x' }));
      const shared = { constructor: '^1.0.0', toString: '^1.0.0' };
      const archive = await aBuild({ id, version, extra, listed: names, claims: { shared } });
      expect((await publish(id, version, token, archive)).status).toBe(201);
      for (const name of names) {
        const file = await server().fetch(`/modules/${id}/${version}/${name}`);
        expect([name, file.status]).toEqual([name, 200]);
        expect(file.headers.get('Content-Type')).toBe('application/octet-stream');
      }
      expect((await call('POST', `/api/modules/${id}/live`, token, { version })).status).toBe(200);
      expect((await server().fetch('/registry.json')).status).toBe(200);
    });

    test('a body above the limit is rejected', async () => {
      const id = aModule();
      const token = await tokenFor(id);
      const before = await everything();
      const huge = await publish(id, '1.0.0', token, new Uint8Array(20 * 1024 * 1024 + 1));
      expect(huge.status).toBe(413);
      expect(await everything()).toEqual(before);
    });
  });
}
