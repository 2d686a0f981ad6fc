import { isKnownDevice } from '../../http/sessions/known-device-repository.ts';
import type { Platform } from '../../platform/platform.ts';
import { checkAttempts, recordAttempt, resetAttempts } from '../../records/store/attempt-limits.ts';
import { findUserByName, type StoredUser } from '../credentials/credentials-repository.ts';
import {
  deviceLimit,
  type LoginAttempt,
  loginLimits,
  passwordAtName,
  passwordLimit,
  typedPasswordMark,
} from './login-limits.ts';

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
  const { database } = platform;
  const [user, mark, isKnown] = await Promise.all([
    findUserByName(database, name),
    typedPasswordMark(platform, password),
    isKnownDevice(database, name, attempt.deviceHash),
  ]);
  const limits = isKnown ? [deviceLimit(attempt)] : loginLimits(attempt, mark);
  await checkAttempts(platform, limits);
  const matches = await platform.passwords.verify(password, user?.passwordHash ?? null);
  const isRight = user !== null && matches && user.disabled !== true;
  if (!isRight)
    await (isKnown ? recordAttempt(platform, limits) : recordWrong(platform, attempt, mark));
  // Checked again: concurrent attempts wait for the same hasher, and one of them may be right.
  await checkAttempts(platform, limits, isRight ? 0 : 1);
  if (!isRight) return null;
  await resetAttempts(platform, limits[0]?.key ?? '');
  return user;
}

async function recordWrong(platform: Platform, attempt: LoginAttempt, mark: string): Promise<void> {
  const password = passwordLimit(mark);
  const others = loginLimits(attempt, mark).filter(({ key }) => key !== password.key);
  const [tries] = await recordAttempt(platform, [passwordAtName(mark, attempt), ...others]);
  if (tries === 1) await recordAttempt(platform, [password]);
}
