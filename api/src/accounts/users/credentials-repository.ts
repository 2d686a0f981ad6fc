import { exists, holds } from '../../platform/guarded-write.ts';
import type { Database, Statement } from '../../platform/platform.ts';

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
