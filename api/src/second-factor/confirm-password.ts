import { secondFactorMessages } from '@wabu/shared/entities/account/second-factor';
import type { Context } from 'hono';
import type { ApiEnv } from '../http/env.ts';
import { invalid, unauthenticated } from '../http/problem.ts';
import { consumeAttempt, resetAttempts } from '../store/attempt-limits.ts';
import { findUserById } from '../users/user-repository.ts';

const WINDOW_MS = 15 * 60_000;

/**
 * Requires the password of the signed-in user, because a session may have been left open. Throws 400 for a wrong
 * one and 429 after ten in 15 minutes.
 */
export async function confirmPassword(c: Context<ApiEnv>, password: string): Promise<void> {
  const platform = c.get('platform');
  const { id } = c.get('user');
  const limit = { key: `password ${id}`, max: 10, windowMs: WINDOW_MS };
  await consumeAttempt(platform, limit);
  const user = await findUserById(platform.database, id);
  if (user === null) throw unauthenticated();
  if (!(await platform.passwords.verify(password, user.passwordHash)))
    throw invalid([{ field: 'password', message: secondFactorMessages.wrongPassword }]);
  await resetAttempts(platform, limit.key);
}
