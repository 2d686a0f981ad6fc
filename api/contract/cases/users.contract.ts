import { describe, expect, test } from '@jest/globals';
import { listedUserSchema, userMessages } from '@wabu/shared/entities/user';
import { answer } from '../../src/client.ts';
import { aPicture } from '../../src/files/testing/picture-builders.ts';
import { clientOf, newTokenOf, tokenOf } from '../people.ts';
import { type ContractServer, PASSWORD, stateOf } from '../server.ts';
import { listFiles, upload } from '../uploads.ts';

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

    test.each([
      ['king', 'invalid'],
      ['KING', 'invalid'],
      [' king', 'invalid'],
      ['root', 'invalid'],
      [['admin'], 'invalid'],
      [undefined, 'invalid'],
    ])('a user cannot be given the role %j', async (clear_role, code) => {
      await refused(server(), aUser({ clear_role }), 400, code);
    });

    test.each([
      ['short', { clear_psw: 'Corta-1' }],
      ['too long', { clear_psw: 'lunga-'.repeat(30) }],
      ['common', { clear_psw: 'Password123!' }],
      ['the name', { clear_name: 'giovanna', clear_psw: 'giovanna-88' }],
      ['missing', { clear_psw: undefined }],
    ])('a password that is %s is refused', async (_, change) => {
      await refused(server(), aUser(change), 400, 'invalid');
    });

    test.each([
      '',
      '   ',
      'a/b',
      'a\u0000b',
      'kin\u200bg',
      '\uff4bing',
      'a\r\nb',
      '<b>',
      '..',
      ['x'],
      null,
    ])('a user cannot be called %j', async (clear_name) => {
      await refused(server(), aUser({ clear_name }), 400, 'invalid');
    });

    test.each(['', '../x.png', 'x.html', 'a/b.png', null])(
      'an avatar cannot be called %j',
      async (clear_avatar) => {
        await refused(server(), aUser({ clear_avatar }), 400, 'invalid');
      },
    );

    test('a taken name, in any letter case, is rejected with the message of the contract', async () => {
      const { d1 } = await clientOf(server(), 'king');
      const user = aUser({ clear_name: `Anna ${made}` });
      await answer(d1.adduser.$post({ json: user }));
      for (const clear_name of [
        user.clear_name,
        user.clear_name.toUpperCase(),
        ` ${user.clear_name} `,
      ])
        await refused(server(), { ...user, clear_name }, 409, 'duplicate', userMessages.duplicate);
    });

    test('the avatar of a rejected user is deleted', async () => {
      const { d1 } = await clientOf(server(), 'king');
      const token = await tokenOf(server(), 'king');
      const user = aUser({ clear_name: `Bruno ${made}` });
      const folder = '[Users]/avatars';
      const send = async (name: string) =>
        upload(server(), token, { folder, name, bytes: await aPicture('png') });
      const names = async () => (await listFiles(server(), token, folder)).text();
      const [first, second] = [`avatar_${user.clear_name}.png`, `avatar_${user.clear_name} 2.png`];
      await send(first);
      await answer(d1.adduser.$post({ json: { ...user, clear_avatar: first } }));
      await send(second);
      for (const clear_avatar of [second, first]) {
        const refusal = await d1.adduser.$post({ json: { ...user, clear_avatar } });
        expect(refusal.status as number).toBe(409);
      }
      expect(await names()).toContain(first);
      expect(await names()).not.toContain(second);
    });

    test('ten concurrent creates of one name create one user', async () => {
      const { d1 } = await clientOf(server(), 'king');
      const user = aUser();
      const calls = Array.from({ length: 10 }, () => d1.adduser.$post({ json: user }));
      const statuses = (await Promise.all(calls)).map((response) => response.status as number);
      expect(statuses.sort()).toEqual([201, ...Array.from({ length: 9 }, () => 409)]);
    }, 30_000);

    test('deleting a user ends every session and frees the name', async () => {
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
      await answer(d1.adduser.$post({ json: user }));
    });

    test('a user who is deleted during sign-in gets 200 or 401', async () => {
      const { d1 } = await clientOf(server(), 'king');
      const user = aUser();
      await answer(d1.adduser.$post({ json: user }));
      const login = server().fetch('/api/adminwabu/login', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ username: user.clear_name, password: PASSWORD }),
      });
      await answer(d1.deleteuser.$post({ json: { name: user.clear_name } }));
      expect([200, 401]).toContain((await login).status);
    });

    test.each([
      ['second-king', 403],
      ['king', 403],
      ['nobody', 404],
      ['%', 404],
      ['*', 404],
      ['', 400],
      [['rookie'], 400],
      [{ $ne: 1 }, 400],
      [null, 400],
    ])('deleting %j is refused with %i and changes nothing', async (name, status) => {
      const token = await tokenOf(server(), 'king');
      const before = await stateOf(server());
      const response = await server().fetch('/api/d1/deleteuser', {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ name, loggedUser: 'second-king' }),
      });
      expect(response.status).toBe(status);
      expect(await stateOf(server())).toBe(before);
    });
  });
}

async function refused(
  server: ContractServer,
  user: object,
  status: number,
  code: string,
  message?: string,
) {
  const token = await tokenOf(server, 'king');
  const before = await stateOf(server);
  const response = await server.fetch('/api/d1/adduser', {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(user),
  });
  const problem = (await response.json()) as { code: string; message: string };
  expect([response.status, problem.code]).toEqual([status, code]);
  if (message !== undefined) expect(problem.message).toBe(message);
  expect(await stateOf(server)).toBe(before);
}
