import { describe, expect, test } from '@jest/globals';
import { say } from '@wabu/shared/entities/messages/messages';
import { managedUserMessages } from '@wabu/shared/entities/users/managed-user';
import { answer } from '../../../src/client.ts';
import { send } from '../../../src/testing.ts';
import { clientOf, confirm, newTokenOf, tokenOf } from '../../people.ts';
import { type ContractServer, PASSWORD, stateOf } from '../../server.ts';
import { openOf, signIn, statusOf } from './user-calls.ts';

export function managedUsersContract(server: () => ContractServer) {
  const update = async (
    json: object,
    { by = 'king', headers = {} }: { by?: string; headers?: Record<string, string> } = {},
  ) =>
    send(server().fetch, 'PUT', '/api/d1/updateuser', {
      token: await tokenOf(server(), by),
      json,
      headers,
    });
  const managed = async (name: string) => {
    const { d1 } = await clientOf(server(), 'king');
    const users = await answer(d1.managedusers.$get());
    return users.find((user) => user.name === name);
  };

  describe('managed users', () => {
    test('a change of role ends every session of the user at once and counts from the next sign-in', async () => {
      const { name, token } = await openOf(server(), 'rookie');
      const before = await managed(name);
      expect(before).toMatchObject({
        role: 'rookie',
        disabled: false,
        linkUntil: null,
        version: 1,
      });
      expect(Math.abs(Date.now() - (before?.lastSignInAt ?? 0))).toBeLessThan(60_000);
      await confirm(server(), await tokenOf(server(), 'king'));
      const response = await update({ name, role: 'king' });
      expect([response.status, await response.json()]).toEqual([
        200,
        { ...before, role: 'king', version: 2 },
      ]);
      expect(await statusOf(server(), token)).toBe(401);
      const next = await newTokenOf(server(), name);
      expect(await statusOf(server(), next, '/api/d1/managedusers')).toBe(200);
    });

    test('a disabled user is signed out at once and rejected as one with a wrong password, until enabled', async () => {
      const { name, token } = await openOf(server(), 'admin');
      expect((await update({ name, disabled: true })).status).toBe(200);
      expect(await statusOf(server(), token)).toBe(401);
      const [right, wrong] = [
        await signIn(server(), name, PASSWORD),
        await signIn(server(), name, 'not-the-password'),
      ];
      expect([right.status, await right.text()]).toEqual([401, await wrong.text()]);
      expect((await update({ name, disabled: false })).status).toBe(200);
      expect((await signIn(server(), name, PASSWORD)).status).toBe(200);
    });

    test.each<[unknown, number, string]>([
      [{ name: 'king', disabled: true }, 403, managedUserMessages.notYourself],
      [{ name: 'king', role: 'admin' }, 403, managedUserMessages.notYourself],
      [{ name: 'rookie' }, 400, managedUserMessages.nothing],
    ])('%j is rejected with %i and changes nothing', async (json, status, message) => {
      await tokenOf(server(), 'king');
      const before = await stateOf(server());
      const response = await update(json as object);
      expect(response.status).toBe(status);
      expect(await response.json()).toMatchObject(say(message));
      expect(await stateOf(server())).toBe(before);
    });

    test('a change to what the user is already ends no session', async () => {
      const { name, token } = await openOf(server(), 'rookie');
      expect((await update({ name, role: 'rookie', disabled: false })).status).toBe(200);
      expect(await statusOf(server(), token)).toBe(200);
    });
  });
}
