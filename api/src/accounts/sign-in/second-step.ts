import {
  type SecondStepAnswer,
  secondFactorMessages,
} from '@wabu/shared/entities/account/second-factor';
import { randomId } from '@wabu/shared/entities/random-id';
import { httpProblem } from '../../http/problem.ts';
import type { SessionClient } from '../../http/sessions/client-of.ts';
import type { GuardedWrite, Platform } from '../../platform/platform.ts';
import { consumeAttempt, resetAttempts } from '../../records/store/attempt-limits.ts';
import {
  findUserById,
  recordUserChange,
  type StoredUser,
} from '../credentials/credentials-repository.ts';
import {
  findChallenge,
  isUnusedChallenge,
  spendChallenge,
} from '../second-factor/challenge-repository.ts';
import { challengeHash, passwordMark } from '../second-factor/challenges.ts';
import { factorProof } from '../second-factor/factor-proof.ts';
import { countRecoveryCodes } from '../second-factor/factor-repository.ts';
import { secondStepLimit } from './login-limits.ts';
import { openSession } from './open-session.ts';
import type { SignedIn } from './sign-in.ts';

interface StepRequest {
  requestId: string;
  /** The site that a passkey must name. */
  rp: { origin: string; id: string };
  client: SessionClient;
}

interface SecondStepTaken extends SignedIn {
  /** After a recovery code: how many are left. */
  recoveryCodesLeft?: number;
}

/**
 * Opens the session that a password has begun. Throws 401 for a wrong answer and for a challenge that is unknown,
 * used or expired, and 429 above the limit of the account.
 */
export async function takeSecondStep(
  platform: Platform,
  answer: SecondStepAnswer,
  { requestId, rp, client }: StepRequest,
): Promise<SecondStepTaken> {
  const hash = await challengeHash(platform, answer.challenge);
  const user = await userOfChallenge(platform, hash);
  if (user === null) throw httpProblem(401, 'step-expired', secondFactorMessages.stepExpired);
  const limit = secondStepLimit(user.id);
  // Counted before it is checked: concurrent guesses share the limit.
  await consumeAttempt(platform, limit);
  const factor = await factorProof(platform, user.id, answer, rp);
  const proof = factor && withChallenge(hash, factor);
  const isRecovery = answer.method === 'recovery-code';
  const recorded = isRecovery ? proof && withEntry(platform, user, requestId, proof) : proof;
  const token = recorded && (await openSession(platform, user, recorded, client));
  if (token === null) throw wrongAnswer(answer);
  await resetAttempts(platform, limit.key);
  if (!isRecovery) return { user, token };
  return { user, token, recoveryCodesLeft: await countRecoveryCodes(platform.database, user.id) };
}

/** The user who began the sign-in, unless the password is another one by now. */
async function userOfChallenge(platform: Platform, hash: string): Promise<StoredUser | null> {
  const challenge = await findChallenge(platform.database, hash, platform.now());
  if (challenge?.kind !== 'second-factor' || challenge.userId === null) return null;
  const user = await findUserById(platform.database, challenge.userId);
  if (user === null) return null;
  const mark = await passwordMark(platform, user.passwordHash);
  return mark === challenge.passwordMark ? user : null;
}

/** A challenge opens one session. */
export const withChallenge = (
  hash: string,
  { requires, statements }: GuardedWrite,
): GuardedWrite => ({
  requires: [isUnusedChallenge(hash), ...requires],
  statements: [...statements, spendChallenge(hash)],
});

/** The use of a recovery code is in the history. */
function withEntry(
  platform: Platform,
  user: StoredUser,
  requestId: string,
  { requires, statements }: GuardedWrite,
): GuardedWrite {
  const { name, role } = user;
  const author = { name, role, at: platform.now(), requestId, batch: randomId() };
  const entry = recordUserChange(author, user, 'use-recovery-code');
  return { requires, statements: [...statements, entry] };
}

const messages = {
  code: secondFactorMessages.wrongCode,
  'recovery-code': secondFactorMessages.wrongRecoveryCode,
  passkey: secondFactorMessages.wrongPasskey,
};
const wrongAnswer = ({ method }: SecondStepAnswer) =>
  httpProblem(401, 'wrong-credentials', messages[method]);
