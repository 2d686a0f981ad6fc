import { DEFAULT_AVATAR } from '@wabu/shared/entities/files';
import { HOUR_MS } from '@wabu/shared/entities/measures/durations';
import { can } from '@wabu/shared/entities/permissions';
import { randomId } from '@wabu/shared/entities/random-id';
import { type NewUser, userMessages } from '@wabu/shared/entities/user';
import {
  type ManagedUser,
  managedUserMessages,
  SIGN_IN_LINK_HOURS,
  type SignInLink,
  type UserChange,
} from '@wabu/shared/entities/users/managed-user';
import type { Context } from 'hono';
import { deleteUnusedAvatar } from '../../files/avatar-repository.ts';
import type { ApiEnv } from '../../http/env.ts';
import { keyedHash } from '../../http/keyed-hash.ts';
import { HttpProblem, httpProblem, notFound } from '../../http/problem.ts';
import { requireConfirmation } from '../../http/sessions/confirmed.ts';
import { clearSessionCache } from '../../http/sessions/live-session.ts';
import { endSessionsOf } from '../../http/sessions/session-repository.ts';
import { retryOvertaken } from '../../platform/guarded-write.ts';
import type { Platform } from '../../platform/platform.ts';
import { refOf } from '../../records/define-record.ts';
import { addRecord, changeRecord } from '../../records/record-calls.ts';
import { authorOf } from '../../records/store/author.ts';
import { recordChange } from '../../records/store/change-repository.ts';
import { haveVersions } from '../../records/store/row-repository.ts';
import { hasFactors } from './credentials-repository.ts';
import { hasOtherKing, toManaged, type UserRecord } from './managed-user-repository.ts';
import { deleteExpiredLinks, replaceLink } from './sign-in-link-repository.ts';
import { requireOther, requireOtherKing, userKind } from './user-kind.ts';
import { updatePassword } from './user-repository.ts';

const LINK_MS = SIGN_IN_LINK_HOURS * HOUR_MS;

/** Adds a user. Throws 400 for a password against the rules, and 409 for a taken name: then the uploaded avatar goes. */
export async function addUser(c: Context<ApiEnv>, user: NewUser) {
  const { clear_psw: _, ...named } = user;
  const avatar = user.clear_avatar;
  try {
    return await addRecord(c, userKind, user, named);
  } catch (error) {
    if (error instanceof HttpProblem && error.status === 409 && avatar !== DEFAULT_AVATAR)
      await c.get('platform').database.write([deleteUnusedAvatar(avatar)]);
    throw error;
  }
}

/** Changes role and `disabled` of another user; to what the user is already, nothing. Throws 403, 404, 409 and 412. */
export async function changeUser(
  c: Context<ApiEnv>,
  change: UserChange,
  expected: number | null,
): Promise<ManagedUser> {
  const { name, role, disabled } = change;
  const user = await otherUser(c, name, managedUserMessages.notYourself);
  const isSame = (role ?? user.role) === user.role && (disabled ?? user.disabled) === user.disabled;
  if (isSame && (expected ?? user.version) === user.version)
    return toManaged(user, c.get('platform').now());
  return changeRecord(c, userKind, name, change, expected);
}

/**
 * Takes the password from another user, ends the user's sessions, and answers the token of a one-time link by which
 * the user sets a new one. Nothing stores the token. The link of a king is as good as a new king, and factors may
 * fall with the password, so both need a confirmed session. Throws 403 for the caller and without the confirmation, 404, and 409 for a disabled user and the
 * last king who can sign in.
 */
export const resetPassword = (c: Context<ApiEnv>, name: string): Promise<SignInLink> =>
  retryOvertaken(async () => {
    const platform = c.get('platform');
    const user = await otherUser(c, name, managedUserMessages.notYourPassword);
    if (user.disabled) throw httpProblem(409, 'invalid', managedUserMessages.isDisabled);
    if (can(user.role, 'users.write') || (await hasFactors(platform.database, user.id)))
      await requireConfirmation(c);
    const token = randomId(32);
    const author = authorOf(c);
    const expiresAt = author.at + LINK_MS;
    const tokenHash = await hashOfLink(platform, token);
    await requireOtherKing(c, user);
    await platform.database.write({
      requires: [haveVersions('users', [user]), hasOtherKing(user.id)],
      statements: [
        recordChange(author, { ...refOf(userKind, user), action: 'reset-password' }),
        deleteExpiredLinks(author.at),
        replaceLink({ userId: user.id, tokenHash, createdAt: author.at, expiresAt }),
        endSessionsOf(user.id),
        updatePassword(user.id, '', author.at),
      ],
    });
    clearSessionCache(platform);
    return { token, expiresAt };
  });

export const hashOfLink = ({ settings }: Platform, token: string): Promise<string> =>
  keyedHash(settings.jwtSecret, 'sign-in link', token);

async function otherUser(c: Context<ApiEnv>, name: string, ifOwn: string): Promise<UserRecord> {
  const [user] = await userKind.read(c.get('platform').database, 'key', [name]);
  if (user === undefined) throw notFound(userMessages.notFound);
  requireOther(c, user, ifOwn);
  return user;
}
