import type { OwnFactors } from '@wabu/shared/entities/account/second-factor';
import { findRow } from '../../platform/find-row.ts';
import { exists } from '../../platform/guarded-write.ts';
import type { Database, Statement } from '../../platform/platform.ts';

export interface StoredPasskey {
  userId: string;
  /** The COSE key as base64url. */
  publicKey: string;
  counter: number;
}

interface NewPasskeyRow extends StoredPasskey {
  id: string;
  name: string;
  createdAt: number;
}

/** The passkeys of a user, the oldest first. */
export async function readPasskeys(
  database: Database,
  userId: string,
): Promise<OwnFactors['passkeys']> {
  const rows = await database.query(
    `SELECT id, name, created_at, last_used_at FROM passkeys WHERE user_id = ?
     ORDER BY created_at, id`,
    [userId],
  );
  return rows.map((row) => ({
    id: row.id as string,
    name: row.name as string,
    createdAt: Number(row.created_at),
    lastUsedAt: row.last_used_at as number | null,
  }));
}

export const findPasskey = (database: Database, id: string) =>
  findRow(
    database,
    (row) => row as unknown as StoredPasskey,
    'SELECT user_id AS userId, public_key AS publicKey, counter FROM passkeys WHERE id = ?',
    [id],
  );

export const insertPasskey = (passkey: NewPasskeyRow): Statement => ({
  sql: `INSERT INTO passkeys (id, user_id, name, public_key, counter, created_at)
        VALUES (?, ?, ?, ?, ?, ?)`,
  args: [
    passkey.id,
    passkey.userId,
    passkey.name,
    passkey.publicKey,
    passkey.counter,
    passkey.createdAt,
  ],
});

export const isPasskeyOf = (userId: string, id: string) =>
  exists('passkeys WHERE id = ? AND user_id = ?', id, userId);

export const recordPasskeyUse = (
  id: string,
  { counter, usedAt }: { counter: number; usedAt: number },
): Statement => ({
  sql: 'UPDATE passkeys SET counter = ?, last_used_at = ? WHERE id = ?',
  args: [counter, usedAt, id],
});

export const deletePasskey = (userId: string, id: string): Statement => ({
  sql: 'DELETE FROM passkeys WHERE id = ? AND user_id = ?',
  args: [id, userId],
});
