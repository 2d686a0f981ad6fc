import { randomId } from '@wabu/shared/entities/random-id';
import { SESSION_SECONDS } from '@wabu/shared/entities/session-length';
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

/** A new session for who knows the password. Says nothing about what was wrong, nor by its time. */
export async function signIn(
  platform: Platform,
  credentials: Credentials,
  guess: LoginAttempt,
): Promise<SignedIn> {
  const user = await checkCredentials(platform, credentials, guess);
  return { user, token: await openSession(platform, user) };
}

async function checkCredentials(
  platform: Platform,
  { username, password }: Credentials,
  guess: LoginAttempt,
): Promise<SignInUser> {
  const limits = loginLimits(guess);
  await checkAttempts(platform, limits);
  const user = await findUserByName(platform.database, username);
  const matches = await platform.passwords.verify(password, user?.passwordHash ?? null);
  const isRight = user !== null && matches;
  if (!isRight) await recordAttempt(platform, limits);
  // Asked again: many guesses may have waited for their turn together, and a right one among them.
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
