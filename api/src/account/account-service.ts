import { accountMessages, type OwnSessions } from '@wabu/shared/entities/account/account';
import type { Context } from 'hono';
import type { ApiEnv } from '../http/env.ts';
import { invalid, unauthenticated } from '../http/problem.ts';
import { clientOf } from '../sessions/client-of.ts';
import { setDevice } from '../sessions/device-cookie.ts';
import { markSignInsSeen, readNewSignIns } from '../sessions/known-device-repository.ts';
import { clearSessionCache } from '../sessions/live-session.ts';
import { endSessionsOf } from '../sessions/session-repository.ts';
import { userWithPassword } from '../sign-in/check-password.ts';
import { toLoginAttempt } from '../sign-in/login-limits.ts';
import { openSession } from '../sign-in/open-session.ts';
import { authorOf } from '../store/author.ts';
import { recordChange } from '../store/change-repository.ts';
import { requireNewPassword } from '../users/new-password.ts';
import { updatePassword } from '../users/user-repository.ts';
import {
  deleteSessions,
  hasPassword,
  haveSessions,
  otherSessions,
  readSessions,
} from './account-repository.ts';

/**
 * Changes the own password, ends every session of the user and opens a new one for this browser; returns its token.
 * Throws 400 for a wrong current password, and 429 as the sign-in does: a stolen session gives no further guesses.
 */
export async function changePassword(
  c: Context<ApiEnv>,
  { current, next }: { current: string; next: string },
): Promise<string> {
  const platform = c.get('platform');
  const { id, name } = c.get('user');
  await requireNewPassword(next, { name, field: 'next' });
  const attempt = await toLoginAttempt(platform, name, clientOf(c));
  const user = await userWithPassword(platform, name, current, attempt);
  if (user === null) throw invalid([{ field: 'current', message: accountMessages.currentWrong }]);
  const passwordHash = await platform.passwords.hash(next);
  const isChanged = hasPassword(id, passwordHash);
  const change = { action: 'set-password', entity: 'user', recordId: id, label: name } as const;
  const first = [
    updatePassword(id, { from: user.passwordHash, to: passwordHash }, platform.now()),
    endSessionsOf(id, isChanged),
    recordChange(authorOf(c), change, isChanged),
  ];
  const proof = { first, when: [], also: () => [] };
  const token = await openSession(platform, { ...user, passwordHash }, proof, clientOf(c));
  clearSessionCache(platform);
  // The password was changed, or the user deleted, while it was hashed: that ended this session too.
  if (token === null) throw unauthenticated();
  setDevice(c);
  platform.log('info', 'password changed', { user: name });
  return token;
}

export async function ownSessions(c: Context<ApiEnv>): Promise<OwnSessions> {
  const { database, now } = c.get('platform');
  const { id: userId, jti } = c.get('user');
  const seconds = Math.floor(now() / 1000);
  return {
    sessions: await readSessions(database, { userId, jti, now: seconds }),
    newSignIns: await readNewSignIns(database, userId),
  };
}

/** Ends one of the own sessions, or all but the current one; returns how many have ended. */
export async function endOwnSessions(c: Context<ApiEnv>, id?: string): Promise<number> {
  const platform = c.get('platform');
  const { id: userId, name, jti } = c.get('user');
  const others = otherSessions(userId, jti, id);
  const change = { action: 'end-sessions', entity: 'user', recordId: userId, label: name } as const;
  const [, ended] = await platform.database.write([
    recordChange(authorOf(c), change, haveSessions(others)),
    deleteSessions(others),
  ]);
  clearSessionCache(platform);
  return ended?.changes ?? 0;
}

/** `until` in milliseconds since 1970. */
export async function acknowledgeSignIns(c: Context<ApiEnv>, until: number): Promise<void> {
  const { database } = c.get('platform');
  await database.write([markSignInsSeen(c.get('user').id, until)]);
}
