import { describe, expect, test } from '@jest/globals';
import { RECOVERY_CODES, secondFactorMessages } from '@wabu/shared/entities/account/second-factor';
import { answer } from '../../../src/client.ts';
import { SoftAuthenticator } from '../../../src/second-factor/testing/soft-authenticator.ts';
import { send } from '../../../src/testing.ts';
import { clientOf, confirm, newTokenOf } from '../../people.ts';
import { type ContractServer, PASSWORD } from '../../server.ts';

type Json = Record<string, unknown>;

let made = 0;

export function passkeysContract(server: () => ContractServer) {
  const post = (path: string, json: Json, token: string | null = null) =>
    send(server().fetch, 'POST', path, { token, json });
  const read = async (response: Response) => (await response.json()) as Json;
  const status = async (token: unknown) =>
    (await send(server().fetch, 'GET', '/api/d1/getusers', { token: String(token) })).status;

  /** A response of the Worker has no address. */
  async function origin() {
    const { url } = await server().fetch('/random');
    return url === '' ? 'http://127.0.0.1' : new URL(url).origin;
  }
  async function aUser() {
    made += 1;
    const name = `passkey ${made}`;
    const { d1 } = await clientOf(server(), 'king');
    const user = { clear_name: name, clear_psw: PASSWORD, clear_avatar: 'avatar_default.gif' };
    await answer(d1.adduser.$post({ json: { ...user, clear_role: 'rookie' } }));
    return { name, token: await newTokenOf(server(), name) };
  }
  async function options(token: string) {
    await confirm(server(), token);
    const answered = await post('/api/d1/passkeyoptions', {}, token);
    return (await answered.json()) as { challenge: string; user: { id: string } };
  }
  async function aUserWithPasskey() {
    const { name, token } = await aUser();
    const authenticator = new SoftAuthenticator();
    const { challenge, user } = await options(token);
    const passkey = authenticator.create(user, { challenge, origin: await origin() });
    const body = { name: 'Telefono', challenge, passkey };
    const added = await post('/api/d1/addpasskey', body, token);
    return { name, token, authenticator, body, added };
  }
  const challengeOf = async () =>
    String((await read(await post('/api/adminwabu/passkeychallenge', {}))).challenge);
  const signIn = (challenge: string, passkey: unknown) =>
    post('/api/adminwabu/passkeylogin', { challenge, passkey });

  describe('passkeys', () => {
    test('a passkey is added once, by its user, with recovery codes', async () => {
      const { token, body, added } = await aUserWithPasskey();
      const { recoveryCodes } = (await added.json()) as { recoveryCodes: string[] };
      expect([added.status, recoveryCodes.length]).toEqual([200, RECOVERY_CODES]);
      const own = await send(server().fetch, 'GET', '/api/d1/secondfactors', { token });
      expect(await own.json()).toEqual({
        totpSince: null,
        passkeys: [
          {
            id: body.passkey.id,
            name: 'Telefono',
            createdAt: expect.any(Number),
            lastUsedAt: null,
          },
        ],
        recoveryCodesLeft: RECOVERY_CODES,
        isRequired: false,
      });
      const again = await post('/api/d1/addpasskey', body, token);
      expect(again.status).toBe(400);
    });

    test.each([
      ['of another challenge', { challenge: 'y'.repeat(43) }],
      ['of another site', { origin: 'https://evil.example' }],
      ['without a check of who holds it', { verified: false }],
    ])('a new passkey %s is refused', async (_, wrong) => {
      const { token } = await aUser();
      const { challenge, user } = await options(token);
      const ceremony = { challenge, origin: await origin(), ...wrong };
      const passkey = new SoftAuthenticator().create(user, ceremony);
      const refused = await post('/api/d1/addpasskey', { name: 'x', challenge, passkey }, token);
      expect([refused.status, await refused.json()]).toMatchObject([
        400,
        { message: secondFactorMessages.wrongPasskey },
      ]);
    });

    test('the challenge of another user adds no passkey', async () => {
      const [one, other] = [await aUser(), await aUser()];
      const { challenge, user } = await options(one.token);
      const passkey = new SoftAuthenticator().create(user, { challenge, origin: await origin() });
      const body = { name: 'x', challenge, passkey };
      expect((await post('/api/d1/addpasskey', body, other.token)).status).toBe(400);
      expect((await post('/api/d1/addpasskey', body, one.token)).status).toBe(200);
    });

    test('a passkey signs in alone, and its answer counts once', async () => {
      const { authenticator } = await aUserWithPasskey();
      const challenge = await challengeOf();
      const passkey = authenticator.get({ challenge, origin: await origin() });
      const opened = await signIn(challenge, passkey);
      const session = await read(opened);
      expect([opened.status, Object.keys(session)]).toEqual([200, ['message', 'token', 'role']]);
      expect(await status(session.token)).toBe(200);
      expect((await signIn(challenge, passkey)).status).toBe(401);
    });

    test('an unknown passkey, a wrong site, no check of the holder and a used challenge get the same bytes', async () => {
      const { authenticator } = await aUserWithPasskey();
      const at = await origin();
      const stranger = new SoftAuthenticator();
      const cases = [
        async (challenge: string) => stranger.get({ challenge, origin: at }),
        async (challenge: string) =>
          authenticator.get({ challenge, origin: 'https://evil.example' }),
        async (challenge: string) => authenticator.get({ challenge, origin: at, verified: false }),
        async () => authenticator.get({ challenge: 'y'.repeat(43), origin: at }),
      ];
      const answers = [];
      for (const sign of cases) {
        const challenge = await challengeOf();
        const refused = await signIn(challenge, await sign(challenge));
        answers.push([refused.status, await refused.text()]);
      }
      const unknown = 'z'.repeat(43);
      const late = await signIn(unknown, authenticator.get({ challenge: unknown, origin: at }));
      answers.push([late.status, await late.text()]);
      for (const one of answers) expect(one).toEqual(answers[0]);
      expect(answers[0]?.[0]).toBe(401);
    });

    test('an answer with an older counter is refused: the key may have been copied', async () => {
      const { authenticator } = await aUserWithPasskey();
      const at = await origin();
      const [first, second] = [await challengeOf(), await challengeOf()];
      const older = authenticator.get({ challenge: first, origin: at });
      const newer = authenticator.get({ challenge: second, origin: at });
      expect((await signIn(second, newer)).status).toBe(200);
      expect((await signIn(first, older)).status).toBe(401);
    });

    test('a passkey is a second factor of its own user only', async () => {
      const { name, authenticator } = await aUserWithPasskey();
      const other = await aUserWithPasskey();
      const json = { username: name, password: PASSWORD };
      const asked = await read(await post('/api/adminwabu/login', json));
      expect(asked.methods).toEqual(['passkey', 'recovery-code']);
      const ceremony = { challenge: String(asked.challenge), origin: await origin() };
      const step = (by: SoftAuthenticator) =>
        post('/api/adminwabu/secondstep', {
          method: 'passkey',
          challenge: asked.challenge,
          passkey: by.get({ ...ceremony, verified: false }),
        });
      expect((await step(other.authenticator)).status).toBe(401);
      const opened = await step(authenticator);
      expect(await status((await read(opened)).token)).toBe(200);
    });

    test('a removed passkey opens nothing, and its password is enough again', async () => {
      const { name, token, authenticator, body } = await aUserWithPasskey();
      const { id } = body.passkey;
      const remove = async (by: string) => (await post('/api/d1/removepasskey', { id }, by)).status;
      const other = await aUser();
      await confirm(server(), other.token);
      expect([await remove(other.token), await remove(token)]).toEqual([404, 200]);
      const challenge = await challengeOf();
      const passkey = authenticator.get({ challenge, origin: await origin() });
      expect((await signIn(challenge, passkey)).status).toBe(401);
      expect(await newTokenOf(server(), name)).toEqual(expect.any(String));
    });
  });
}
