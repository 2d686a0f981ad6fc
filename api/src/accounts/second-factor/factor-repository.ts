import type { OwnFactors } from '@wabu/shared/entities/account/second-factor';
import type { Role } from '@wabu/shared/entities/permissions';
import { findRow, readNumber } from '../../platform/find-row.ts';
import { exists, noneExists } from '../../platform/guarded-write.ts';
import type { Database, Statement } from '../../platform/platform.ts';

export const hasNoFactor = (userId: string) =>
  noneExists('users_with_factor WHERE user_id = ?', userId);

export const hasFactor = (userId: string) => exists('users_with_factor WHERE user_id = ?', userId);

/** True for a user whose app is connected. */
export const isTotpConfirmed = (userId: string) =>
  exists('totp_factors WHERE user_id = ? AND confirmed_at IS NOT NULL', userId);

/** True while the app with this seed waits for its first code. */
export const isTotpWaiting = (userId: string, seed: string) =>
  exists('totp_factors WHERE user_id = ? AND seed = ? AND confirmed_at IS NULL', userId, seed);

export interface StoredTotp {
  /** Encrypted. */
  seed: string;
  isConfirmed: boolean;
}

/** The seed of a user's app; null without one. */
export const findTotp = (database: Database, userId: string) =>
  findRow(
    database,
    (row): StoredTotp => ({ seed: String(row.seed), isConfirmed: row.confirmed_at !== null }),
    'SELECT seed, confirmed_at FROM totp_factors WHERE user_id = ?',
    [userId],
  );

/** Stores a seed that no code has confirmed yet, in the place of one that none has. */
export const insertTotp = (userId: string, seed: string): Statement => ({
  sql: `INSERT INTO totp_factors (user_id, seed) SELECT id, ? FROM users WHERE id = ?
          ON CONFLICT (user_id) DO UPDATE SET seed = excluded.seed WHERE confirmed_at IS NULL`,
  args: [seed, userId],
});

export const confirmTotp = (userId: string, step: number, now: number): Statement => ({
  sql: 'UPDATE totp_factors SET confirmed_at = ?, last_step = ? WHERE user_id = ?',
  args: [now, step, userId],
});

/** True while a step of a user's codes is unused. */
export const isFreshStep = (userId: string, step: number) =>
  exists(
    'totp_factors WHERE user_id = ? AND confirmed_at IS NOT NULL AND last_step < ?',
    userId,
    step,
  );

export const spendStep = (userId: string, step: number): Statement => ({
  sql: 'UPDATE totp_factors SET last_step = ? WHERE user_id = ?',
  args: [step, userId],
});

export const isRecoveryCode = (userId: string, hash: string) =>
  exists('recovery_codes WHERE user_id = ? AND code_hash = ?', userId, hash);

export const spendRecoveryCode = (userId: string, hash: string): Statement => ({
  sql: 'DELETE FROM recovery_codes WHERE user_id = ? AND code_hash = ?',
  args: [userId, hash],
});

export const countRecoveryCodes = (database: Database, userId: string) =>
  readNumber(database, 'SELECT count(*) FROM recovery_codes WHERE user_id = ?', [userId]);

export const replaceRecoveryCodes = (userId: string, hashes: string[]): Statement[] => [
  { sql: 'DELETE FROM recovery_codes WHERE user_id = ?', args: [userId] },
  {
    sql: `INSERT INTO recovery_codes (user_id, code_hash) SELECT ?, value FROM json_each(?)
          WHERE EXISTS (SELECT 1 FROM users_with_factor WHERE user_id = ?)`,
    args: [userId, JSON.stringify(hashes), userId],
  },
];

export const deleteTotp = (userId: string): Statement => ({
  sql: 'DELETE FROM totp_factors WHERE user_id = ? AND confirmed_at IS NOT NULL',
  args: [userId],
});

/** The tables with the factors of a user, and what is derived of them. */
const factorTables = ['totp_factors', 'passkeys', 'recovery_codes', 'challenges'];

/** Deletes all factors, and ends a sign-in that has begun. */
export const deleteAllFactors = (userId: string): Statement[] =>
  factorTables.map((table) => ({ sql: `DELETE FROM ${table} WHERE user_id = ?`, args: [userId] }));

/** Recovery codes without a factor would be a factor by themselves. */
export const deleteUselessRecoveryCodes = (userId: string): Statement => ({
  sql: `DELETE FROM recovery_codes WHERE user_id = ?
          AND user_id NOT IN (SELECT user_id FROM users_with_factor)`,
  args: [userId],
});

export async function readOwnFactors(
  database: Database,
  userId: string,
): Promise<Omit<OwnFactors, 'passkeys'>> {
  const [row] = await database.query(
    `SELECT (SELECT confirmed_at FROM totp_factors WHERE user_id = users.id) AS totp_since,
       (SELECT count(*) FROM recovery_codes WHERE user_id = users.id) AS codes,
       EXISTS (SELECT 1 FROM required_factors WHERE role = users.role) AS is_required
     FROM users WHERE id = ?`,
    [userId],
  );
  return {
    totpSince: (row?.totp_since as number | null | undefined) ?? null,
    recoveryCodesLeft: Number(row?.codes ?? 0),
    isRequired: Number(row?.is_required ?? 0) === 1,
  };
}

export async function readRequiredFactors(
  database: Database,
): Promise<{ roles: Role[]; users: string[] }> {
  const [required = [], owners = []] = await database.queryAll([
    { sql: 'SELECT role FROM required_factors ORDER BY role' },
    {
      sql: 'SELECT name FROM users WHERE id IN (SELECT user_id FROM users_with_factor) ORDER BY name',
    },
  ]);
  return {
    roles: required.map(({ role }) => role as Role),
    users: owners.map(({ name }) => String(name)),
  };
}

export const replaceRequiredFactors = (roles: readonly Role[]): Statement[] => [
  { sql: 'DELETE FROM required_factors' },
  {
    sql: 'INSERT INTO required_factors (role) SELECT DISTINCT value FROM json_each(?)',
    args: [JSON.stringify(roles)],
  },
];
