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
import type { ApiEnv } from '../../http/env.ts';
import { keyedHash } from '../../http/keyed-hash.ts';
import { forbidden, httpProblem, notFound } from '../../http/problem.ts';
import { requireConfirmation } from '../../http/sessions/confirmed.ts';
import { clearSessionCache } from '../../http/sessions/live-session.ts';
import { endSessionsOf } from '../../http/sessions/session-repository.ts';
import { holds, retryOvertaken } from '../../platform/guarded-write.ts';
import type { Platform } from '../../platform/platform.ts';
import { carryOutOne } from '../../records/carry-out.ts';
import { refOf } from '../../records/record-kind.ts';
import { authorOf } from '../../records/store/author.ts';
import { recordChange } from '../../records/store/change-repository.ts';
import { haveVersions } from '../../records/store/row-repository.ts';
import { hasFactors } from './credentials-repository.ts';
import { hasOtherKing, toManaged, type UserRecord, userKind } from './managed-user-repository.ts';
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
  { name, role, disabled }: UserChange,
  expected: number | null,
): Promise<ManagedUser> {
  const platform = c.get('platform');
  const now = platform.now();
  const changed = (user: UserRecord) => ({
    ...user,
    role: role ?? user.role,
    disabled: disabled ?? user.disabled,
  });
  const user = await otherUser(c, name, managedUserMessages.notYourself);
  const { role: next, disabled: isOut } = changed(user);
  const isSame = next === user.role && isOut === user.disabled;
  if (isSame && (expected ?? user.version) === user.version) return toManaged(user, now);
  const after = await carryOutOne(
    c,
    userKind,
    {
      op: 'change',
      key: name,
      version: expected,
      make: async (before) => {
        const kings = [before, changed(before)].some((one) => can(one.role, 'users.write'));
        if (kings) await requireConfirmation(c);
        if (!staysKing(changed(before))) await requireOtherKing(c, before);
        return { ...changed(before), ...(changed(before).disabled && { linkUntil: null }) };
      },
    },
    {
      also: (record) => ({
        requires: staysKing(record) ? [] : [hasOtherKing(record.id)],
        statements: [
          endSessionsOf(record.id),
          ...(record.disabled ? [deleteLinkOf(record.id)] : []),
        ],
      }),
    },
  );
  clearSessionCache(platform);
  return toManaged(after, now);
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
  if (user.id === c.get('user').id) throw forbidden(ifOwn);
  return user;
}

/** Throws 409 for a user without whom no king can sign in. */
async function requireOtherKing(c: Context<ApiEnv>, { id }: UserRecord): Promise<void> {
  if (await holds(c.get('platform').database, hasOtherKing(id))) return;
  throw httpProblem(409, 'invalid', managedUserMessages.lastKing);
}

const staysKing = ({ role, disabled }: UserRecord) => can(role, 'users.write') && !disabled;
