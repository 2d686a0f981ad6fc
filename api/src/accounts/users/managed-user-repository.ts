import { DEFAULT_AVATAR, folders } from '@wabu/shared/entities/files';
import { managingRole } from '@wabu/shared/entities/permissions';
import { type ListedUser, userMessages } from '@wabu/shared/entities/user';
import { type ManagedUser, managedUserMessages } from '@wabu/shared/entities/users/managed-user';
import { endSessionsOf } from '../../http/sessions/session-repository.ts';
import { exists } from '../../platform/guarded-write.ts';
import type { Database, Row, Statement } from '../../platform/platform.ts';
import { duplicate } from '../../records/carry-out.ts';
import { type RecordKind, refOf } from '../../records/record-kind.ts';
import { amongValues, insertRows } from '../../records/store/row-repository.ts';
import { moveFilesToTrash } from '../../records/store/trashed-files-repository.ts';
import { keptCredentials } from './credentials-repository.ts';
import { nameKeysOf } from './name-keys.ts';
import { type SignInUser, toSignInUser } from './user-repository.ts';

export type UserRecord = SignInUser & ManagedUser;

/** What the history and the trash keep of a user: only a disabled one has `disabled`. */
export interface UserContent extends ListedUser {
  disabled?: true;
}

const SELECT = `SELECT users.id, name, role, avatar, password, disabled, last_sign_in_at, version,
    sign_in_links.expires_at AS link_until
  FROM users LEFT JOIN sign_in_links ON user_id = users.id AND password = ''`;

async function read(
  database: Database,
  by: 'id' | 'key',
  values: readonly string[],
): Promise<UserRecord[]> {
  const { condition, args } = amongValues(by === 'key' ? 'name' : 'users.id', values);
  return (await database.query(`${SELECT} WHERE ${condition}`, args)).map(toRecord);
}

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

export const nameTaken = () => duplicate('clear_name', userMessages.duplicate);

const content = ({ name, role, avatar, disabled }: UserRecord): UserContent => ({
  clear_name: name,
  clear_role: role,
  clear_avatar: avatar,
  ...(disabled && { disabled }),
});

/** True while no other user has the picture of the files. */
const hasNoOtherUser = (id: string) => ({
  condition: 'NOT EXISTS (SELECT 1 FROM users WHERE avatar = objects.name AND id <> ?)',
  args: [id],
});

export const userKind: RecordKind<UserRecord> = {
  entity: 'user',
  table: 'users',
  keyField: 'clear_name',
  read,
  keyOf: ({ name }) => name,
  columns,
  // A user changes the own picture without a new version.
  saved: ({ role, disabled }) => ({ role, disabled: Number(disabled) }),
  label: ({ name }) => name,
  content,
  trashed: content,
  credentials: ({ id, passwordHash }) => keptCredentials(id, passwordHash),
  leave: (user) => {
    const avatar = { folder: folders.avatars, name: user.avatar };
    return [
      endSessionsOf(user.id),
      ...(user.avatar === DEFAULT_AVATAR
        ? []
        : [moveFilesToTrash(refOf(userKind, user), avatar, hasNoOtherUser(user.id))]),
    ];
  },
  lists: () => ['users'],
  shown: toManaged,
  constraints: { 'users.name_key': nameTaken, 'users.look_key': nameTaken },
  messages: { ...userMessages, changedMeanwhile: managedUserMessages.changedMeanwhile },
};

/** True as long as another king can sign in. Of two kings who lock out each other at the same time, one is rejected. */
export const hasOtherKing = (id: string) =>
  exists("users WHERE id <> ? AND role = ? AND disabled = 0 AND password <> ''", id, managingRole);
