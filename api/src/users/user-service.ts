import { DEFAULT_AVATAR, folders } from '@wabu/shared/entities/files';
import { deletableRoles } from '@wabu/shared/entities/permissions';
import { randomId } from '@wabu/shared/entities/random-id';
import { type ListedUser, type NewUser, userMessages } from '@wabu/shared/entities/user';
import { managedUserMessages } from '@wabu/shared/entities/users/managed-user';
import type { Context } from 'hono';
import type { ApiEnv } from '../http/env.ts';
import { forbidden, httpProblem, notFound } from '../http/problem.ts';
import { writeAndInvalidate } from '../lists/write-and-invalidate.ts';
import { ConstraintError, type Platform } from '../platform/platform.ts';
import { requireConfirmation } from '../sessions/confirmed.ts';
import { clearSessionCache } from '../sessions/live-session.ts';
import { endSessionsOf } from '../sessions/session-repository.ts';
import { authorOf } from '../store/author.ts';
import { recordChange } from '../store/change-repository.ts';
import { moveToTrash } from '../store/trash-repository.ts';
import { moveFilesToTrash } from '../store/trashed-files-repository.ts';
import type { ReplyStatements } from '../store/with-idempotency-key.ts';
import { hasFactors, keptCredentials } from './credentials-repository.ts';
import { atVersion, contentOfUser, findUserRecord } from './managed-user-repository.ts';
import { requireNewPassword } from './new-password.ts';
import {
  deleteUnusedAvatar,
  deleteUser,
  insertUser,
  isNameTaken,
  isUnusedAvatar,
} from './user-repository.ts';

const NAME_CONSTRAINTS: [string, string] = ['users.name_key', 'users.look_key'];

interface Added extends ListedUser {
  message: string;
}

export async function addUser(
  c: Context<ApiEnv>,
  user: NewUser,
  replyStatements: ReplyStatements,
): Promise<Added> {
  const platform = c.get('platform');
  const { clear_name: name, clear_role: role, clear_avatar: avatar } = user;
  const id = randomId();
  const listed = { clear_name: name, clear_role: role, clear_avatar: avatar };
  const added = { message: userMessages.created, ...listed };
  await requireNewPassword(user.clear_psw, { name, field: 'clear_psw' });
  const passwordHash = await platform.passwords.hash(user.clear_psw);
  const change = { entity: 'user', action: 'create', recordId: id, label: name } as const;
  try {
    if (await isNameTaken(platform.database, name)) throw new ConstraintError(NAME_CONSTRAINTS[0]);
    await writeAndInvalidate(
      platform,
      ['users'],
      [
        await insertUser({ id, name, role, avatar, passwordHash }, platform.now()),
        recordChange(authorOf(c), { ...change, after: listed }),
        ...replyStatements(added),
      ],
    );
  } catch (error) {
    if (error instanceof ConstraintError && NAME_CONSTRAINTS.includes(error.constraint)) {
      await discardAvatar(platform, avatar);
      throw httpProblem(409, 'duplicate', userMessages.duplicate, {
        errors: [{ field: 'clear_name', message: userMessages.duplicate }],
      });
    }
    throw error;
  }
  return added;
}

/** Deletes the avatar of a rejected user: it is uploaded before the user is created. */
async function discardAvatar(platform: Platform, avatar: string): Promise<void> {
  if (avatar === DEFAULT_AVATAR) return;
  await platform.database.write([deleteUnusedAvatar(avatar)]);
}

/**
 * Moves the user and the avatar to the trash and ends all sessions at once, so that the name is free again. A user with
 * factors needs a confirmed session.
 */
export async function removeUser(c: Context<ApiEnv>, name: string): Promise<void> {
  const platform = c.get('platform');
  const user = await findUserRecord(platform.database, name, platform.now());
  if (user === null) throw notFound(userMessages.notFound);
  if (user.id === c.get('user').id) throw forbidden(userMessages.notYourself);
  if (!deletableRoles.includes(user.role)) throw forbidden(managedUserMessages.kingStays);
  if (await hasFactors(platform.database, user.id)) await requireConfirmation(c);

  const author = authorOf(c);
  const when = atVersion(user);
  const record = { entity: 'user', recordId: user.id, label: user.name } as const;
  const content = contentOfUser(user);
  const results = await writeAndInvalidate(
    platform,
    ['users'],
    [
      moveToTrash(
        author,
        { ...record, document: content, credentials: keptCredentials(user.id, user.passwordHash) },
        when,
      ),
      recordChange(author, { ...record, action: 'delete', before: content }, when),
      endSessionsOf(user.id, when),
      deleteUser(user.id, when),
      ...(user.avatar === DEFAULT_AVATAR
        ? []
        : [
            moveFilesToTrash(
              record,
              { folder: folders.avatars, name: user.avatar },
              isUnusedAvatar,
            ),
          ]),
    ],
  );
  clearSessionCache(platform);
  // The user was changed or deleted meanwhile. D1 also counts the rows that go with the user.
  if ((results[3]?.changes ?? 0) === 0) await removeUser(c, name);
}
