import { randomId } from '@wabu/shared/entities/random-id';
import { type LinkUse, managedUserMessages } from '@wabu/shared/entities/users/managed-user';
import type { Context } from 'hono';
import { clientNetwork } from '../http/client-network.ts';
import type { ApiEnv } from '../http/env.ts';
import { notFound } from '../http/problem.ts';
import { checkAttempts, recordAttempt } from '../store/attempt-limits.ts';
import { recordChange } from '../store/change-repository.ts';
import { hashOfLink } from '../users/manage-user.ts';
import { requireNewPassword } from '../users/new-password.ts';
import { deleteLink, findLinkUser, isUsable } from '../users/sign-in-link-repository.ts';
import { findUserByName, type StoredUser, updatePassword } from '../users/user-repository.ts';

const WINDOW_MS = 15 * 60 * 1000;
const MAX_WRONG = 50;

/**
 * Sets the password of the user whose one-time link this is, and uses the link up. Throws 404 for a link that was
 * used, has expired or never was, 400 for a password that names the user, and 429 when a limit is reached.
 */
export async function setPasswordByLink(
  c: Context<ApiEnv>,
  { token, password }: LinkUse,
): Promise<StoredUser> {
  const platform = c.get('platform');
  const { database } = platform;
  const limit = { key: `link ${clientNetwork(c)}`, max: MAX_WRONG, windowMs: WINDOW_MS };
  await checkAttempts(platform, [limit]);
  const tokenHash = await hashOfLink(platform, token);
  const name = await findLinkUser(database, tokenHash, platform.now());
  const user = name === null ? null : await findUserByName(database, name);
  if (user === null) {
    await recordAttempt(platform, [limit]);
    throw linkGone();
  }
  await requireNewPassword(password, { name: user.name, field: 'password' });
  const passwordHash = await platform.passwords.hash(password);
  const at = platform.now();
  const when = isUsable(tokenHash, at);
  const author = {
    name: user.name,
    role: user.role,
    at,
    requestId: c.get('requestId'),
    batch: randomId(),
  };
  const change = { entity: 'user', recordId: user.id, label: user.name } as const;
  const [, updated] = await database.write([
    recordChange(author, { ...change, action: 'use-link' }, when),
    // From here on the link cannot be used.
    updatePassword(user.id, { to: passwordHash, when }, at),
    deleteLink(tokenHash),
  ]);
  // Another request has used it, or a king replaced it, while the password was hashed.
  if (updated?.changes !== 1) throw linkGone();
  return { ...user, passwordHash };
}

const linkGone = () => notFound(managedUserMessages.linkGone);
