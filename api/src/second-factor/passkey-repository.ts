import type { OwnFactors } from '@wabu/shared/entities/account/second-factor';
import type { Database, Statement } from '../platform/platform.ts';
import { type Condition, exists } from '../store/change-repository.ts';

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

export async function findPasskey(database: Database, id: string): Promise<StoredPasskey | null> {
  const [row] = await database.query(
    'SELECT user_id, public_key, counter FROM passkeys WHERE id = ?',
    [id],
  );
  if (row === undefined) return null;
  return {
    userId: row.user_id as string,
    publicKey: row.public_key as string,
    counter: Number(row.counter),
  };
}

/** With `when`, inserts only if that condition holds. */
export const insertPasskey = (passkey: NewPasskeyRow, when: Condition): Statement => ({
  sql: `INSERT INTO passkeys (id, user_id, name, public_key, counter, created_at)
        SELECT ?, ?, ?, ?, ?, ? WHERE ${when.condition}`,
  args: [
    passkey.id,
    passkey.userId,
    passkey.name,
    passkey.publicKey,
    passkey.counter,
    passkey.createdAt,
    ...when.args,
  ],
});

export const isPasskeyOf = (userId: string, id: string) =>
  exists('passkeys WHERE id = ? AND user_id = ?', id, userId);

export const recordPasskeyUse = (
  id: string,
  { counter, usedAt }: { counter: number; usedAt: number },
  opened: Condition,
): Statement => ({
  sql: `UPDATE passkeys SET counter = ?, last_used_at = ? WHERE id = ? AND ${opened.condition}`,
  args: [counter, usedAt, id, ...opened.args],
});

export const deletePasskey = (userId: string, id: string): Statement => ({
  sql: 'DELETE FROM passkeys WHERE id = ? AND user_id = ?',
  args: [id, userId],
});
