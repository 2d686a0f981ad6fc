import { DEFAULT_AVATAR } from '@wabu/shared/entities/files';
import { randomId } from '@wabu/shared/entities/random-id';
import type { ListedUser } from '@wabu/shared/entities/user';
import type { ManagedUser } from '@wabu/shared/entities/users/managed-user';
import { toText } from '../../http/compressed.ts';
import { readNumber } from '../../platform/find-row.ts';
import { exists, holds } from '../../platform/guarded-write.ts';
import type { Database, Row } from '../../platform/platform.ts';
import type { PersonalColumns } from '../../records/pipeline/define-record.ts';
import type { List } from '../../records/store/list-repository.ts';
import { storedRows } from '../../records/store/row-repository.ts';
import { type SignInUser, toSignInUser } from '../credentials/credentials-repository.ts';
import { isProgramName, nameKeysOf } from './name-keys.ts';

export type UserRecord = SignInUser & ManagedUser;

/** A user who has never signed in; with the default avatar unless it says another. */
export const newUser = (
  user: Pick<UserRecord, 'name' | 'role' | 'passwordHash'> & Partial<UserRecord>,
): UserRecord => ({
  id: randomId(),
  version: 1,
  avatar: DEFAULT_AVATAR,
  disabled: false,
  lastSignInAt: null,
  linkUntil: null,
  ...user,
});

export const listedOf = (user: Pick<SignInUser, 'name' | 'role' | 'avatar'>): ListedUser => ({
  clear_name: user.name,
  clear_role: user.role,
  clear_avatar: user.avatar,
});

export const userList: List<ListedUser> = {
  entity: 'users',
  columns: 'name, role, avatar',
  from: 'users',
  order: ['name'],
  keyOf: ({ name }) => [String(name)],
  toJson: (row) => toText(listedOf(toSignInUser(row))),
  batchRows: 1_000,
};

const toRecord = (row: Row): UserRecord => ({
  ...toSignInUser(row),
  lastSignInAt: row.last_sign_in_at === null ? null : Number(row.last_sign_in_at),
  linkUntil: row.link_until === null ? null : Number(row.link_until),
  version: Number(row.version),
});

export function toManaged(user: UserRecord, now: number): ManagedUser {
  const { name, role, disabled, lastSignInAt, linkUntil, version } = user;
  const isUsable = linkUntil !== null && linkUntil > now;
  return { name, role, disabled, lastSignInAt, linkUntil: isUsable ? linkUntil : null, version };
}

export const userRows = storedRows({
  table: 'users',
  keyColumn: 'name',
  select: `SELECT users.id, name, role, avatar, password, disabled, last_sign_in_at, version,
    sign_in_links.expires_at AS link_until
  FROM users LEFT JOIN sign_in_links ON user_id = users.id AND password = ''`,
  toRecord,
  columns: async ({ name, role, avatar, passwordHash, disabled }: UserRecord) => ({
    name,
    ...(await nameKeysOf(name)),
    role,
    avatar,
    password: passwordHash,
    disabled: Number(disabled),
  }),
  /** A user changes the own picture without a new version. */
  saved: ({ role, disabled }: UserRecord) => ({ role, disabled: Number(disabled) }),
});

export const userPerson: PersonalColumns = {
  notice: 'staff',
  columns: ['name', 'name_key', 'look_key', 'avatar', 'password', 'last_sign_in_at'],
  exports: [
    ...['name', 'role', 'avatar', 'disabled'],
    ...['created_at', 'password_changed_at', 'last_sign_in_at'],
  ],
};

/** All users by name: there are few. */
export async function readManagedUsers(database: Database, now: number): Promise<ManagedUser[]> {
  const rows = await database.query(`${userRows.select} ORDER BY name`);
  return rows.map((row) => toManaged(toRecord(row), now));
}

/** True if a user has this name, or one that looks like it. */
export async function isNameTaken(database: Database, name: string): Promise<boolean> {
  if (await isProgramName(name)) return true;
  const { name_key, look_key } = await nameKeysOf(name);
  return holds(database, exists('users WHERE name_key = ? OR look_key = ?', name_key, look_key));
}

export const countUsers = (database: Database) =>
  readNumber(database, 'SELECT count(*) FROM users');
