import { avatarFileName, DEFAULT_AVATAR, extensionOf, folders } from '@wabu/shared/entities/files';
import { trashMessages } from '@wabu/shared/entities/history/trash';
import { userMessages } from '@wabu/shared/entities/passwords/user-messages';
import { newUserSchema } from '@wabu/shared/entities/user';
import * as z from 'zod/mini';
import { findFile } from '../files/object-repository.ts';
import { invalid } from '../http/problem.ts';
import type { Database } from '../platform/platform.ts';
import { moveFileBack, trashFolder } from '../store/trashed-files-repository.ts';
import { restoreFactors } from '../users/credentials-repository.ts';
import { insertUser, isNameTaken, type UserContent } from '../users/user-repository.ts';
import { freeKey, type Restoration, type RestoreRequest } from './restoration.ts';

/** The user with role, picture, password and factors, disabled as before. Sessions and the one-time link stay ended. */
export async function restoreUser(
  database: Database,
  { entry, key, author, when }: RestoreRequest,
): Promise<Restoration> {
  const { clear_name, clear_role: role, clear_avatar, disabled } = entry.document as UserContent;
  // No password fits an empty hash.
  const passwordHash = entry.credentials?.hash ?? '';
  const name = await freeKey({
    own: clear_name,
    chosen: key,
    accept: acceptedName,
    isTaken: (one) => isNameTaken(database, one),
    taken: trashMessages.userNameTaken,
  });
  const file = { folder: folders.avatars, name: clear_avatar };
  const avatar = await avatarOf(database, entry.id, entry.recordId, clear_avatar);
  return {
    label: name,
    lists: ['users'],
    statements: [
      await insertUser(
        { id: entry.recordId, name, role, avatar, passwordHash, disabled },
        author.at,
        when,
      ),
      ...restoreFactors(entry.id),
      moveFileBack(entry.id, file, avatar),
    ],
  };
}

function acceptedName(chosen: string): string {
  const result = z.safeParse(newUserSchema.shape.clear_name, chosen);
  if (result.success) return result.data;
  throw invalid([{ field: 'key', message: userMessages.name }]);
}

/** The name of the restored picture: its own, or another one if a newer user's picture has that. */
async function avatarOf(
  database: Database,
  entryId: number,
  userId: string,
  name: string,
): Promise<string> {
  const [own, taken] = await Promise.all([
    findFile(database, trashFolder(entryId), name),
    findFile(database, folders.avatars, name),
  ]);
  // Another user had the same picture, so that it stayed.
  if (own === null) return taken === null ? DEFAULT_AVATAR : name;
  return taken === null ? name : avatarFileName(userId, extensionOf(name));
}
