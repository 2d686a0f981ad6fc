import { describe, expect, test } from '@jest/globals';
import { say } from '@wabu/shared/entities/messages/messages';
import { listedUserSchema, userMessages } from '@wabu/shared/entities/user';
import { answer } from '../../src/client.ts';
import { aPicture } from '../../src/files/testing/picture-builders.ts';
import { connectApp } from '../../src/testing.ts';
import { anonymousClient, clientOf, newTokenOf, tokenOf } from '../people.ts';
import { type ContractServer, OPERATOR, PASSWORD, stateOf } from '../server.ts';
import { fileCalls, post } from '../uploads.ts';

let made = 0;
function aUser(change: object = {}) {
  made += 1;
  return {
    clear_name: `utente ${made}`,
    clear_psw: PASSWORD,
    clear_role: 'rookie' as const,
    clear_avatar: 'avatar_default.gif',
    ...change,
  };
}

export function usersContract(server: () => ContractServer) {
  describe('users', () => {
    test('a king adds a user, who can sign in and is listed without secrets', async () => {
      const { d1 } = await clientOf(server(), 'king');
      const user = aUser({ loggedUser: 'somebody else', id: 'x', isAdmin: true });
      const added = await answer(d1.adduser.$post({ json: user }));
      expect(added).toEqual({
        message: 'Utente creato correttamente!',
        clear_name: user.clear_name,
        clear_role: 'rookie',
        clear_avatar: user.clear_avatar,
      });
      expect(await newTokenOf(server(), user.clear_name)).toEqual(expect.any(String));
      const users = await answer(d1.getusers.$get());
      expect(users.map(({ clear_name }) => clear_name)).toContain(user.clear_name);
      for (const one of users) {
        expect(Object.keys(one).sort()).toEqual(['clear_avatar', 'clear_name', 'clear_role']);
        listedUserSchema.parse(one);
      }
    });

    test('a user with one of the most used passwords is rejected', async () => {
      await expectRejectedUser(server(), aUser({ clear_psw: 'Midnight' }), 400, 'invalid');
    });

    test('a taken name, in any letter case and look-alike letters, is rejected with the message of the contract', async () => {
      const { d1 } = await clientOf(server(), 'king');
      const user = aUser({ clear_name: `Anna ${made}` });
      await answer(d1.adduser.$post({ json: user }));
      for (const clear_name of [
        user.clear_name,
        user.clear_name.toUpperCase(),
        ` ${user.clear_name} `,
        user.clear_name.replaceAll('a', 'а'),
      ])
        await expectRejectedUser(
          server(),
          { ...user, clear_name },
          409,
          'duplicate',
          say(userMessages.duplicate).message,
        );
    });

    test('the avatar of a rejected user is deleted', async () => {
      const { d1 } = await clientOf(server(), 'king');
      const { upload, listFiles } = fileCalls(server, 'king');
      const user = aUser({ clear_name: `Bruno ${made}` });
      const folder = '[Users]/avatars';
      const send = async (name: string) => upload({ folder, name, bytes: await aPicture('png') });
      const names = async () => (await listFiles(folder)).text();
      const [first, second] = [`avatar_${user.clear_name}.png`, `avatar_${user.clear_name} 2.png`];
      await send(first);
      await answer(d1.adduser.$post({ json: { ...user, clear_avatar: first } }));
      await send(second);
      for (const clear_avatar of [second, first]) {
        const rejection = await d1.adduser.$post({ json: { ...user, clear_avatar } });
        expect(rejection.status as number).toBe(409);
      }
      expect(await names()).toContain(first);
      expect(await names()).not.toContain(second);
    });

    test('deleting a user ends every session', async () => {
      const { d1 } = await clientOf(server(), 'king');
      const user = aUser({ clear_role: 'admin' });
      await answer(d1.adduser.$post({ json: user }));
      const token = await newTokenOf(server(), user.clear_name);
      const headers = { Authorization: `Bearer ${token}` };
      expect((await server().fetch('/api/d1/getusers', { headers })).status).toBe(200);
      const reply = await answer(d1.deleteuser.$post({ json: { name: user.clear_name } }));
      expect(reply).toEqual({ message: 'Utente cancellato correttamente!' });
      expect((await server().fetch('/api/d1/getusers', { headers })).status).toBe(401);
      await expect(newTokenOf(server(), user.clear_name)).rejects.toMatchObject({ status: 401 });
    });

    test('the operator sets a password, which ends the sessions of the user and is in the history', async () => {
      const { d1 } = await clientOf(server(), 'king');
      const { clear_name: name } = await answer(d1.adduser.$post({ json: aUser() }));
      const token = await newTokenOf(server(), name);
      const password = 'isola-del-garda-9';
      const reply = await post(server(), OPERATOR, '/api/d1/setpassword', { name, password });
      expect(reply.status).toBe(200);
      expect((await post(server(), token, '/api/d1/searchsuppliers', { text: 'x' })).status).toBe(
        401,
      );
      await expect(newTokenOf(server(), name)).rejects.toMatchObject({ status: 401 });
      const json = { username: name, password };
      await answer(anonymousClient(server()).api.adminwabu.login.$post({ json }));
      const { id } = await answer(d1.recordid.$post({ json: { entity: 'user', key: name } }));
      const { entries } = await answer(d1.history.$get({ query: { entity: 'user', id } }));
      expect(entries[0]).toMatchObject({ action: 'set-password', by: 'operator', fields: [] });
    });

    test('the operator removes the second factors of a user who has lost them, only if asked', async () => {
      const { d1 } = await clientOf(server(), 'king');
      const { clear_name: name } = await answer(d1.adduser.$post({ json: aUser() }));
      const token = await newTokenOf(server(), name);
      await connectApp((path, json) => post(server(), token, path, json), {
        password: PASSWORD,
        now: Date.now(),
      });
      const set = (change: object) =>
        post(server(), OPERATOR, '/api/d1/setpassword', { name, password: PASSWORD, ...change });
      const stepOf = async () => {
        const json = { username: name, password: PASSWORD };
        return (
          'step' in (await answer(anonymousClient(server()).api.adminwabu.login.$post({ json })))
        );
      };
      expect((await set({ removeSecondFactor: 'yes' })).status).toBe(400);
      expect((await set({})).status).toBe(200);
      expect(await stepOf()).toBe(true);
      expect((await set({ removeSecondFactor: true })).status).toBe(200);
      expect(await stepOf()).toBe(false);
      const { id } = await answer(d1.recordid.$post({ json: { entity: 'user', key: name } }));
      const { entries } = await answer(d1.history.$get({ query: { entity: 'user', id } }));
      expect(entries.map(({ by, action }) => `${by} ${action}`)).toEqual([
        'operator remove-factor',
        'operator set-password',
        'operator set-password',
        `${name} add-factor`,
        'king create',
      ]);
    });

    test.each([
      ['nobody', PASSWORD, OPERATOR, 404],
      ['rookie', 'short', OPERATOR, 400],
      ['rookie', 'not-the-Rookie-again', OPERATOR, 400],
      ['rookie', PASSWORD, 'king', 403],
      ['rookie', PASSWORD, `wabu-deploy.${'0'.repeat(64)}`, 401],
    ])('setting the password of %s to %s as %s answers %i', async (name, password, who, status) => {
      const token = who === 'king' ? await tokenOf(server(), who) : who;
      const before = await stateOf(server());
      const response = await post(server(), token, '/api/d1/setpassword', { name, password });
      expect(response.status).toBe(status);
      expect(await stateOf(server())).toBe(before);
    });

    test.each([
      ['second-king', 403],
      ['king', 403],
      ['%', 404],
      [{ $ne: 1 }, 400],
    ])('deleting %j is rejected with %i and changes nothing', async (name, status) => {
      const token = await tokenOf(server(), 'king');
      const before = await stateOf(server());
      const json = { name, loggedUser: 'second-king' };
      const response = await post(server(), token, '/api/d1/deleteuser', json);
      expect(response.status).toBe(status);
      expect(await stateOf(server())).toBe(before);
    });
  });
}

async function expectRejectedUser(
  server: ContractServer,
  user: object,
  status: number,
  code: string,
  message: unknown = expect.any(String),
) {
  const before = await stateOf(server);
  const response = await post(server, await tokenOf(server, 'king'), '/api/d1/adduser', user);
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ code, message });
  expect(await stateOf(server)).toBe(before);
}
