import { describe, expect, test } from '@jest/globals';
import { newTokenOf } from '../people.ts';
import { releaseCalls } from '../release-calls.ts';
import { type ContractServer, OPERATOR } from '../server.ts';

/** Promotion, rollback, canary and blocking of published versions. */
export function promotionContract(server: () => ContractServer) {
  const { aModule, call, tokenFor, publishAll, report, seen, everything } = releaseCalls(server);

  describe('promotion', () => {
    test('a team publishes, promotes and rolls back its own module, and the history records it', async () => {
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

    test('one of two concurrent promotions from the same live version succeeds', async () => {
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

    test('a blocked version cannot be promoted until it is unblocked', async () => {
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
      const browsers = await Promise.all(
        ['king', 'admin', 'rookie', 'rookie', 'second-king'].map((name) =>
          newTokenOf(server(), name),
        ),
      );
      const [first = '', second = '', third = '', ...others] = browsers;
      expect((await report(id, '1.1.0', 'failed', null)).status).toBe(401);
      // One browser counts once, and its failure stays.
      for (const outcome of ['failed', 'failed', 'failed', 'shown'])
        expect((await report(id, '1.1.0', outcome, first)).status).toBe(204);
      for (const browser of others) await report(id, '1.1.0', 'shown', browser);
      await report(id, '1.1.0', 'failed', second);
      expect((await seen(id)).module?.canary).not.toBeNull();
      await report(id, '1.1.0', 'shown', third);
      await report(id, '1.1.0', 'failed', third);
      const { module, history } = await seen(id);
      expect(module).toMatchObject({ live: '1.0.0', canary: null });
      expect(history[0]).toMatchObject({ action: 'stop-canary', note: '3 errori su 4 browser' });
      expect(module?.kept[0]).toMatchObject({ version: '1.1.0', stopped: true });
      // A canary that starts again has no old failures.
      await call('POST', `/api/modules/${id}/canary`, token, { version: '1.1.0', percent: 20 });
      await report(id, '1.1.0', 'failed', first);
      expect((await seen(id)).module).toMatchObject({ canary: { percent: 20 } });
      expect((await seen(id)).module?.kept[0]?.stopped).toBe(false);
    });

    test('one browser counts once with all its users, and one user with all browsers and sessions', async () => {
      const id = aModule();
      const token = await tokenFor(id);
      await publishAll(id, token, '1.0.0', '1.1.0');
      await call('POST', `/api/modules/${id}/live`, token, { version: '1.0.0' });
      const browsers = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(32));
      const [browser = '', second = '', third = ''] = browsers;
      const sessions = await Promise.all(
        ['rookie', 'admin', 'king', 'rookie'].map((name) => newTokenOf(server(), name)),
      );
      const again = await newTokenOf(server(), 'rookie');
      const [session = ''] = sessions;
      const reportAll = async (pairs: [session: string, browser: string][]) => {
        for (const pair of pairs)
          expect((await report(id, '1.1.0', 'failed', ...pair)).status).toBe(204);
        return (await seen(id)).module?.canary ?? null;
      };
      for (const pairs of [
        sessions.map((one): [string, string] => [one, browser]),
        browsers.map((one, at): [string, string] => [at % 2 === 0 ? session : again, one]),
      ]) {
        await call('POST', `/api/modules/${id}/canary`, token, { version: '1.1.0', percent: 20 });
        expect(await reportAll(pairs)).not.toBeNull();
        await call('POST', `/api/modules/${id}/canary`, token, { version: '1.1.0', percent: 0 });
      }
      await call('POST', `/api/modules/${id}/canary`, token, { version: '1.1.0', percent: 20 });
      const [, other = '', another = ''] = sessions;
      const three = [
        [session, browser],
        [other, second],
        [another, third],
      ] as [string, string][];
      expect(await reportAll(three)).toBeNull();
      expect((await report(id, '1.1.0', 'failed', session, 'me')).status).toBe(400);
    });

    test('a live version cannot be a canary', async () => {
      const body = { version: '1.0.0', percent: 5 };
      const answer = await call('POST', '/api/modules/public/canary', OPERATOR, body);
      expect(answer.status).toBe(400);
    });
  });
}
