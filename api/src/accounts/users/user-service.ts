import { DEFAULT_AVATAR } from '@wabu/shared/entities/files';
import { deletableRoles } from '@wabu/shared/entities/permissions';
import { randomId } from '@wabu/shared/entities/random-id';
import { type ListedUser, type NewUser, userMessages } from '@wabu/shared/entities/user';
import { managedUserMessages } from '@wabu/shared/entities/users/managed-user';
import type { Context } from 'hono';
import { deleteUnusedAvatar } from '../../files/avatar-repository.ts';
import type { ApiEnv } from '../../http/env.ts';
import { forbidden, HttpProblem } from '../../http/problem.ts';
import { requireConfirmation } from '../../http/sessions/confirmed.ts';
import { clearSessionCache } from '../../http/sessions/live-session.ts';
import { carryOutOne } from '../../records/carry-out.ts';
import type { ReplyStatements } from '../../records/store/with-idempotency-key.ts';
import { hasFactors } from './credentials-repository.ts';
import { nameTaken, userKind } from './managed-user-repository.ts';
import { requireNewPassword } from './new-password.ts';
import { isNameTaken } from './user-repository.ts';

interface Added extends ListedUser {
  message: string;
}

/** Throws 400 for a password against the rules, and 409 for a taken name: then the uploaded avatar goes. */
export async function addUser(
  c: Context<ApiEnv>,
  user: NewUser,
  replyStatements: ReplyStatements,
): Promise<Added> {
  const { database, passwords } = c.get('platform');
  const { clear_name: name, clear_role: role, clear_avatar: avatar } = user;
  const listed = { clear_name: name, clear_role: role, clear_avatar: avatar };
  const added = { message: userMessages.created, ...listed };
  await requireNewPassword(user.clear_psw, { name, field: 'clear_psw' });
  const passwordHash = await passwords.hash(user.clear_psw);
  const record = { id: randomId(), version: 1, name, role, avatar, passwordHash };
  const make = () => ({ ...record, disabled: false, lastSignInAt: null, linkUntil: null });
  try {
    if (await isNameTaken(database, name)) throw nameTaken();
    await carryOutOne(
      c,
      userKind,
      { op: 'add', key: name, make },
      { also: () => ({ statements: replyStatements(added) }) },
    );
  } catch (error) {
    if (error instanceof HttpProblem && error.status === 409 && avatar !== DEFAULT_AVATAR)
      await database.write([deleteUnusedAvatar(avatar)]);
    throw error;
  }
  return added;
}

/**
 * Moves the user and the avatar to the trash and ends all sessions at once, so that the name is free again. A user with
 * factors needs a confirmed session.
 */
export async function removeUser(c: Context<ApiEnv>, name: string): Promise<void> {
  const platform = c.get('platform');
  await carryOutOne(c, userKind, {
    op: 'delete',
    key: name,
    check: async ({ id, role }) => {
      if (id === c.get('user').id) throw forbidden(userMessages.notYourself);
      if (!deletableRoles.includes(role)) throw forbidden(managedUserMessages.kingStays);
      if (await hasFactors(platform.database, id)) await requireConfirmation(c);
    },
  });
  clearSessionCache(platform);
}
