import {
  challengeSchema,
  secondStepAnswerSchema,
  signedChallengeSchema,
} from '@wabu/shared/entities/account/second-factor';
import type { Context } from 'hono';
import * as z from 'zod/mini';
import { clientNetwork } from '../http/client-network.ts';
import { type ApiEnv, newRoutes } from '../http/env.ts';
import { describeRoute } from '../http/route-metadata.ts';
import { json } from '../http/validate.ts';
import { newChallenge } from '../second-factor/challenges.ts';
import { relyingParty } from '../second-factor/passkeys.ts';
import { clientOf } from '../sessions/client-of.ts';
import { consumeUnwritten } from '../store/attempt-limits.ts';
import { challengeLimit } from './login-limits.ts';
import { signInByPasskey } from './passkey-sign-in.ts';
import { takeSecondStep } from './second-step.ts';
import { signedInAnswer, signedInSchema } from './signed-in.ts';

const secondStepTakenSchema = z.extend(signedInSchema, { recoveryCodesLeft: z.optional(z.int()) });

/** The sign-in of users with a second factor. */
export const secondStepRoutes = newRoutes()
  .post(
    '/api/adminwabu/secondstep',
    describeRoute('Opens the session of a user who has given the password and the second factor', {
      json: secondStepTakenSchema,
      others: [401, 429],
    }),
    json(secondStepAnswerSchema),
    async (c) => {
      const answer = c.req.valid('json');
      const request = {
        requestId: c.get('requestId'),
        rp: relyingParty(c),
        client: clientOf(c),
      };
      const taking = takeSecondStep(c.get('platform'), answer, request);
      const { recoveryCodesLeft, ...signedIn } = await taking.catch(logged(c, answer.method));
      return c.json({ ...signedInAnswer(c, signedIn), recoveryCodesLeft }, 200);
    },
  )
  .post(
    '/api/adminwabu/passkeychallenge',
    describeRoute('A challenge for a sign-in by passkey; ignores the body', {
      json: challengeSchema,
      others: [429],
    }),
    async (c) => {
      const platform = c.get('platform');
      await consumeUnwritten(platform, challengeLimit(clientNetwork(c)));
      const asked = { kind: 'passkey', userId: null } as const;
      return c.json({ challenge: await newChallenge(platform, asked) }, 200);
    },
  )
  .post(
    '/api/adminwabu/passkeylogin',
    describeRoute('Opens a session by a passkey alone', {
      json: signedInSchema,
      others: [401, 429],
    }),
    json(signedChallengeSchema),
    async (c) => {
      const request = {
        rp: relyingParty(c),
        network: clientNetwork(c),
        client: clientOf(c),
      };
      const signing = signInByPasskey(c.get('platform'), { ...c.req.valid('json'), ...request });
      return c.json(signedInAnswer(c, await signing.catch(logged(c, 'passkey'))), 200);
    },
  );

/** Logs a rejection, and throws it. */
function logged(c: Context<ApiEnv>, method: string) {
  return (error: unknown): never => {
    const platform = c.get('platform');
    const address = platform.clientAddress(c.req.raw, c.env);
    platform.log('warn', 'second factor refused', { method, address });
    throw error;
  };
}
