import type { SecondFactorMethod } from '@wabu/shared/entities/account/second-factor';
import type { Role } from '@wabu/shared/entities/permissions';
import type { ListedUser } from '@wabu/shared/entities/user';
import { toText } from '../../http/compressed.ts';
import { readNumber } from '../../platform/find-row.ts';
import { exists, holds } from '../../platform/guarded-write.ts';
import type { Condition, Database, Row, Statement } from '../../platform/platform.ts';
import type { List } from '../../records/store/list-repository.ts';
import { isProgramName, nameKeysOf } from './name-keys.ts';

export interface SignInUser {
  id: string;
  name: string;
  role: Role;
  avatar: string;
  /** Empty after a reset: no password fits it. */
  passwordHash: string;
  /** True for a user who cannot sign in. */
  disabled?: boolean;
}

/** A stored user, and how the user can answer the second step of a sign-in; empty without a second factor. */
export interface StoredUser extends SignInUser {
  methods: SecondFactorMethod[];
}

export const userList: List<ListedUser> = {
  entity: 'users',
  columns: 'name, role, avatar',
  from: 'users',
  order: ['name'],
  keyOf: ({ name }) => [String(name)],
  toJson: (row) =>
    toText({
      clear_name: row.name as string,
      clear_role: row.role as Role,
      clear_avatar: row.avatar as string,
    }),
  batchRows: 1_000,
};

export const toSignInUser = (row: Row) => ({
  id: row.id as string,
  name: row.name as string,
  role: row.role as Role,
  avatar: row.avatar as string,
  passwordHash: row.password as string,
  disabled: row.disabled === 1,
});

/** Compares names exactly, not by their key. */
export const findUserByName = (database: Database, name: string) =>
  findStoredUser(database, 'name', name);

export const findUserById = (database: Database, id: string) => findStoredUser(database, 'id', id);

async function findStoredUser(
  database: Database,
  key: 'id' | 'name',
  value: string,
): Promise<StoredUser | null> {
  const [row] = await database.query(
    `SELECT id, name, role, avatar, password, disabled,
       EXISTS (SELECT 1 FROM totp_factors WHERE user_id = users.id AND confirmed_at IS NOT NULL) AS has_totp,
       EXISTS (SELECT 1 FROM passkeys WHERE user_id = users.id) AS has_passkey
     FROM users WHERE ${key} = ?`,
    [value],
  );
  if (row === undefined) return null;
  const [hasTotp, hasPasskey] = [Number(row.has_totp) === 1, Number(row.has_passkey) === 1];
  return {
    ...toSignInUser(row),
    methods: [
      ...(hasPasskey ? (['passkey'] as const) : []),
      ...(hasTotp ? (['code'] as const) : []),
      ...(hasTotp || hasPasskey ? (['recovery-code'] as const) : []),
    ],
  };
}

/** True if a user has this name, or one that looks like it. */
export async function isNameTaken(database: Database, name: string): Promise<boolean> {
  if (await isProgramName(name)) return true;
  const { nameKey, lookKey } = await nameKeysOf(name);
  return holds(database, exists('users WHERE name_key = ? OR look_key = ?', nameKey, lookKey));
}

export const countUsers = (database: Database) =>
  readNumber(database, 'SELECT count(*) FROM users');

/** No password fits an empty hash. `now` in milliseconds since 1970. */
export const updatePassword = (id: string, hash: string, now: number): Statement => ({
  sql: 'UPDATE users SET password = ?, password_changed_at = ?, version = version + 1 WHERE id = ?',
  args: [hash, now, id],
});

/** True in the same write as long as the user exists. */
export function userExists(id: string): Condition {
  return exists('users WHERE id = ?', id);
}
