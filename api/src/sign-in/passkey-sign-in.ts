import {
  type SecondStepAnswer,
  secondFactorMessages,
} from '@wabu/shared/entities/account/second-factor';
import { httpProblem } from '../http/problem.ts';
import type { Platform } from '../platform/platform.ts';
import { findChallenge } from '../second-factor/challenge-repository.ts';
import { challengeHash } from '../second-factor/challenges.ts';
import { passkeyProof } from '../second-factor/passkeys.ts';
import type { SessionClient } from '../sessions/client-of.ts';
import { checkAttempts, recordAttempt } from '../store/attempt-limits.ts';
import { findUserById } from '../users/user-repository.ts';
import { passkeyLimit } from './login-limits.ts';
import { openSession } from './open-session.ts';
import { withChallenge } from './second-step.ts';
import type { SignedIn } from './sign-in.ts';

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
export async function signInByPasskey(
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
