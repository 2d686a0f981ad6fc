import { folders } from '@wabu/shared/entities/files';
import { managingRole } from '@wabu/shared/entities/permissions';
import type { ManagedUser } from '@wabu/shared/entities/users/managed-user';
import { exists } from '../../platform/guarded-write.ts';
import type { Database, Row, Statement } from '../../platform/platform.ts';
import type { PersonalColumns } from '../../records/define-record.ts';
import { insertRows } from '../../records/store/row-repository.ts';
import { moveFilesToTrash } from '../../records/store/trashed-files-repository.ts';
import { nameKeysOf } from './name-keys.ts';
import { type SignInUser, toSignInUser } from './user-repository.ts';

export type UserRecord = SignInUser & ManagedUser;

const SELECT = `SELECT users.id, name, role, avatar, password, disabled, last_sign_in_at, version,
    sign_in_links.expires_at AS link_until
  FROM users LEFT JOIN sign_in_links ON user_id = users.id AND password = ''`;

/** All users by name: there are few. */
export async function readManagedUsers(database: Database, now: number): Promise<ManagedUser[]> {
  const rows = await database.query(`${SELECT} ORDER BY name`);
  return rows.map((row) => toManaged(toRecord(row), now));
}

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

async function columns({ name, role, avatar, passwordHash, disabled }: SignInUser) {
  const { nameKey, lookKey } = await nameKeysOf(name);
  return {
    name,
    name_key: nameKey,
    look_key: lookKey,
    role,
    avatar,
    password: passwordHash,
    disabled: Number(disabled ?? false),
  };
}

/** The row of a new user. `now` in milliseconds since 1970. */
export async function insertUser(user: SignInUser, now: number): Promise<Statement> {
  const row = { id: user.id, version: 1, created_at: now, ...(await columns(user)) };
  return insertRows('users', [row])[0] as Statement;
}

/** What a save sets: a user changes the own picture without a new version. */
const saved = ({ role, disabled }: SignInUser) => ({ role, disabled: Number(disabled) });

export const userRows = {
  table: 'users',
  keyColumn: 'name',
  select: SELECT,
  toRecord,
  columns,
  saved,
};

export const userPerson: PersonalColumns = {
  notice: 'staff',
  columns: ['name', 'name_key', 'look_key', 'avatar', 'password', 'last_sign_in_at'],
  exports: [
    ...['name', 'role', 'avatar', 'disabled'],
    ...['created_at', 'password_changed_at', 'last_sign_in_at'],
  ],
};

/** The picture of a deleted user goes along, unless another user has the same. */
export const movePictureToTrash = ({ id, avatar }: UserRecord): Statement =>
  moveFilesToTrash(
    { entity: 'user', recordId: id },
    { folder: folders.avatars, name: avatar },
    {
      condition: 'NOT EXISTS (SELECT 1 FROM users WHERE avatar = objects.name AND id <> ?)',
      args: [id],
    },
  );

/** True as long as another king can sign in. Of two kings who lock out each other at the same time, one is rejected. */
export const hasOtherKing = (id: string) =>
  exists("users WHERE id <> ? AND role = ? AND disabled = 0 AND password <> ''", id, managingRole);
