import { beforeEach, describe, expect, test } from '@jest/globals';
import { ownSessionsSchema } from '@wabu/shared/entities/account/account';
import { knownDevicesSchema } from '@wabu/shared/entities/account/known-device';
import { DEFAULT_AVATAR } from '@wabu/shared/entities/files';
import { say } from '@wabu/shared/entities/messages/messages';
import { userMessages } from '@wabu/shared/entities/user';
import { answer } from '../../../src/client.ts';
import { aPicture } from '../../../src/files/testing/picture-builders.ts';
import { send } from '../../../src/testing.ts';
import { clientOf, newTokenOf, tokenOf } from '../../people.ts';
import { type ContractServer, PASSWORD, stateOf } from '../../server.ts';
import { readClaims } from '../../tokens.ts';
import { post, upload } from '../../uploads.ts';
import { addUser } from '../users/user-calls.ts';

const NEXT = 'Vela bianca a Malcesine';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

export function accountContract(server: () => ContractServer) {
  let name: string;

  const signIn = async (agent: string, password = PASSWORD, token?: string) => {
    const json = { username: name, password };
    const request = { json, token, headers: { 'User-Agent': agent } };
    const reply = await send(server().fetch, 'POST', '/api/adminwabu/login', request);
    return ((await reply.json()) as { token: string }).token;
  };
  const call = (token: string, path: string, json: object = {}) =>
    post(server(), token, `/api/d1/${path}`, json);
  const get = (token: string, path: string) => send(server().fetch, 'GET', path, { token });
  const statusOf = async (token: string) => (await get(token, '/api/d1/getusers')).status;
  const sessionsOf = async (token: string) =>
    ownSessionsSchema.parse(await (await get(token, '/api/d1/sessions')).json());
  const newBrowsers = async (token: string) => {
    const { devices } = knownDevicesSchema.parse(
      await (await get(token, '/api/d1/devices')).json(),
    );
    return devices.filter(({ isNew }) => isNew);
  };
  const tokenIn = async (reply: Response) => ((await reply.json()) as { token: string }).token;
  const historyOf = async () => {
    const king = await tokenOf(server(), 'king');
    const found = await post(server(), king, '/api/d1/recordid', { entity: 'user', key: name });
    const { id } = (await found.json()) as { id: string };
    const page = await get(king, `/api/d1/history?entity=user&id=${id}`);
    const { entries } = (await page.json()) as { entries: { action: string; by: string }[] };
    return entries.map(({ action, by }) => `${by} ${action}`);
  };

  describe('the own account', () => {
    // Inside: outside it would run before every test of the suite.
    beforeEach(async () => {
      name = await addUser(server(), 'rookie');
    });

    test('a changed password ends every session, and a new token goes on', async () => {
      const own = await newTokenOf(server(), name);
      const other = await newTokenOf(server(), name);
      const stranger = await tokenOf(server(), 'rookie');
      const reply = await call(own, 'changepassword', { current: PASSWORD, next: NEXT });
      expect(reply.status).toBe(200);
      const renewed = await tokenIn(reply);
      expect(readClaims(renewed)).toMatchObject({ username: name, role: 'rookie' });
      expect(await Promise.all([own, other, renewed, stranger].map(statusOf))).toEqual([
        401, 401, 200, 200,
      ]);
      await expect(newTokenOf(server(), name)).rejects.toMatchObject({ status: 401 });
      expect(await statusOf(await signIn(FIREFOX, NEXT))).toBe(200);
      expect(await historyOf()).toEqual([`${name} set-password`, 'king create']);
      const changes = await server().database.query('SELECT * FROM changes WHERE label = ?', [
        name,
      ]);
      expect(JSON.stringify(changes)).not.toContain(NEXT);
    });

    test('a new password that holds the own name is rejected beside its field', async () => {
      const token = await newTokenOf(server(), name);
      const before = await stateOf(server());
      const reply = await call(token, 'changepassword', {
        current: PASSWORD,
        next: `${name} 2026`,
      });
      expect(reply.status).toBe(400);
      const errors = [{ field: 'next', ...say(userMessages.passwordCommon) }];
      expect(await reply.json()).toMatchObject({ code: 'invalid', errors });
      expect(await stateOf(server())).toBe(before);
      expect(await statusOf(token)).toBe(200);
    });

    test('the own sessions say where and when, and end one by one or all at once', async () => {
      const own = await signIn(FIREFOX);
      const phone = await signIn(SAFARI);
      const third = await signIn('');
      const { sessions } = await sessionsOf(own);
      expect(sessions).toMatchObject([
        { browser: 'Firefox', system: 'Linux', isCurrent: true },
        ...Array.from({ length: 2 }, () => ({ isCurrent: false })),
      ]);
      expect(sessions.map(({ browser, system }) => [browser, system])).toEqual(
        expect.arrayContaining([
          ['Safari', 'iOS'],
          ['', ''],
        ]),
      );
      expect(JSON.stringify(sessions)).not.toContain(readClaims(own).jti);
      const { id } = sessions.find(({ browser }) => browser === 'Safari') ?? {};
      const stranger = await tokenOf(server(), 'rookie');
      expect(await (await call(stranger, 'endsessions', { id })).json()).toEqual({ ended: 0 });
      expect(await (await call(own, 'endsessions', { id })).json()).toEqual({ ended: 1 });
      expect(await Promise.all([own, phone, third].map(statusOf))).toEqual([200, 401, 200]);
      expect(await (await call(own, 'endsessions')).json()).toEqual({ ended: 1 });
      expect(await Promise.all([own, third].map(statusOf))).toEqual([200, 401]);
      expect((await sessionsOf(own)).sessions).toHaveLength(1);
      expect(await (await call(own, 'endsessions')).json()).toEqual({ ended: 0 });
      expect(await historyOf()).toEqual([
        `${name} end-sessions`,
        `${name} end-sessions`,
        'king create',
      ]);
    });

    test('a renewed session takes the place of the one before, and ends its token', async () => {
      const former = await signIn(FIREFOX);
      const phone = await signIn(SAFARI);
      const idOf = async (token: string) =>
        (await sessionsOf(token)).sessions.find(({ isCurrent }) => isCurrent)?.id;
      const id = await idOf(former);
      expect(await statusOf(former)).toBe(200);
      const wrong = { username: name, password: 'not-the-password' };
      await send(server().fetch, 'POST', '/api/adminwabu/login', { json: wrong, token: former });
      expect(await statusOf(former)).toBe(200);
      const renewed = await signIn(FIREFOX, PASSWORD, former);
      expect(await Promise.all([former, renewed, phone].map(statusOf))).toEqual([401, 200, 200]);
      expect(await idOf(renewed)).toBe(id);
      expect((await sessionsOf(renewed)).sessions).toHaveLength(2);
      // The list of another browser still has the id from before.
      expect(await (await call(phone, 'endsessions', { id })).json()).toEqual({ ended: 1 });
      expect(await statusOf(renewed)).toBe(401);
    });

    test('a sign-in ends the session of another user in the same browser, and none by a wrong token', async () => {
      const stranger = await newTokenOf(server(), 'rookie');
      const own = await signIn(FIREFOX, PASSWORD, `${stranger.slice(0, -4)}AAAA`);
      expect(await statusOf(stranger)).toBe(200);
      const again = await signIn(FIREFOX, PASSWORD, stranger);
      expect(await Promise.all([stranger, own, again].map(statusOf))).toEqual([401, 200, 200]);
      expect((await sessionsOf(again)).sessions).toHaveLength(2);
    });

    test('a browser that was not used before is named until its user knows it', async () => {
      const own = await signIn(FIREFOX);
      expect(await newBrowsers(own)).toEqual([]);
      await signIn(SAFARI);
      await signIn(FIREFOX);
      const news = await newBrowsers(own);
      expect(news).toMatchObject([{ browser: 'Safari', system: 'iOS' }]);
      const at = news[0]?.knownSince ?? 0;
      expect((await call(own, 'acknowledgesignins', { until: at - 1000 })).status).toBe(204);
      expect(await newBrowsers(own)).toHaveLength(1);
      await call(own, 'acknowledgesignins', { until: at });
      expect(await newBrowsers(own)).toEqual([]);
    });

    test('every role changes the own picture, and the one before is deleted', async () => {
      const token = await newTokenOf(server(), name);
      const bytes = await aPicture('png');
      const send = (file: { folder: string; name: string; bytes: Uint8Array | string }) =>
        upload(server(), token, { ...file, path: '/api/r2/changeavatar' });
      const folder = '[Users]/avatars';
      const avatarOf = async () => {
        const users = await answer((await clientOf(server(), 'king')).d1.getusers.$get());
        return users.find(({ clear_name }) => clear_name === name)?.clear_avatar;
      };
      const stored = async () =>
        (await server().database.query('SELECT name FROM objects WHERE folder = ?', [folder])).map(
          (row) => row.name,
        );
      const before = await stored();
      const first = await tokenIn(await send({ folder, name: 'io.png', bytes }));
      const claims = readClaims(first) as ReturnType<typeof readClaims> & { avatar: string };
      expect(claims).toMatchObject({ jti: readClaims(token).jti, exp: readClaims(token).exp });
      expect(await avatarOf()).toBe(claims.avatar);
      expect(await statusOf(first)).toBe(200);
      await send({ folder, name: 'io.png', bytes });
      const now = await avatarOf();
      expect(now).not.toBe(claims.avatar);
      expect((await stored()).filter((one) => !before.includes(one))).toEqual([now]);
      expect(await historyOf()).toEqual([`${name} update`, `${name} update`, 'king create']);

      // A token of another browser still names the first picture.
      const shown = await post(server(), token, '/api/r2/getavatar', {
        nome: name,
        ruolo: 'rookie',
        avatar: claims.avatar,
      });
      expect([shown.status, shown.headers.get('Content-Type')]).toEqual([200, 'image/png']);
      expect((await shown.arrayBuffer()).byteLength).toBeGreaterThan(0);

      const state = await stateOf(server());
      for (const [file, status] of [
        [{ folder: '[Utils]', name: 'io.png', bytes }, 400],
        [{ folder, name: 'io.png', bytes: '<svg/>' }, 415],
        [{ folder, name: 'io.pdf', bytes: '%PDF-' }, 415],
      ] as const)
        expect((await send(file)).status).toBe(status);
      expect(await stateOf(server())).toBe(state);

      const reset = await tokenIn(await call(token, 'resetavatar'));
      expect(readClaims(reset)).toMatchObject({ avatar: DEFAULT_AVATAR, jti: claims.jti });
      expect(await avatarOf()).toBe(DEFAULT_AVATAR);
      expect(await stored()).toEqual(before);
      expect((await call(token, 'resetavatar')).status).toBe(200);
      expect((await historyOf()).slice(0, 2)).toEqual([`${name} update`, `${name} update`]);
      const gone = await post(server(), token, '/api/r2/getavatar', {
        nome: 'rookie',
        avatar: claims.avatar,
      });
      expect(gone.status).toBe(404);
    });
  });
}
