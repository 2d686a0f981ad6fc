import { SESSION_SECONDS } from '@wabu/shared/entities/token';
import { type Credentials, userMessages } from '@wabu/shared/entities/user';
import { checkAttempts, countAttempts, forgetAttempts } from '../http/attempts.ts';
import { refusal } from '../http/problem.ts';
import type { Platform } from '../platform/platform.ts';
import { findUserByName, type SignInUser } from '../users/user-table.ts';
import { loginLimits } from './login-limits.ts';
import { insertSession } from './session-table.ts';
import { signToken } from './token.ts';

/** The user whose name and password these are. Says nothing about which of them was wrong, nor by its time. */
export async function checkCredentials(
  platform: Platform,
  { username, password }: Credentials,
  address: string,
): Promise<SignInUser> {
  const limits = loginLimits(username, address);
  await checkAttempts(platform, limits);
  const user = await findUserByName(platform.database, username);
  const matches = await platform.passwords.verify(password, user?.passwordHash ?? null);
  const isRight = user !== null && matches;
  if (!isRight) await countAttempts(platform, limits);
  // Asked again: many guesses may have waited for their turn together, and a right one among them.
  await checkAttempts(platform, limits, isRight ? 0 : 1);
  if (!isRight) throw refusal(401, 'wrong-credentials', userMessages.wrongCredentials);
  await forgetAttempts(platform, limits[0]?.key ?? '');
  return user;
}

/** A new session and its token. */
export async function openSession(platform: Platform, user: SignInUser): Promise<string> {
  const issuedAt = Math.floor(platform.now() / 1000);
  const session = { jti: newSessionId(), issuedAt, expiresAt: issuedAt + SESSION_SECONDS };
  await insertSession(platform.database, { ...session, userId: user.id });
  return signToken(platform.settings.jwtSecret, user, session);
}

/** 256 random bits; a UUID is not counted as random enough for this. */
function newSessionId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
