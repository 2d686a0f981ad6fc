import type { SecondStep } from '@wabu/shared/entities/account/second-factor';
import { type Credentials, userMessages } from '@wabu/shared/entities/user';
import { httpProblem } from '../http/problem.ts';
import type { Platform } from '../platform/platform.ts';
import { newChallenge, passwordMark } from '../second-factor/challenges.ts';
import { hasNoFactor } from '../second-factor/factor-repository.ts';
import { checkAttempts, recordAttempt, resetAttempts } from '../store/attempt-limits.ts';
import { findUserByName, type SignInUser, type StoredUser } from '../users/user-repository.ts';
import { type LoginAttempt, loginLimits } from './login-limits.ts';
import { openSession } from './open-session.ts';

export interface SignedIn {
  user: SignInUser;
  token: string;
}

/**
 * Opens a session, or asks a user with a second factor for it. Throws 401 with the same answer and after the same time for an unknown user and a wrong
 * password, and 429 when a limit is reached.
 */
export async function signIn(
  platform: Platform,
  credentials: Credentials,
  attempt: LoginAttempt,
): Promise<SignedIn | { user: SignInUser; step: SecondStep }> {
  const user = await checkCredentials(platform, credentials, attempt);
  if (user.methods.length > 0) return { user, step: await beginSecondStep(platform, user) };
  const token = await openSession(platform, user, { when: [hasNoFactor(user.id)], also: () => [] });
  // The user was deleted, or got a second factor, while the password was hashed.
  if (token === null) throw wrongCredentials();
  return { user, token };
}

async function beginSecondStep(platform: Platform, user: StoredUser): Promise<SecondStep> {
  const challenge = await newChallenge(platform, {
    kind: 'second-factor',
    userId: user.id,
    passwordMark: await passwordMark(platform, user.passwordHash),
  });
  return { step: 'second-factor', challenge, methods: user.methods };
}

async function checkCredentials(
  platform: Platform,
  { username, password }: Credentials,
  attempt: LoginAttempt,
): Promise<StoredUser> {
  const limits = loginLimits(attempt);
  await checkAttempts(platform, limits);
  const user = await findUserByName(platform.database, username);
  const matches = await platform.passwords.verify(password, user?.passwordHash ?? null);
  const isRight = user !== null && matches;
  if (!isRight) await recordAttempt(platform, limits);
  // Checked again: concurrent attempts wait for the same hasher, and one of them may be right.
  await checkAttempts(platform, limits, isRight ? 0 : 1);
  if (!isRight) throw wrongCredentials();
  await resetAttempts(platform, limits[0]?.key ?? '');
  return user;
}

const wrongCredentials = () => httpProblem(401, 'wrong-credentials', userMessages.wrongCredentials);
