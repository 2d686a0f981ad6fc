import { folders } from '@wabu/shared/entities/files';
import type { Statement } from '../platform/platform.ts';

const IS_UNUSED = 'NOT EXISTS (SELECT 1 FROM users WHERE avatar = objects.name)';

export const deleteUnusedAvatar = (name: string): Statement => ({
  sql: `DELETE FROM objects WHERE folder = ? AND name = ? AND ${IS_UNUSED}`,
  args: [folders.avatars, name],
});

/** Deletes an avatar that this author uploaded for a user who was never created. */
export function deleteLeftoverAvatar(name: string, author: string): Statement {
  const { sql, args = [] } = deleteUnusedAvatar(name);
  return { sql: `${sql} AND created_by = ?`, args: [...args, author] };
}

/** Deletes all avatars without a user that were stored before `before`. */
export const deleteLeftoverAvatars = (before: number): Statement => ({
  sql: `DELETE FROM objects WHERE folder = ? AND created_at <= ? AND ${IS_UNUSED}`,
  args: [folders.avatars, before],
});
