import type { OpenSession } from '@wabu/shared/entities/account/account';
import { exists } from '../../platform/guarded-write.ts';
import type { Condition, Database, Statement } from '../../platform/platform.ts';

/** The open sessions of a user, the one with `jti` first. `now` in seconds since 1970. */
export async function readSessions(
  database: Database,
  { userId, jti, now }: { userId: string; jti: string; now: number },
): Promise<OpenSession[]> {
  const rows = await database.query(
    `SELECT id, browser, system, network, issued_at, seen_at, jti = ? AS is_current FROM sessions
     WHERE user_id = ? AND expires_at > ? ORDER BY is_current DESC, seen_at DESC, issued_at DESC`,
    [jti, userId, now],
  );
  return rows.map((row) => ({
    id: String(row.id),
    browser: String(row.browser),
    system: String(row.system),
    network: String(row.network),
    signedInAt: Number(row.issued_at) * 1000,
    seenAt: (row.is_current === 1 ? now : Number(row.seen_at)) * 1000,
    isCurrent: row.is_current === 1,
  }));
}

/** A session of a user by its id, or all but the one with `jti`. */
export function otherSessions(userId: string, jti: string, id?: string): Condition {
  return id === undefined
    ? { condition: 'user_id = ? AND jti <> ?', args: [userId, jti] }
    : { condition: 'user_id = ? AND id = ?', args: [userId, id] };
}

export const deleteSessions = ({ condition, args }: Condition): Statement => ({
  sql: `DELETE FROM sessions WHERE ${condition}`,
  args,
});

/** True in the same write while there are such sessions. */
export const haveSessions = ({ condition, args }: Condition) =>
  exists(`sessions WHERE ${condition}`, ...args);

export const updateAvatar = (userId: string, avatar: string): Statement => ({
  sql: 'UPDATE users SET avatar = ? WHERE id = ?',
  args: [avatar, userId],
});

/** True in the same write while a user has this picture. */
export const hasAvatar = (userId: string, avatar: string) =>
  exists('users WHERE id = ? AND avatar = ?', userId, avatar);
