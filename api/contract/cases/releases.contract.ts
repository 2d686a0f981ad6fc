import { describe, expect, test } from '@jest/globals';
import type { ActivityPage } from '@wabu/shared/entities/history/history';
import { send } from '../../src/testing.ts';
import { aBuild, anArchive, type BuildOptions, describedModule, passed } from '../module-builds.ts';
import { confirm, newTokenOf, tokenOf } from '../people.ts';
import { everythingOf, releaseCalls } from '../release-calls.ts';
import { type ContractServer, OPERATOR } from '../server.ts';

/** Tokens, numbers, sets, fit, check, previews and the automatic rollback. */
export function releasesContract(server: () => ContractServer) {
  const calls = releaseCalls(server);
  const { aModule, call, live, release, seen, sendBuilds, tokenFor, versionOf } = calls;
  const everything = () => everythingOf(server());
  const messageOf = async (answer: Response) =>
    ((await answer.json()) as { message: string }).message;

  describe('deploy tokens', () => {
    test('no token, that of a session, a wrong one or that of another module changes nothing', async () => {
      const [id, other] = [aModule(), aModule()];
      await release({ id });
      const foreign = await tokenFor(other);
      const before = await everything();
      const tries: [string, number][] = [
        ['', 401],
        [await tokenOf(server(), 'king'), 401],
        [`wabu-deploy.${'0'.repeat(64)}`, 401],
        [foreign, 403],
      ];
      for (const [token, status] of tries) {
        const answers = [
          sendBuilds([{ id, text: 'stolen' }], {}, token),
          sendBuilds([{ id: other }, { id, text: 'stolen' }], {}, token),
          live([{ id, version: null }], token),
          call('GET', `/api/modules/${id}/deployer`, token),
        ];
        for (const answer of answers)
          expect([token, (await answer).status]).toEqual([token, status]);
      }
      expect((await call('POST', `/api/modules/${id}/tokens`, foreign)).status).toBe(403);
      expect(await everything()).toEqual(before);
    });

    test('a set of several teams needs the token of each', async () => {
      const ids = [aModule(), aModule()];
      const [one = '', other = ''] = await Promise.all(ids.map(tokenFor));
      const archive = await anArchive(await Promise.all(ids.map((id) => aBuild({ id }))), {
        check: passed(),
      });
      expect((await calls.sendArchive(archive, one)).status).toBe(403);
      expect((await calls.sendArchive(archive, one, [other])).status).toBe(201);
      expect((await seen(ids[1] ?? '')).history[0]?.actor).toBe(`team ${ids[0]}, team ${ids[1]}`);
    });

    test('a new token of a module revokes the one before, and is in the history', async () => {
      const id = aModule();
      const old = await tokenFor(id);
      const king = await newTokenOf(server(), 'king');
      await confirm(server(), king);
      expect((await call('POST', `/api/modules/${id}/tokens`, king)).status).toBe(201);
      for (const sent of [sendBuilds([{ id }], {}, old), call('GET', '/api/modules', old)]) {
        const refused = await sent;
        expect(refused.status).toBe(401);
        expect(await messageOf(refused)).toBe('Il token di rilascio non vale, o non vale più');
      }
      const { entries } = (await (
        await call('GET', `/api/d1/activity?entity=module&record=${id}`, king)
      ).json()) as ActivityPage;
      expect(entries).toMatchObject([
        { by: 'king', action: 'make-token', label: id },
        { by: 'operator', action: 'make-token', label: id },
      ]);
      const stored = await server().database.query('SELECT * FROM changes WHERE label = ?', [id]);
      expect(JSON.stringify(stored)).not.toContain(old);
    });

    test('a source map is answered to a king and to the token of its module alone', async () => {
      const [id, other] = [aModule(), aModule()];
      const map = { name: 'entry.js.map', data: '{"version":3}' };
      await release({ id, extra: [map], listed: [map.name] });
      const path = `/api/modules/${id}/releases/1/maps/entry.js.map`;
      const answers: [string, number][] = [
        ['', 401],
        [await tokenOf(server(), 'admin'), 403],
        [await tokenFor(other), 403],
        [await tokenOf(server(), 'king'), 200],
        [await tokenFor(id), 200],
      ];
      for (const [sender, status] of answers)
        expect((await call('GET', path, sender)).status).toBe(status);
      expect((await call('GET', path.replace('.map', ''), OPERATOR)).status).toBe(404);
      expect((await call('GET', `/modules/${id}/1/entry.js.map`, OPERATOR)).status).toBe(404);
    });
  });

  describe('the id of a module', () => {
    test('gives it its address, namespaces and slots, and nothing of another', async () => {
      const id = aModule();
      const description = (change: object) => ({ description: describedModule(id, change) });
      const before = await everything();
      for (const claims of [
        description({ routes: ['/adminwabu/suppliers'] }),
        description({ namespaces: [id, 'suppliers'] }),
        description({ offers: ['supplier.detail'] }),
        description({ area: 'public', routes: ['/'] }),
        { description: describedModule('suppliers') },
        { id: 'suppliers', description: describedModule('suppliers') },
        { description: undefined },
      ])
        for (const token of [await tokenFor(id), OPERATOR]) {
          const answer = await sendBuilds([{ id, claims }], {}, token);
          expect([claims, answer.status]).toEqual([claims, 400]);
        }
      for (const taken of ['dashboard', 'ui', 'rich', `${id}-x`]) {
        if (taken === `${id}-x`) await release({ id });
        expect((await call('POST', `/api/modules/${taken}/tokens`, OPERATOR)).status).toBe(409);
      }
      expect((await everything())[0]).not.toEqual(before[0]);
      expect(await versionOf('suppliers')).toBeUndefined();
    });
  });

  describe('numbers', () => {
    test('the server counts new bytes, whatever the commit', async () => {
      const id = aModule();
      expect(await release({ id, text: 'a', claims: { commit: 'one' } })).toEqual(['1']);
      expect(await release({ id, text: 'a', claims: { commit: 'two' } })).toEqual(['1']);
      expect(await release({ id, text: 'b' })).toEqual(['2']);
      expect(await release({ id, text: 'a' })).toEqual(['1']);
      expect((await seen(id)).history.map(({ action, to }) => `${action} ${to}`)).toEqual([
        'rollback 1',
        'live 2',
        'publish 2',
        'live 1',
        'live 1',
        'publish 1',
      ]);
    });

    test('a refused set leaves nothing, and uses up no number', async () => {
      const [one, other] = [aModule(), aModule()];
      await release({ id: one });
      const before = await everything();
      const refused: [BuildOptions[], object, number][] = [
        [[{ id: one, text: 'b' }, { id: other }], { expected: { [one]: '7' } }, 409],
        [[{ id: one, text: 'b' }, { id: other }], { check: undefined }, 409],
        [
          [
            { id: one, text: 'b' },
            { id: other, altered: 'entry.js' },
          ],
          {},
          400,
        ],
      ];
      for (const [builds, order, status] of refused)
        expect((await sendBuilds(builds, order)).status).toBe(status);
      expect(await everything()).toEqual(before);
      expect(await release({ id: one, text: 'b' }, { id: other })).toEqual(['2', '1']);
    });

    test('of two sets at once that share a module, one goes live whole', async () => {
      const [shared, one, other] = [aModule(), aModule(), aModule()];
      await release({ id: shared });
      const order = { expected: { [shared]: '1' } };
      const answers = await Promise.all([
        sendBuilds([{ id: shared, text: 'b' }, { id: one }], order),
        sendBuilds([{ id: shared, text: 'c' }, { id: other }], order),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
      const isFirst = answers[0]?.status === 201;
      expect([await versionOf(one), await versionOf(other)]).toEqual(
        isFirst ? ['1', undefined] : [undefined, '1'],
      );
    });
  });

  describe('what is live', () => {
    test('a set comes back in one write, and a module is retired and returns', async () => {
      const ids = [aModule(), aModule()];
      const [one = '', other = ''] = ids;
      await release(...ids.map((id) => ({ id })));
      await release(...ids.map((id) => ({ id, text: 'b' })));
      const back = ids.map((id) => ({ id, version: '1', expected: '2' }));
      expect((await live(back)).status).toBe(200);
      expect((await live(back)).status).toBe(409);
      expect([await versionOf(one), await versionOf(other)]).toEqual(['1', '1']);
      expect((await live([{ id: one, version: null }])).status).toBe(200);
      expect(await versionOf(one)).toBeUndefined();
      expect((await seen(one)).module).toMatchObject({ live: null, changedBy: 'operator' });
      expect((await live([{ id: one, version: '2' }])).status).toBe(200);
      expect((await live([{ id: one, version: '9' }])).status).toBe(404);
      expect((await live([{ id: aModule(), version: null }])).status).toBe(404);
    });

    test('what was not checked never goes live, but for the operator who says so', async () => {
      const id = aModule();
      const token = await tokenFor(id);
      const unchecked = { check: undefined };
      for (const sender of [token, OPERATOR])
        expect((await sendBuilds([{ id }], unchecked, sender)).status).toBe(409);
      expect((await sendBuilds([{ id }], { ...unchecked, unchecked: true }, token)).status).toBe(
        409,
      );
      // Stored for a preview, it stays unchecked.
      expect((await sendBuilds([{ id }], { ...unchecked, preview: ['admin'] }, token)).status).toBe(
        201,
      );
      const change = [{ id, version: '1' }];
      expect(await messageOf(await live(change, token))).toMatch(/non ha superato la verifica/);
      expect((await live(change, token, { unchecked: true })).status).toBe(409);
      expect((await live(change, OPERATOR, { unchecked: true })).status).toBe(200);
      await release({ id, text: 'b' });
      expect((await live(change, token)).status).toBe(200);
    });
  });

  describe('previews', () => {
    test('a release is shown to the named users alone, until it goes live', async () => {
      const id = aModule();
      await release({ id });
      const shown = await sendBuilds([{ id, text: 'b' }], { preview: ['admin'] });
      expect(shown.status).toBe(201);
      expect(await versionOf(id)).toBe('1');
      const previewsOf = async (name: string) => {
        const answer = await call('GET', '/api/modules/previews', await tokenOf(server(), name));
        const { modules } = (await answer.json()) as { modules: { id: string; version: string }[] };
        return modules.filter((one) => one.id === id).map(({ version }) => version);
      };
      expect([await previewsOf('admin'), await previewsOf('king')]).toEqual([['2'], []]);
      expect((await seen(id)).module?.releases[0]).toMatchObject({ preview: ['admin'] });
      expect(await release({ id, text: 'b' })).toEqual(['2']);
      expect(await previewsOf('admin')).toEqual([]);
      const refused = await sendBuilds([{ id: 'public' }], { preview: ['admin'] });
      expect(refused.status).toBe(400);
    });

    test('a stored release is answered for a preview in one browser', async () => {
      const id = aModule();
      await release({ id });
      const get = async (name: string, version: string) =>
        call('GET', `/api/modules/${id}/releases/${version}`, await tokenOf(server(), name));
      expect((await get('rookie', '1')).status).toBe(403);
      expect((await get('admin', '9')).status).toBe(404);
      const base = `/modules/${id}/1/`;
      expect(await (await get('admin', '1')).json()).toMatchObject({ id, base, isPreview: true });
    });
  });

  describe('the automatic rollback', () => {
    const report = async (id: string, version: string, name: string, kind = 'failed') => {
      const token = await tokenOf(server(), name);
      const json = { id, version, kind, detail: 'TypeError: x is not a function\n    at y' };
      const answer = await send(server().fetch, 'POST', '/api/module-reports', { token, json });
      expect(answer.status).toBe(204);
    };

    test('two users whose browsers fail take back the set, and the reports stay', async () => {
      const [id, other] = [aModule(), aModule()];
      await release({ id }, { id: other });
      await report(id, '1', 'admin');
      await report(id, '1', 'king');
      // Nothing was live before.
      expect(await versionOf(id)).toBe('1');
      await release({ id, text: 'b' }, { id: other, text: 'b' });
      await report(id, '2', 'admin');
      await report(id, '2', 'admin');
      await report(id, '1', 'king');
      await report(id, '2', 'king', 'uncaught');
      expect(await versionOf(id)).toBe('2');
      await report(id, '2', 'king');
      expect([await versionOf(id), await versionOf(other)]).toEqual(['1', '1']);
      const { module, history } = await seen(id);
      expect(history[0]).toMatchObject({
        action: 'rollback',
        actor: 'rollback automatico',
        note: `${id} 2 non funziona nei browser di 2 utenti: TypeError: x is not a function`,
      });
      expect(module?.releases[0]?.failures).toHaveLength(2);
      // Made live again, it has a new chance.
      await live([{ id, version: '2' }]);
      await report(id, '2', 'king');
      expect(await versionOf(id)).toBe('2');
    });

    test('after a quarter of an hour nothing is taken back', async () => {
      const id = aModule();
      await release({ id });
      await release({ id, text: 'b' });
      const old = Date.now() - 16 * 60_000;
      const sql = 'UPDATE module_live SET changed_at = ? WHERE module_id = ?';
      await server().database.write([{ sql, args: [old, id] }]);
      for (const name of ['admin', 'king', 'rookie']) await report(id, '2', name);
      expect(await versionOf(id)).toBe('2');
    });
  });

  describe('archives', () => {
    test('a body above the limit, or of another type, stores nothing', async () => {
      const before = await everything();
      const huge = new Uint8Array(20 * 1024 * 1024 + 1);
      expect((await calls.sendArchive(huge)).status).toBe(413);
      const path = '/api/modules/releases';
      const sent = await send(server().fetch, 'POST', path, { token: OPERATOR, json: {} });
      expect(sent.status).toBe(415);
      expect(await everything()).toEqual(before);
    });
  });
}
