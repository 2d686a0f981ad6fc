import { afterEach, describe, expect, test } from '@jest/globals';
import { RECOVERY_CODES, secondFactorMessages } from '@wabu/shared/entities/account/second-factor';
import { say } from '@wabu/shared/entities/messages/messages';
import { codeAt, connectApp, send } from '../../../src/testing.ts';
import { confirm, newTokenOf, tokenOf } from '../../people.ts';
import { type ContractServer, PASSWORD } from '../../server.ts';
import { openOf } from '../users/user-calls.ts';

type Json = Record<string, unknown>;

export function secondFactorContract(server: () => ContractServer) {
  const post = (path: string, json: Json, token: string | null = null) =>
    send(server().fetch, 'POST', path, { token, json });
  const login = async (username: string) =>
    (await (await post('/api/adminwabu/login', { username, password: PASSWORD })).json()) as Json;
  const step = (json: Json) => post('/api/adminwabu/secondstep', json);
  const status = async (token: string, path = '/api/d1/getusers') =>
    (await send(server().fetch, 'GET', path, { token })).status;
  const require = async (roles: string[]) => {
    const token = await tokenOf(server(), 'king');
    await confirm(server(), token);
    return send(server().fetch, 'PUT', '/api/d1/requirefactors', { token, json: { roles } });
  };
  /** Lets a code of the same half minute count again. */
  const deleteStep = () =>
    server().database.write([{ sql: 'UPDATE totp_factors SET last_step = 0' }]);

  const connect = (token: string) =>
    connectApp((path, json) => post(path, json as Json, token), {
      password: PASSWORD,
      now: Date.now(),
    });

  const aUser = () => openOf(server(), 'rookie');
  async function aUserWithApp() {
    const { name, token } = await aUser();
    const connected = await connect(token);
    return { name, token, ...connected, code: () => codeAt(connected.secret, Date.now()) };
  }

  describe('second factor', () => {
    afterEach(() => server().database.write([{ sql: 'DELETE FROM required_factors' }]));

    test('with an app, the password leads to a second step, and a code opens the session once', async () => {
      const { name, code } = await aUserWithApp();
      await deleteStep();
      const asked = await login(name);
      expect(asked).toEqual({
        step: 'second-factor',
        challenge: expect.stringMatching(/^[\w-]{43}$/),
        methods: ['code', 'recovery-code'],
      });
      const right = { method: 'code', challenge: asked.challenge, code: code() };
      const opened = await step(right);
      const session = (await opened.json()) as Json;
      expect([opened.status, session]).toEqual([
        200,
        { message: 'Login corretto', token: expect.any(String), role: 'rookie' },
      ]);
      expect(await status(String(session.token))).toBe(200);
      const again = await step(right);
      expect([again.status, await again.json()]).toMatchObject([401, { code: 'step-expired' }]);
      const replayed = await step({ ...right, challenge: (await login(name)).challenge });
      expect(await replayed.json()).toEqual({
        code: 'wrong-credentials',
        ...say(secondFactorMessages.wrongCode),
      });
    });

    test('a code is right once, also for requests at the same time', async () => {
      const { name, code } = await aUserWithApp();
      await deleteStep();
      const challenges = [await login(name), await login(name), await login(name)];
      const answers = await Promise.all(
        challenges.map(({ challenge }) => step({ method: 'code', challenge, code: code() })),
      );
      expect(answers.map((one) => one.status).sort()).toEqual([200, 401, 401]);
    });

    test('who has an app is reset, deleted and restored by a confirmed king only, and keeps it', async () => {
      const { name, recoveryCodes } = await aUserWithApp();
      const king = await newTokenOf(server(), 'king');
      const attempt = async (path: string, json: Json) => (await post(path, json, king)).status;
      expect(await attempt('/api/d1/resetpassword', { name })).toBe(403);
      expect(await attempt('/api/d1/deleteuser', { name })).toBe(403);
      const confirmedKing = await newTokenOf(server(), 'king');
      await confirm(server(), confirmedKing);
      expect((await post('/api/d1/deleteuser', { name }, confirmedKing)).status).toBe(200);
      const trash = await send(server().fetch, 'GET', '/api/d1/trash?entity=user', { token: king });
      const [{ id }] = ((await trash.json()) as { entries: [{ id: number }] }).entries;
      expect(await attempt('/api/d1/undelete', { id })).toBe(403);
      expect((await post('/api/d1/undelete', { id }, confirmedKing)).status).toBe(200);
      const { challenge } = await login(name);
      const code = recoveryCodes[0];
      expect((await step({ method: 'recovery-code', challenge, code })).status).toBe(200);
      expect(await login(name)).toMatchObject({ methods: ['code', 'recovery-code'] });
    });

    test('a recovery code opens one session, however it is typed, and is recorded', async () => {
      const { name, recoveryCodes } = await aUserWithApp();
      expect(new Set(recoveryCodes).size).toBe(RECOVERY_CODES);
      const [code = ''] = recoveryCodes;
      const typed = ` ${code.replaceAll('-', ' ').toUpperCase()}`;
      const use = async () => {
        const { challenge } = await login(name);
        return step({ method: 'recovery-code', challenge, code: typed });
      };
      const opened = await use();
      const session = (await opened.json()) as Json;
      expect([opened.status, session.recoveryCodesLeft]).toEqual([200, RECOVERY_CODES - 1]);
      expect((await use()).status).toBe(401);
      const entries = await server().database.query(
        `SELECT action, difference FROM changes WHERE entity = 'user' AND label = ? ORDER BY id`,
        [name],
      );
      expect(entries).toEqual([
        expect.objectContaining({ action: 'create' }),
        { action: 'add-factor', difference: '{"after":{"kind":"app"}}' },
        { action: 'use-recovery-code', difference: null },
      ]);
    });

    test('no seed, recovery code or challenge is in the database', async () => {
      const { name, secret, recoveryCodes } = await aUserWithApp();
      const { challenge } = await login(name);
      const tables = ['totp_factors', 'recovery_codes', 'challenges', 'changes', 'replies'];
      const rows = await server().database.queryAll(
        tables.map((table) => ({ sql: `SELECT * FROM ${table}` })),
      );
      const dump = JSON.stringify(rows);
      expect(rows.slice(0, 3).map((of) => of.length)).not.toContain(0);
      const plain = recoveryCodes.flatMap((code) => [code, code.replaceAll('-', '')]);
      for (const text of [secret, ...plain, challenge]) expect(dump).not.toContain(text);
    });

    test('a new factor ends the other sessions', async () => {
      const { name, token } = await aUser();
      const other = await newTokenOf(server(), name);
      expect(await status(other)).toBe(200);
      await connect(token);
      expect([await status(other), await status(token)]).toEqual([401, 200]);
      expect((await post('/api/d1/starttotp', {}, token)).status).toBe(409);
    });

    test('without the app the password is enough again, and the recovery codes end', async () => {
      const { name, token, recoveryCodes } = await aUserWithApp();
      const { challenge } = await login(name);
      expect((await post('/api/d1/removetotp', {}, token)).status).toBe(200);
      expect(await login(name)).toMatchObject({ message: 'Login corretto' });
      const late = { method: 'recovery-code', challenge, code: recoveryCodes[0] };
      expect((await step(late)).status).toBe(401);
      expect((await post('/api/d1/removetotp', {}, token)).status).toBe(409);
    });

    test('new recovery codes replace the old ones', async () => {
      const { name, token, recoveryCodes } = await aUserWithApp();
      const answered = await post('/api/d1/newrecoverycodes', {}, token);
      const fresh = ((await answered.json()) as { recoveryCodes: string[] }).recoveryCodes;
      const { challenge } = await login(name);
      const use = async (code = '') =>
        (await step({ method: 'recovery-code', challenge, code })).status;
      expect([await use(recoveryCodes[1]), await use(fresh[1])]).toEqual([401, 200]);
    });

    test('a role that requires a factor opens nothing else until the user has one', async () => {
      const { name, token } = await aUser();
      expect(await status(token)).toBe(200);
      expect((await require(['rookie'])).status).toBe(200);
      const rejected = await send(server().fetch, 'GET', '/api/d1/getallsuppliers', { token });
      expect([rejected.status, await rejected.json()]).toMatchObject([
        403,
        { code: 'second-factor-required', ...say(secondFactorMessages.required) },
      ]);
      const fresh = await newTokenOf(server(), name);
      expect(await status(fresh)).toBe(403);
      expect(await status(fresh, '/api/d1/secondfactors')).toBe(200);
      await connect(fresh);
      expect(await status(fresh)).toBe(200);
      const token2 = await tokenOf(server(), 'king');
      const known = await send(server().fetch, 'GET', '/api/d1/requiredfactors', { token: token2 });
      expect(await known.json()).toMatchObject({
        roles: ['rookie'],
        users: expect.arrayContaining([name]),
      });
    });

    test('a king removes the lost factors of another user, not the own ones', async () => {
      const { name, token } = await aUserWithApp();
      const king = await tokenOf(server(), 'king');
      await confirm(server(), king);
      const remove = async (who: string, by: string) =>
        (await post('/api/d1/removesecondfactor', { name: who }, by)).status;
      expect(await remove(name, token)).toBe(403);
      expect(await remove('king', king)).toBe(403);
      expect(await remove('nobody', king)).toBe(404);
      expect(await remove(name, king)).toBe(200);
      expect(await status(token)).toBe(401);
      expect(await login(name)).toMatchObject({ message: 'Login corretto' });
    });
  });
}
