import { avatarFileName, DEFAULT_AVATAR, extensionOf, folders } from '@wabu/shared/entities/files';
import { exists } from '../platform/guarded-write.ts';
import type { Condition, Database, Statement } from '../platform/platform.ts';
import {
  moveFileBack,
  moveFilesToTrash,
  trashFolder,
} from '../records/store/trashed-files-repository.ts';
import { findFile } from './object-repository.ts';

const IS_UNUSED = 'NOT EXISTS (SELECT 1 FROM users WHERE avatar = objects.name)';

export const deleteUnusedAvatar = (name: string): Statement => ({
  sql: `DELETE FROM objects WHERE folder = ? AND name = ? AND ${IS_UNUSED}`,
  args: [folders.avatars, name],
});

/** True for an avatar that this author uploaded for a user who was never created. */
export const isLeftoverAvatar = (name: string, author: string): Condition =>
  exists(
    `objects WHERE folder = ? AND name = ? AND created_by = ? AND ${IS_UNUSED}`,
    folders.avatars,
    name,
    author,
  );

/** Deletes all avatars without a user that were stored before `before`. */
export const deleteLeftoverAvatars = (before: number): Statement => ({
  sql: `DELETE FROM objects WHERE folder = ? AND created_at <= ? AND ${IS_UNUSED}`,
  args: [folders.avatars, before],
});

/** The avatar of a deleted user goes along, unless it is the default or another user has the same. */
export function moveAvatarToTrash({ id, avatar }: { id: string; avatar: string }): Statement[] {
  if (avatar === DEFAULT_AVATAR) return [];
  const isOwn = {
    condition: 'NOT EXISTS (SELECT 1 FROM users WHERE avatar = objects.name AND id <> ?)',
    args: [id],
  };
  const file = { folder: folders.avatars, name: avatar };
  return moveFilesToTrash([{ entity: 'user', recordId: id, ...file }], isOwn);
}

/** The restored avatar of an entry of the trash: its own name, or another one if a newer user's avatar has that. */
export async function avatarFromTrash(
  database: Database,
  { id, recordId }: { id: number; recordId: string },
  name: string,
): Promise<{ avatar: string; statement: Statement }> {
  const file = { folder: folders.avatars, name };
  const [own, taken] = await Promise.all([
    findFile(database, trashFolder(id), name),
    findFile(database, folders.avatars, name),
  ]);
  const free = taken === null ? name : avatarFileName(recordId, extensionOf(name));
  // Another user had the same avatar, so that it stayed.
  const stayed = taken === null ? DEFAULT_AVATAR : name;
  const avatar = own === null ? stayed : free;
  return { avatar, statement: moveFileBack(id, file, avatar) };
}
