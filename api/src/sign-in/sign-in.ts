import { randomId } from '@wabu/shared/entities/random-id';
import { SESSION_SECONDS } from '@wabu/shared/entities/retention';
import { type Credentials, userMessages } from '@wabu/shared/entities/user';
import { httpProblem } from '../http/problem.ts';
import type { Platform } from '../platform/platform.ts';
import { insertSession } from '../sessions/session-repository.ts';
import { signToken } from '../sessions/token.ts';
import { checkAttempts, recordAttempt, resetAttempts } from '../store/attempt-limits.ts';
import { findUserByName, type SignInUser } from '../users/user-repository.ts';
import { type LoginAttempt, loginLimits } from './login-limits.ts';

export interface SignedIn {
  user: SignInUser;
  token: string;
}

/**
 * Opens a session. Throws 401 with the same answer and after the same time for an unknown user and a wrong
 * password, and 429 when a limit is reached.
 */
export async function signIn(
  platform: Platform,
  credentials: Credentials,
  attempt: LoginAttempt,
): Promise<SignedIn> {
  const user = await checkCredentials(platform, credentials, attempt);
  return { user, token: await openSession(platform, user) };
}

async function checkCredentials(
  platform: Platform,
  { username, password }: Credentials,
  attempt: LoginAttempt,
): Promise<SignInUser> {
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

async function openSession(platform: Platform, user: SignInUser): Promise<string> {
  const issuedAt = Math.floor(platform.now() / 1000);
  const session = { jti: randomId(32), issuedAt, expiresAt: issuedAt + SESSION_SECONDS };
  const { id: userId, passwordHash } = user;
  const isOpen = await insertSession(platform.database, { ...session, userId, passwordHash });
  // The user was deleted while the password was hashed.
  if (!isOpen) throw wrongCredentials();
  return signToken(platform.settings.jwtSecret, user, session);
}

const wrongCredentials = () => httpProblem(401, 'wrong-credentials', userMessages.wrongCredentials);
