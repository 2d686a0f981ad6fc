import type { Role } from '@wabu/shared/entities/permissions';
import type { SessionUser } from '../http/env.ts';
import type { Database, Statement } from '../platform/platform.ts';
import type { Condition } from '../store/change-repository.ts';

export interface NewSession {
  jti: string;
  userId: string;
  /** The password hash at the time of the check. */
  passwordHash: string;
  /** Seconds since 1970. */
  issuedAt: number;
  expiresAt: number;
}

/** What a sign-in has shown beside the password. */
export interface SessionProof {
  /** Must still hold when the session is inserted. */
  when: Condition[];
  /** Written with the session, if it is `opened`. */
  also: (opened: Condition) => Statement[];
}

/**
 * Inserts a session. False if the user was deleted or changed the password after the check, or if the proof does
 * not hold any more.
 */
export async function insertSession(
  database: Database,
  session: NewSession,
  { when, also }: SessionProof,
): Promise<boolean> {
  const { jti, userId, passwordHash, issuedAt, expiresAt } = session;
  const [, inserted] = await database.write([
    { sql: 'DELETE FROM sessions WHERE expires_at < ?', args: [issuedAt] },
    {
      sql: `INSERT INTO sessions (jti, user_id, issued_at, expires_at)
            SELECT ?, id, ?, ? FROM users WHERE id = ? AND password = ?
            ${when.map(({ condition }) => `AND ${condition}`).join(' ')}`,
      args: [jti, issuedAt, expiresAt, userId, passwordHash, ...when.flatMap(({ args }) => args)],
    },
    ...also({ condition: 'EXISTS (SELECT 1 FROM sessions WHERE jti = ?)', args: [jti] }),
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
    `SELECT users.id, users.name, users.role, users.avatar,
       EXISTS (SELECT 1 FROM required_factors WHERE role = users.role)
         AND NOT EXISTS (SELECT 1 FROM users_with_factor WHERE user_id = users.id) AS lacks_factor
     FROM sessions JOIN users ON users.id = sessions.user_id WHERE sessions.jti = ? AND sessions.expires_at = ?`,
    [jti, expiresAt],
  );
  if (row === undefined) return null;
  return {
    id: row.id as string,
    name: row.name as string,
    role: row.role as Role,
    avatar: row.avatar as string,
    jti,
    lacksFactor: Number(row.lacks_factor) === 1,
  };
}

export async function deleteSession(database: Database, jti: string): Promise<void> {
  await database.write([{ sql: 'DELETE FROM sessions WHERE jti = ?', args: [jti] }]);
}

export const endOtherSessions = ({ id, jti }: Pick<SessionUser, 'id' | 'jti'>): Statement => ({
  sql: 'DELETE FROM sessions WHERE user_id = ? AND jti <> ?',
  args: [id, jti],
});

export function endSessionsOf(userId: string): Statement {
  return { sql: 'DELETE FROM sessions WHERE user_id = ?', args: [userId] };
}
