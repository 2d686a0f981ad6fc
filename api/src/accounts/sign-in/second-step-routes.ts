import {
  challengeSchema,
  type SecondStepAnswer,
  secondFactorMessages,
  secondStepAnswerSchema,
  signedChallengeSchema,
} from '@wabu/shared/entities/account/second-factor';
import type { Context } from 'hono';
import * as z from 'zod/mini';
import { clientNetwork } from '../../http/client-network.ts';
import { type ApiEnv, newRoutes } from '../../http/env.ts';
import { httpProblem } from '../../http/problem.ts';
import { describeRoute } from '../../http/route-metadata.ts';
import { clientOf, type SessionClient } from '../../http/sessions/client-of.ts';
import { json } from '../../http/validate.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  checkAttempts,
  consumeUnwritten,
  recordAttempt,
} from '../../records/store/attempt-limits.ts';
import { findUserById } from '../credentials/credentials-repository.ts';
import { findChallenge } from '../second-factor/challenge-repository.ts';
import { challengeHash, newChallenge } from '../second-factor/challenges.ts';
import { passkeyProof, relyingParty } from '../second-factor/passkeys.ts';
import { challengeLimit, passkeyLimit } from './login-limits.ts';
import { openSession } from './open-session.ts';
import { takeSecondStep, withChallenge } from './second-step.ts';
import type { SignedIn } from './sign-in.ts';
import { signedInAnswer, signedInSchema } from './signed-in.ts';

type Passkey = Extract<SecondStepAnswer, { method: 'passkey' }>['passkey'];

interface PasskeySignIn {
  challenge: string;
  passkey: Passkey;
  rp: { origin: string; id: string };
  network: string;
  client: SessionClient;
}

/**
 * Opens a session by a passkey alone. Throws 401 with the same answer for an unknown passkey, a wrong signature and a
 * challenge that is used or expired, and 429 above the limit of the network.
 */
async function signInByPasskey(
  platform: Platform,
  { network, ...signed }: PasskeySignIn,
): Promise<SignedIn> {
  const limits = [passkeyLimit(network)];
  await checkAttempts(platform, limits);
  const signedIn = await openByPasskey(platform, signed);
  if (signedIn !== null) return signedIn;
  await recordAttempt(platform, limits);
  throw httpProblem(401, 'wrong-credentials', secondFactorMessages.wrongPasskey);
}

async function openByPasskey(
  platform: Platform,
  signed: Omit<PasskeySignIn, 'network'>,
): Promise<SignedIn | null> {
  const hash = await challengeHash(platform, signed.challenge);
  const asked = await findChallenge(platform.database, hash, platform.now());
  if (asked?.kind !== 'passkey') return null;
  const found = await passkeyProof(platform, { ...signed, alone: true });
  const user = found && (await findUserById(platform.database, found.userId));
  if (!user) return null;
  const token = await openSession(platform, user, withChallenge(hash, found.proof), signed.client);
  return token === null ? null : { user, token };
}

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
