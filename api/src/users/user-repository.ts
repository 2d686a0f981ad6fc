import { folders } from '@wabu/shared/entities/files';
import type { Role } from '@wabu/shared/entities/permissions';
import type { ListedUser } from '@wabu/shared/entities/user';
import { type ListBatch, selectRevision } from '../lists/list-source.ts';
import type { Database, Platform, Statement } from '../platform/platform.ts';

/** A user as sign-in needs it. The hash leaves this file for the password check only. */
export interface SignInUser {
  id: string;
  name: string;
  role: Role;
  avatar: string;
  passwordHash: string;
}

/** There are never so many of them that they would be read in parts. */
export async function readUsers(platform: Platform): Promise<ListBatch<ListedUser>> {
  const [revisions, rows] = await platform.database.queryAll([
    selectRevision('users'),
    { sql: 'SELECT name, role, avatar FROM users ORDER BY name' },
  ]);
  const items = (rows ?? []).map((row) => ({
    clear_name: row.name as string,
    clear_role: row.role as Role,
    clear_avatar: row.avatar as string,
  }));
  return { revision: Number(revisions?.[0]?.revision), items, next: null };
}

/** The user of exactly this name: a look-alike is another name. */
export async function findUserByName(database: Database, name: string): Promise<SignInUser | null> {
  const [row] = await database.query(
    'SELECT id, name, role, avatar, password FROM users WHERE name = ?',
    [name],
  );
  if (row === undefined) return null;
  return {
    id: row.id as string,
    name: row.name as string,
    role: row.role as Role,
    avatar: row.avatar as string,
    passwordHash: row.password as string,
  };
}

export function insertUser(user: SignInUser, now: number): Statement {
  return {
    sql: `INSERT INTO users (id, name, name_key, role, avatar, password, created_at)
          VALUES (?, ?, ?, ?, ?, ?, ?)`,
    args: [
      user.id,
      user.name,
      userNameKey(user.name),
      user.role,
      user.avatar,
      user.passwordHash,
      now,
    ],
  };
}

export async function countUsers(database: Database): Promise<number> {
  const [row] = await database.query('SELECT COUNT(*) AS users FROM users');
  return Number(row?.users);
}

/** Two names with the same key are too alike to be two users. */
export function userNameKey(name: string): string {
  return name.normalize('NFKC').toLowerCase();
}

export function deleteUser(id: string): Statement {
  return { sql: "DELETE FROM users WHERE id = ? AND role <> 'king'", args: [id] };
}

const IS_UNUSED = 'NOT EXISTS (SELECT 1 FROM users WHERE avatar = objects.name)';

export function deleteUnusedAvatar(name: string): Statement {
  return {
    sql: `DELETE FROM objects WHERE folder = ? AND name = ? AND ${IS_UNUSED}`,
    args: [folders.avatars, name],
  };
}

/** A picture that this person brought for a user who was then never added. */
export function deleteLeftoverAvatar(name: string, author: string): Statement {
  const { sql, args = [] } = deleteUnusedAvatar(name);
  return { sql: `${sql} AND created_by = ?`, args: [...args, author] };
}

/** All pictures that were stored before a moment and belong to no user. */
export function deleteLeftoverAvatars(before: number): Statement {
  return {
    sql: `DELETE FROM objects WHERE folder = ? AND created_at <= ? AND ${IS_UNUSED}`,
    args: [folders.avatars, before],
  };
}
