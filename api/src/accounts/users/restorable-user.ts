import { avatarFileName, DEFAULT_AVATAR, extensionOf, folders } from '@wabu/shared/entities/files';
import { trashMessages } from '@wabu/shared/entities/history/trash';
import { userMessages } from '@wabu/shared/entities/passwords/user-messages';
import { newUserSchema } from '@wabu/shared/entities/user';
import * as z from 'zod/mini';
import { findFile } from '../../files/object-repository.ts';
import { invalid } from '../../http/problem.ts';
import { requireConfirmation } from '../../http/sessions/confirmed.ts';
import type { Database } from '../../platform/platform.ts';
import { freeKey } from '../../records/free-key.ts';
import type { RestorableKind } from '../../records/restorable-kind.ts';
import { moveFileBack, trashFolder } from '../../records/store/trashed-files-repository.ts';
import { type KeptCredentials, restoreFactors } from './credentials-repository.ts';
import { changeUser } from './manage-user.ts';
import { type UserContent, type UserRecord, userKind } from './managed-user-repository.ts';
import { isNameTaken } from './user-repository.ts';
import { removeUser } from './user-service.ts';

/** The user with role, picture, password and factors, disabled as before. Sessions and the one-time link stay ended. */
const comeBack: RestorableKind<UserRecord>['comeBack'] = async (c, entry, { key }) => {
  const { database } = c.get('platform');
  const credentials = entry.credentials as KeptCredentials | null;
  if (credentials?.totp || credentials?.passkeys.length) await requireConfirmation(c);
  const {
    clear_name,
    clear_role: role,
    clear_avatar,
    disabled = false,
  } = entry.document as UserContent;
  const name = await freeKey({
    own: clear_name,
    chosen: key,
    accept: acceptedUserName,
    isTaken: (one) => isNameTaken(database, one),
    taken: trashMessages.userNameTaken,
  });
  const file = { folder: folders.avatars, name: clear_avatar };
  const id = entry.recordId;
  const avatar = await avatarOf(database, entry.id, id, clear_avatar);
  // No password fits an empty hash.
  const passwordHash = credentials?.hash ?? '';
  return {
    record: {
      ...{ id, version: 1, name, role, avatar, passwordHash, disabled },
      lastSignInAt: null,
      linkUntil: null,
    },
    statements: [...restoreFactors(entry.id), moveFileBack(entry.id, file, avatar)],
  };
};

function acceptedUserName(chosen: string): string {
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

export const restorableUser: RestorableKind<UserRecord> = {
  kind: userKind,
  comeBack,
  saveContent: async (c, { name, version }, content) => {
    const { clear_role: role, disabled = false } = content as unknown as UserContent;
    await changeUser(c, { name, role, disabled }, null);
    return { version: version + 1, kept: [], missing: [] };
  },
  remove: (c, { name }) => removeUser(c, name),
};
