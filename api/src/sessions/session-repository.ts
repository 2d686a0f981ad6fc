import type { Role } from '@wabu/shared/entities/permissions';
import type { SessionUser } from '../http/env.ts';
import type { Database, Statement } from '../platform/platform.ts';

export interface NewSession {
  jti: string;
  userId: string;
  /** The password hash at the time of the check. */
  passwordHash: string;
  /** Seconds since 1970. */
  issuedAt: number;
  expiresAt: number;
}

/** Inserts a session. False if the user was deleted or changed the password after the check. */
export async function insertSession(database: Database, session: NewSession): Promise<boolean> {
  const { jti, userId, passwordHash, issuedAt, expiresAt } = session;
  const [, inserted] = await database.write([
    { sql: 'DELETE FROM sessions WHERE expires_at < ?', args: [issuedAt] },
    {
      sql: `INSERT INTO sessions (jti, user_id, issued_at, expires_at)
            SELECT ?, id, ?, ? FROM users WHERE id = ? AND password = ?`,
      args: [jti, issuedAt, expiresAt, userId, passwordHash],
    },
  ]);
  return inserted?.changes === 1;
}

/** The user of a live session with the current role. */
export async function findSession(
  database: Database,
  jti: string,
  expiresAt: number,
): Promise<SessionUser | null> {
  const [row] = await database.query(
    `SELECT users.id, users.name, users.role, users.avatar FROM sessions
     JOIN users ON users.id = sessions.user_id WHERE sessions.jti = ? AND sessions.expires_at = ?`,
    [jti, expiresAt],
  );
  if (row === undefined) return null;
  return {
    id: row.id as string,
    name: row.name as string,
    role: row.role as Role,
    avatar: row.avatar as string,
    jti,
  };
}

export async function deleteSession(database: Database, jti: string): Promise<void> {
  await database.write([{ sql: 'DELETE FROM sessions WHERE jti = ?', args: [jti] }]);
}

export function endSessionsOf(userId: string): Statement {
  return { sql: 'DELETE FROM sessions WHERE user_id = ?', args: [userId] };
}
