import { describe, expect, test } from '@jest/globals';
import { say } from '@wabu/shared/entities/messages/messages';
import { userMessages } from '@wabu/shared/entities/passwords/user-messages';
import { textMessages } from '@wabu/shared/entities/text';
import { managedUserMessages, SIGN_IN_LINK_HOURS } from '@wabu/shared/entities/users/managed-user';
import { answer } from '../../../src/client.ts';
import { send } from '../../../src/testing.ts';
import { clientOf, tokenOf } from '../../people.ts';
import { type ContractServer, PASSWORD, stateOf } from '../../server.ts';
import { post } from '../../uploads.ts';
import { addUser, openOf, signIn, statusOf } from './user-calls.ts';

const NEXT = 'quattro barche rosse a Torbole';

export function signInLinksContract(server: () => ContractServer) {
  const reset = async (name: string) => {
    const { d1 } = await clientOf(server(), 'king');
    return (await answer(d1.resetpassword.$post({ json: { name } }))).token;
  };
  const use = (token: string, password = NEXT) =>
    send(server().fetch, 'POST', '/api/adminwabu/uselink', { json: { token, password } });
  const update = async (name: string, disabled: boolean) => {
    const { d1 } = await clientOf(server(), 'king');
    await answer(d1.updateuser.$put({ json: { name, disabled } }));
  };
  const gone = { code: 'not-found', ...say(managedUserMessages.linkGone) };

  describe('sign-in links', () => {
    test('a reset ends session and password, and its link sets a new password once', async () => {
      const { name, token } = await openOf(server(), 'admin');
      const { d1 } = await clientOf(server(), 'king');
      const link = await answer(d1.resetpassword.$post({ json: { name } }));
      const hours = (link.expiresAt - Date.now()) / 3_600_000;
      expect(Math.round(hours)).toBe(SIGN_IN_LINK_HOURS);
      expect(await statusOf(server(), token)).toBe(401);
      expect((await signIn(server(), name, PASSWORD)).status).toBe(401);
      const opened = await use(link.token);
      expect(opened.status).toBe(200);
      const session = (await opened.json()) as { message: string; token: string; role: string };
      expect([session.message, session.role]).toEqual(['Login corretto', 'admin']);
      expect(await statusOf(server(), session.token)).toBe(200);
      const again = await use(link.token);
      expect([again.status, await again.json()]).toEqual([404, gone]);
      expect((await signIn(server(), name, PASSWORD)).status).toBe(401);
      expect((await signIn(server(), name, NEXT)).status).toBe(200);
      const entries = await server().database.query(
        'SELECT actor, action, difference FROM changes WHERE label = ? ORDER BY id',
        [name],
      );
      expect(entries).toMatchObject([
        { actor: 'king', action: 'create' },
        { actor: 'king', action: 'reset-password', difference: null },
        { actor: name, action: 'use-link', difference: null },
      ]);
    });

    test('two uses of one link at once set one password', async () => {
      const token = await reset(await addUser(server(), 'rookie'));
      const answers = await Promise.all([use(token), use(token, `${NEXT} 2`)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    });

    test('a rejected password leaves the link as it was', async () => {
      const name = await addUser(server(), 'rookie');
      const token = await reset(name);
      const before = await stateOf(server());
      for (const [password, message] of [
        ['corta', userMessages.passwordShort],
        [`${name} e altro`, userMessages.passwordCommon],
      ] as const) {
        const response = await use(token, password);
        expect(response.status).toBe(400);
        const errors = [{ field: 'password', ...say(message) }];
        expect(await response.json()).toMatchObject({ code: 'invalid', errors });
      }
      expect(await stateOf(server())).toBe(before);
      expect((await use(token)).status).toBe(200);
    });

    test('a link ends with its time, with the next one, and when its user is disabled or deleted', async () => {
      const name = await addUser(server(), 'rookie');
      const first = await reset(name);
      const second = await reset(name);
      expect((await use(first)).status).toBe(404);
      await update(name, true);
      await update(name, false);
      expect((await use(second)).status).toBe(404);
      const third = await reset(name);
      const sql =
        'UPDATE sign_in_links SET expires_at = ? WHERE user_id = (SELECT id FROM users WHERE name = ?)';
      await server().database.write([{ sql, args: [Date.now(), name] }]);
      expect((await use(third)).status).toBe(404);
      const fourth = await reset(name);
      const { d1 } = await clientOf(server(), 'king');
      await answer(d1.deleteuser.$post({ json: { name } }));
      expect((await use(fourth)).status).toBe(404);
    });

    test.each([
      ['king', 403, managedUserMessages.notYourPassword],
      ['nobody', 404, userMessages.notFound],
      ['', 400, textMessages.required],
    ])('a reset of %j is rejected with %i and changes nothing', async (name, status, message) => {
      const token = await tokenOf(server(), 'king');
      const before = await stateOf(server());
      const response = await post(server(), token, '/api/d1/resetpassword', { name });
      expect(response.status).toBe(status);
      expect(await response.json()).toMatchObject(say(message));
      expect(await stateOf(server())).toBe(before);
    });

    test('a disabled user gets no link', async () => {
      const name = await addUser(server(), 'rookie');
      await update(name, true);
      const token = await tokenOf(server(), 'king');
      const response = await post(server(), token, '/api/d1/resetpassword', { name });
      expect([response.status, await response.json()]).toEqual([
        409,
        { code: 'invalid', ...say(managedUserMessages.isDisabled) },
      ]);
    });

    test('neither the token nor the new password is in the database', async () => {
      const name = await addUser(server(), 'rookie');
      const token = await reset(name);
      const dump = async () => {
        const tables = ['users', 'sign_in_links', 'sessions', 'attempts', 'changes', 'replies'];
        const statements = tables.map((table) => ({ sql: `SELECT * FROM ${table}` }));
        return JSON.stringify(await server().database.queryAll(statements));
      };
      const pending = await dump();
      await use(token, `${NEXT} zabaione`);
      for (const rows of [pending, await dump()]) {
        expect(rows).not.toContain(token);
        expect(rows).not.toContain('zabaione');
      }
      expect(pending).toContain(name);
    });
  });
}
