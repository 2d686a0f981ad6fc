import { secondFactorMessages } from '@wabu/shared/entities/account/second-factor';
import { userMessages } from '@wabu/shared/entities/passwords/user-messages';
import type { Role } from '@wabu/shared/entities/permissions';
import type { Context } from 'hono';
import type { ApiEnv } from '../http/env.ts';
import { forbidden, notFound } from '../http/problem.ts';
import { clearSessionCache } from '../sessions/live-session.ts';
import { endSessionsOf } from '../sessions/session-repository.ts';
import { authorOf } from '../store/author.ts';
import { recordChange } from '../store/change-repository.ts';
import { findUserByName } from '../users/user-repository.ts';
import { deleteAllFactors, hasFactor, replaceRequiredFactors } from './factor-repository.ts';
import { factorEntry } from './write-factors.ts';

/** Requires a second factor of the users of these roles, and of no others. It counts from their next call on. */
export async function requireFactors(c: Context<ApiEnv>, roles: Role[]): Promise<void> {
  const platform = c.get('platform');
  const { id, name } = c.get('user');
  const change = { entity: 'user', action: 'require-factors', recordId: id, label: name } as const;
  await platform.database.write([
    ...replaceRequiredFactors(roles),
    recordChange(authorOf(c), { ...change, after: { roles } }),
  ]);
  clearSessionCache(platform);
}

/**
 * Removes all factors of another user, who has lost them, and ends the user's sessions. Throws 404 for no user and
 * 403 for the own name: the account page removes the own factors, and keeps this session.
 */
export async function removeFactorsOf(c: Context<ApiEnv>, name: string): Promise<void> {
  const platform = c.get('platform');
  const user = await findUserByName(platform.database, name);
  if (user === null) throw notFound(userMessages.notFound);
  if (user.id === c.get('user').id) throw forbidden(secondFactorMessages.notOwn);
  await platform.database.write([
    factorEntry(c, 'remove-factor', user, { kind: 'all' }, hasFactor(user.id)),
    ...deleteAllFactors(user.id),
    endSessionsOf(user.id),
  ]);
  clearSessionCache(platform);
}
