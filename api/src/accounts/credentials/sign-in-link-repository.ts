import { findRow } from '../../platform/find-row.ts';
import { exists } from '../../platform/guarded-write.ts';
import type { Database, Statement } from '../../platform/platform.ts';

interface NewLink {
  userId: string;
  tokenHash: string;
  /** Milliseconds since 1970. */
  createdAt: number;
  expiresAt: number;
}

/** Inserts the one-time link of a user in place of an earlier one. */
export const replaceLink = ({ userId, tokenHash, createdAt, expiresAt }: NewLink): Statement => ({
  sql: `INSERT INTO sign_in_links (user_id, token_hash, created_at, expires_at)
          VALUES (?, ?, ?, ?)
          ON CONFLICT (user_id) DO UPDATE SET token_hash = excluded.token_hash,
            created_at = excluded.created_at, expires_at = excluded.expires_at`,
  args: [userId, tokenHash, createdAt, expiresAt],
});

export function deleteLinkOf(userId: string): Statement {
  return { sql: 'DELETE FROM sign_in_links WHERE user_id = ?', args: [userId] };
}

export function deleteLink(tokenHash: string): Statement {
  return { sql: 'DELETE FROM sign_in_links WHERE token_hash = ?', args: [tokenHash] };
}

export function deleteExpiredLinks(now: number): Statement {
  return { sql: 'DELETE FROM sign_in_links WHERE expires_at <= ?', args: [now] };
}

/** A link ends with its time, when its user is disabled, and when the user gets a password in another way. */
const USABLE = `sign_in_links JOIN users ON users.id = user_id
  WHERE token_hash = ? AND expires_at > ? AND disabled = 0 AND password = ''`;

/** The name of the user whose link this is; null for one that cannot be used. */
export const findLinkUser = (database: Database, tokenHash: string, now: number) =>
  findRow(database, ({ name }) => String(name), `SELECT name FROM ${USABLE}`, [tokenHash, now]);

/** True in the same write as long as the link can be used. */
export const isUsable = (tokenHash: string, now: number) => exists(`${USABLE}`, tokenHash, now);
