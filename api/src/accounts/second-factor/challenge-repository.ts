import { findRow } from '../../platform/find-row.ts';
import { exists } from '../../platform/guarded-write.ts';
import type { Database, Statement } from '../../platform/platform.ts';

export interface StoredChallenge {
  kind: 'second-factor' | 'passkey' | 'new-passkey' | 'confirmation';
  /** Null: the passkey says who signs in. */
  userId: string | null;
  /** Of a sign-in that a password began. */
  passwordMark?: string | null;
  /** The only session that may answer it; it ends with it. */
  jti?: string | null;
}

/** Stores a challenge and deletes expired ones. Times in milliseconds since 1970. */
export const insertChallenge = (
  hash: string,
  { kind, userId, passwordMark = null, jti = null }: StoredChallenge,
  { now, expiresAt }: { now: number; expiresAt: number },
): Statement[] => [
  deleteExpiredChallenges(now),
  {
    sql: `INSERT INTO challenges (challenge_hash, kind, user_id, password_mark, jti, expires_at)
            VALUES (?, ?, ?, ?, ?, ?)`,
    args: [hash, kind, userId, passwordMark, jti, expiresAt],
  },
];

export const deleteExpiredChallenges = (now: number): Statement => ({
  sql: 'DELETE FROM challenges WHERE expires_at <= ?',
  args: [now],
});

/** A challenge that has not expired. */
export const findChallenge = (database: Database, hash: string, now: number) =>
  findRow(
    database,
    (row) => row as unknown as StoredChallenge,
    `SELECT kind, user_id AS userId, password_mark AS passwordMark, jti FROM challenges
     WHERE challenge_hash = ? AND expires_at > ?`,
    [hash, now],
  );

/** True until the challenge is used. */
export const isUnusedChallenge = (hash: string) =>
  exists('challenges WHERE challenge_hash = ?', hash);

export const spendChallenge = (hash: string): Statement => ({
  sql: 'DELETE FROM challenges WHERE challenge_hash = ?',
  args: [hash],
});
