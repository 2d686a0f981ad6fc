import { managingRole, type Role } from '@wabu/shared/entities/permissions';
import type { ManagedUser } from '@wabu/shared/entities/users/managed-user';
import type { Database, Row, Statement } from '../platform/platform.ts';
import { type Condition, exists } from '../store/change-repository.ts';
import { findRow } from '../store/find-row.ts';
import type { UserContent } from './user-repository.ts';

export interface UserRecord extends ManagedUser {
  id: string;
  avatar: string;
  passwordHash: string;
}

const SELECT = `SELECT users.id, name, role, avatar, password, disabled, last_sign_in_at, version,
    sign_in_links.expires_at AS link_until
  FROM users LEFT JOIN sign_in_links
    ON user_id = users.id AND sign_in_links.expires_at > ? AND password = ''`;

/** All users by name: there are few. */
export async function readManagedUsers(database: Database, now: number): Promise<ManagedUser[]> {
  const rows = await database.query(`${SELECT} ORDER BY name`, [now]);
  return rows.map((row) => toManaged(toStored(row)));
}

export const findUserRecord = (database: Database, name: string, now: number) =>
  findRow(database, toStored, `${SELECT} WHERE name = ?`, [now, name]);

const toStored = (row: Row): UserRecord => ({
  id: row.id as string,
  name: row.name as string,
  role: row.role as Role,
  avatar: row.avatar as string,
  passwordHash: row.password as string,
  disabled: row.disabled === 1,
  lastSignInAt: row.last_sign_in_at === null ? null : Number(row.last_sign_in_at),
  linkUntil: row.link_until === null ? null : Number(row.link_until),
  version: Number(row.version),
});

export function toManaged(user: UserRecord): ManagedUser {
  const { name, role, disabled, lastSignInAt, linkUntil, version } = user;
  return { name, role, disabled, lastSignInAt, linkUntil, version };
}

export const contentOfUser = ({ name, role, avatar, disabled }: UserRecord): UserContent => ({
  clear_name: name,
  clear_role: role,
  clear_avatar: avatar,
  ...(disabled && { disabled }),
});

/** True in the same write as long as the user has that version. */
export const atVersion = ({ id, version }: Pick<UserRecord, 'id' | 'version'>) =>
  exists('users WHERE id = ? AND version = ?', id, version);

/**
 * As `atVersion`, and as long as another king can sign in: the condition of a write after which this user perhaps
 * cannot. Of two kings who lock out each other at the same time, one is rejected.
 */
export function unlessLastKing(user: Pick<UserRecord, 'id' | 'version'>): Condition {
  const { condition, args } = atVersion(user);
  return {
    condition: `${condition} AND EXISTS (
      SELECT 1 FROM users WHERE id <> ? AND role = ? AND disabled = 0 AND password <> '')`,
    args: [...args, user.id, managingRole],
  };
}

export function updateUser(
  { id }: Pick<UserRecord, 'id'>,
  { role, disabled }: Pick<UserRecord, 'role' | 'disabled'>,
  when: Condition,
): Statement {
  return {
    sql: `UPDATE users SET role = ?, disabled = ?, version = version + 1 WHERE id = ? AND ${when.condition}`,
    args: [role, Number(disabled), id, ...when.args],
  };
}
