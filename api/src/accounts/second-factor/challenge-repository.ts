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
export function insertChallenge(
  hash: string,
  { kind, userId, passwordMark = null, jti = null }: StoredChallenge,
  { now, expiresAt }: { now: number; expiresAt: number },
): Statement[] {
  return [
    deleteExpiredChallenges(now),
    {
      sql: `INSERT INTO challenges (challenge_hash, kind, user_id, password_mark, jti, expires_at)
            VALUES (?, ?, ?, ?, ?, ?)`,
      args: [hash, kind, userId, passwordMark, jti, expiresAt],
    },
  ];
}

export const deleteExpiredChallenges = (now: number): Statement => ({
  sql: 'DELETE FROM challenges WHERE expires_at <= ?',
  args: [now],
});

/** A challenge that has not expired. */
export async function findChallenge(
  database: Database,
  hash: string,
  now: number,
): Promise<StoredChallenge | null> {
  const [row] = await database.query(
    `SELECT kind, user_id, password_mark, jti FROM challenges WHERE challenge_hash = ? AND expires_at > ?`,
    [hash, now],
  );
  if (row === undefined) return null;
  return {
    kind: row.kind as StoredChallenge['kind'],
    userId: row.user_id as string | null,
    passwordMark: row.password_mark as string | null,
    jti: row.jti as string | null,
  };
}

/** True until the challenge is used. */
export const isUnusedChallenge = (hash: string) =>
  exists('challenges WHERE challenge_hash = ?', hash);

export const spendChallenge = (hash: string): Statement => ({
  sql: 'DELETE FROM challenges WHERE challenge_hash = ?',
  args: [hash],
});
