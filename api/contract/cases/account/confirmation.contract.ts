import { describe, expect, test } from '@jest/globals';
import { secondFactorMessages } from '@wabu/shared/entities/account/second-factor';
import { say } from '@wabu/shared/entities/messages/messages';
import type { ContractServer } from '../../server.ts';
import { passkeyCalls } from './passkey-calls.ts';

export function confirmationContract(server: () => ContractServer) {
  const { post, read, origin, aUserWithPasskey, challengeOf, signIn } = passkeyCalls(server);

  describe('the confirmation by a passkey', () => {
    const confirmBy = (token: string, challenge: string, passkey: unknown) =>
      post('/api/d1/confirmpasskey', { challenge, passkey }, token);
    const asked = async (token: string) =>
      (await read(await post('/api/d1/confirmchallenge', {}, token))) as {
        challenge: string;
        allowCredentials: object[];
      };
    /** A marked call. */
    const createCodes = async (token: string) => {
      const answered = await post('/api/d1/newrecoverycodes', {}, token);
      return [answered.status, await read(answered)] as const;
    };
    async function aSession() {
      const owner = await aUserWithPasskey();
      const login = await challengeOf();
      const signed = owner.authenticator.get({ challenge: login, origin: await origin() });
      const token = String((await read(await signIn(login, signed))).token);
      return { ...owner, token, first: owner.token };
    }

    test('is offered to who has one, and confirms that session only', async () => {
      const { token, first, authenticator, body } = await aSession();
      expect(await createCodes(token)).toMatchObject([
        403,
        { code: 'confirmation-required', confirmBy: ['password', 'passkey'] },
      ]);
      const { challenge, allowCredentials } = await asked(token);
      expect(allowCredentials).toEqual([{ id: body.passkey.id, type: 'public-key' }]);
      const passkey = authenticator.get({ challenge, origin: await origin() });
      expect((await confirmBy(first, challenge, passkey)).status).toBe(400);
      expect((await confirmBy(token, challenge, passkey)).status).toBe(204);
      expect((await createCodes(token))[0]).toBe(200);
      const again = authenticator.get({ challenge, origin: await origin() });
      expect((await confirmBy(token, challenge, again)).status).toBe(400);
    });

    test('an answer without a check of who holds it confirms nothing', async () => {
      const { token, authenticator } = await aSession();
      const { challenge } = await asked(token);
      const ceremony = { challenge, origin: await origin(), verified: false };
      const rejected = await confirmBy(token, challenge, authenticator.get(ceremony));
      expect([rejected.status, await read(rejected)]).toEqual([
        400,
        { code: 'invalid', ...say(secondFactorMessages.wrongConfirmation) },
      ]);
      expect((await createCodes(token))[0]).toBe(403);
    });

    test('another user’s passkey and a challenge of a sign-in confirm nothing', async () => {
      const { token, authenticator } = await aSession();
      const { authenticator: stranger } = await aUserWithPasskey();
      const at = await origin();
      const { challenge } = await asked(token);
      const login = await challengeOf();
      for (const [one, by] of [
        [challenge, stranger],
        [login, authenticator],
      ] as const) {
        const signed = by.get({ challenge: one, origin: at });
        expect((await confirmBy(token, one, signed)).status).toBe(400);
      }
      const signed = authenticator.get({ challenge, origin: at });
      expect((await signIn(challenge, signed)).status).toBe(401);
      expect((await createCodes(token))[0]).toBe(403);
    });
  });
}
