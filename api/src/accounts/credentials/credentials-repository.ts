import type { SecondFactorMethod } from '@wabu/shared/entities/account/second-factor';
import { managingRole, type Role } from '@wabu/shared/entities/permissions';
import { exists, holds } from '../../platform/guarded-write.ts';
import type { Condition, Database, Row, Statement } from '../../platform/platform.ts';
import { type Author, type Change, recordChange } from '../../records/store/change-repository.ts';

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

/** No password fits an empty hash. `now` in milliseconds since 1970. */
export const updatePassword = (id: string, hash: string, now: number): Statement => ({
  sql: 'UPDATE users SET password = ?, password_changed_at = ?, version = version + 1 WHERE id = ?',
  args: [hash, now, id],
});

/** The statement that records an action on a user in the history, for the same write. */
export const recordUserChange = (
  author: Author,
  { id, name }: Pick<SignInUser, 'id' | 'name'>,
  action: Change['action'],
  facts: Pick<Change, 'before' | 'after'> = {},
): Statement =>
  recordChange(author, { entity: 'user', recordId: id, label: name, action, ...facts });

/** True in the same write as long as the user exists. */
export const userExists = (id: string): Condition => exists('users WHERE id = ?', id);

/** True as long as another king can sign in. Of two kings who lock out each other at the same time, one is rejected. */
export const hasOtherKing = (id: string) =>
  exists("users WHERE id <> ? AND role = ? AND disabled = 0 AND password <> ''", id, managingRole);

export const hasFactors = (database: Database, userId: string) =>
  holds(database, exists('users_with_factor WHERE user_id = ?', userId));

/** What a deleted user signed in with, as the trash keeps it. */
export interface KeptCredentials {
  hash: string;
  totp: unknown[] | null;
  passkeys: unknown[][];
  codes: string[];
}

/** Keeps in the trash what a user signed in with. */
export const keepCredentials = (userId: string, hash: string): Statement => ({
  sql: `UPDATE trash SET credentials = json_object('hash', ?,
      'totp', json((SELECT json_array(seed, confirmed_at, last_step) FROM totp_factors
        WHERE user_id = ? AND confirmed_at IS NOT NULL)),
      'passkeys', json((SELECT json_group_array(json_array(id, name, public_key, counter, created_at, last_used_at))
        FROM passkeys WHERE user_id = ?)),
      'codes', json((SELECT json_group_array(code_hash) FROM recovery_codes WHERE user_id = ?)))
    WHERE id = (SELECT max(id) FROM trash WHERE entity = 'user' AND record_id = ?)`,
  args: [hash, userId, userId, userId, userId],
});

/** The statements that bring the factors of a user back from an entry of the trash, behind the user itself. */
export const restoreFactors = (entryId: number): Statement[] => [
  {
    sql: `INSERT INTO totp_factors (user_id, seed, confirmed_at, last_step)
          SELECT record_id, credentials ->> '$.totp[0]', credentials ->> '$.totp[1]', credentials ->> '$.totp[2]'
          FROM trash WHERE id = ? AND credentials ->> '$.totp' IS NOT NULL`,
    args: [entryId],
  },
  {
    sql: `INSERT OR IGNORE INTO passkeys (user_id, id, name, public_key, counter, created_at, last_used_at)
          SELECT record_id, value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5
          FROM trash, json_each(credentials, '$.passkeys') WHERE trash.id = ?`,
    args: [entryId],
  },
  {
    sql: `INSERT INTO recovery_codes (user_id, code_hash)
          SELECT record_id, value FROM trash, json_each(credentials, '$.codes') WHERE trash.id = ?`,
    args: [entryId],
  },
];
