import { HOUR_MS } from '@wabu/shared/entities/measures/durations';
import { userMessages } from '@wabu/shared/entities/passwords/user-messages';
import { can } from '@wabu/shared/entities/permissions';
import { randomId } from '@wabu/shared/entities/random-id';
import {
  type ManagedUser,
  managedUserMessages,
  SIGN_IN_LINK_HOURS,
  type SignInLink,
  type UserChange,
} from '@wabu/shared/entities/users/managed-user';
import type { Context } from 'hono';
import type { ApiEnv } from '../http/env.ts';
import { keyedHash } from '../http/keyed-hash.ts';
import { forbidden, httpProblem, notFound } from '../http/problem.ts';
import { writeAndInvalidate } from '../lists/write-and-invalidate.ts';
import type { Platform } from '../platform/platform.ts';
import { requireConfirmation } from '../sessions/confirmed.ts';
import { clearSessionCache } from '../sessions/live-session.ts';
import { endSessionsOf } from '../sessions/session-repository.ts';
import { authorOf } from '../store/author.ts';
import { lastChange, recordChange } from '../store/change-repository.ts';
import { hasFactors } from './credentials-repository.ts';
import {
  atVersion,
  contentOfUser,
  findUserRecord,
  toManaged,
  type UserRecord,
  unlessLastKing,
  updateUser,
} from './managed-user-repository.ts';
import { deleteExpiredLinks, deleteLinkOf, replaceLink } from './sign-in-link-repository.ts';
import { updatePassword } from './user-repository.ts';

const LINK_MS = SIGN_IN_LINK_HOURS * HOUR_MS;

/**
 * Changes role and `disabled` of another user and ends the user's sessions in the same write; a disabled user also
 * loses the one-time link. A change of a king, and to one, needs a confirmed session. Throws 403 for the
 * caller and without the confirmation, 404, 409 for the last king who can sign in, and 412 with the
 * current user if `expected` is older.
 */
export async function changeUser(
  c: Context<ApiEnv>,
  change: UserChange,
  expected: number | null,
): Promise<ManagedUser> {
  const platform = c.get('platform');
  const user = await otherUser(c, change.name, managedUserMessages.notYourself);
  if (expected !== null && expected !== user.version) throw await changedMeanwhile(platform, user);
  const after = {
    ...user,
    role: change.role ?? user.role,
    disabled: change.disabled ?? user.disabled,
  };
  if (after.role === user.role && after.disabled === user.disabled) return toManaged(user);
  if ([user, after].some(({ role }) => can(role, 'users.write'))) await requireConfirmation(c);
  const staysKing = can(after.role, 'users.write') && !after.disabled;
  const when = staysKing ? atVersion(user) : unlessLastKing(user);
  const record = { entity: 'user', recordId: user.id, label: user.name } as const;
  const contents = { before: contentOfUser(user), after: contentOfUser(after) };
  const statements = [
    recordChange(authorOf(c), { ...record, action: 'update', ...contents }, when),
    ...(after.disabled ? [deleteLinkOf(user.id, when)] : []),
    endSessionsOf(user.id, when),
    updateUser(user, after, when),
  ];
  const results = await writeAndInvalidate(platform, ['users'], statements);
  clearSessionCache(platform);
  if (results[statements.length - 1]?.changes !== 1) {
    await requireChanged(c, user);
    return changeUser(c, change, expected);
  }
  const linkUntil = after.disabled ? null : user.linkUntil;
  return { ...toManaged(after), linkUntil, version: user.version + 1 };
}

/**
 * Takes the password from another user, ends the user's sessions, and answers the token of a one-time link by which
 * the user sets a new one. Nothing stores the token. The link of a king is as good as a new king, and factors may
 * fall with the password, so both need a confirmed session. Throws 403 for the caller and without the confirmation, 404, and 409 for a disabled user and the
 * last king who can sign in.
 */
export async function resetPassword(c: Context<ApiEnv>, name: string): Promise<SignInLink> {
  const platform = c.get('platform');
  const user = await otherUser(c, name, managedUserMessages.notYourPassword);
  if (user.disabled) throw httpProblem(409, 'invalid', managedUserMessages.isDisabled);
  if (can(user.role, 'users.write') || (await hasFactors(platform.database, user.id)))
    await requireConfirmation(c);
  const token = randomId(32);
  const author = authorOf(c);
  const expiresAt = author.at + LINK_MS;
  const tokenHash = await hashOfLink(platform, token);
  const when = unlessLastKing(user);
  const change = { entity: 'user', recordId: user.id, label: user.name } as const;
  const results = await platform.database.write([
    recordChange(author, { ...change, action: 'reset-password' }, when),
    deleteExpiredLinks(author.at),
    replaceLink({ userId: user.id, tokenHash, createdAt: author.at, expiresAt }, when),
    endSessionsOf(user.id, when),
    updatePassword(user.id, { to: '', when }, author.at),
  ]);
  clearSessionCache(platform);
  if (results.at(-1)?.changes === 1) return { token, expiresAt };
  await requireChanged(c, user);
  return resetPassword(c, name);
}

export const hashOfLink = ({ settings }: Platform, token: string): Promise<string> =>
  keyedHash(settings.jwtSecret, 'sign-in link', token);

async function otherUser(c: Context<ApiEnv>, name: string, ifOwn: string): Promise<UserRecord> {
  const { database, now } = c.get('platform');
  const user = await findUserRecord(database, name, now());
  if (user === null) throw notFound(userMessages.notFound);
  if (user.id === c.get('user').id) throw forbidden(ifOwn);
  return user;
}

/** Says why a write changed nothing: returns for a user who was changed meanwhile, throws 409 for the last king. */
async function requireChanged(c: Context<ApiEnv>, user: UserRecord): Promise<void> {
  const { database, now } = c.get('platform');
  const current = await findUserRecord(database, user.name, now());
  if (current?.id === user.id && current.version === user.version)
    throw httpProblem(409, 'invalid', managedUserMessages.lastKing);
}

async function changedMeanwhile({ database }: Platform, user: UserRecord) {
  return httpProblem(412, 'changed-meanwhile', managedUserMessages.changedMeanwhile, {
    current: toManaged(user),
    ...(await lastChange(database, { entity: 'user', recordId: user.id })),
  });
}
