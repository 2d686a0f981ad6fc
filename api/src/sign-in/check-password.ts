import type { Platform } from '../platform/platform.ts';
import { checkAttempts, recordAttempt, resetAttempts } from '../store/attempt-limits.ts';
import { findUserByName, type StoredUser } from '../users/user-repository.ts';
import { type LoginAttempt, loginLimits } from './login-limits.ts';

/**
 * The user of a name, if the password is right; null after the same time for a wrong one, an unknown name and a
 * disabled user. A wrong password counts as an attempt; throws 429 when a limit is reached.
 */
export async function userWithPassword(
  platform: Platform,
  name: string,
  password: string,
  attempt: LoginAttempt,
): Promise<StoredUser | null> {
  const limits = loginLimits(attempt);
  await checkAttempts(platform, limits);
  const user = await findUserByName(platform.database, name);
  const matches = await platform.passwords.verify(password, user?.passwordHash ?? null);
  const isRight = user !== null && matches && user.disabled !== true;
  if (!isRight) await recordAttempt(platform, limits);
  // Checked again: concurrent attempts wait for the same hasher, and one of them may be right.
  await checkAttempts(platform, limits, isRight ? 0 : 1);
  if (!isRight) return null;
  await resetAttempts(platform, limits[0]?.key ?? '');
  return user;
}
