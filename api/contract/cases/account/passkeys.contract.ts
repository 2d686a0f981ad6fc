import { describe, expect, test } from '@jest/globals';
import { RECOVERY_CODES, secondFactorMessages } from '@wabu/shared/entities/account/second-factor';
import { say } from '@wabu/shared/entities/messages/messages';
import { SoftAuthenticator } from '../../../src/accounts/second-factor/testing/soft-authenticator.ts';
import { send } from '../../../src/testing.ts';
import { confirm, newTokenOf } from '../../people.ts';
import { type ContractServer, PASSWORD } from '../../server.ts';
import { passkeyCalls } from './passkey-calls.ts';

export function passkeysContract(server: () => ContractServer) {
  const { post, read, status, origin, aUser, options, aUserWithPasskey, challengeOf, signIn } =
    passkeyCalls(server);

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
    ])('a new passkey %s is rejected', async (_, wrong) => {
      const { token } = await aUser();
      const { challenge, user } = await options(token);
      const ceremony = { challenge, origin: await origin(), ...wrong };
      const passkey = new SoftAuthenticator().create(user, ceremony);
      const rejected = await post('/api/d1/addpasskey', { name: 'x', challenge, passkey }, token);
      expect([rejected.status, await rejected.json()]).toMatchObject([
        400,
        say(secondFactorMessages.wrongPasskey),
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

    test('a passkey comes back with its user', async () => {
      const { name, authenticator } = await aUserWithPasskey();
      const king = await newTokenOf(server(), 'king');
      await confirm(server(), king);
      await post('/api/d1/deleteuser', { name }, king);
      const trash = await send(server().fetch, 'GET', '/api/d1/trash?entity=user', { token: king });
      const [{ id }] = ((await trash.json()) as { entries: [{ id: number }] }).entries;
      await post('/api/d1/undelete', { id }, king);
      const challenge = await challengeOf();
      const passkey = authenticator.get({ challenge, origin: await origin() });
      expect((await signIn(challenge, passkey)).status).toBe(200);
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
        const rejected = await signIn(challenge, await sign(challenge));
        answers.push([rejected.status, await rejected.text()]);
      }
      const unknown = 'z'.repeat(43);
      const late = await signIn(unknown, authenticator.get({ challenge: unknown, origin: at }));
      answers.push([late.status, await late.text()]);
      for (const one of answers) expect(one).toEqual(answers[0]);
      expect(answers[0]?.[0]).toBe(401);
    });

    test('an answer with an older counter is rejected: the key may have been copied', async () => {
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
