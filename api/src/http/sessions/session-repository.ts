import type { Role } from '@wabu/shared/entities/permissions';
import { findRow } from '../../platform/find-row.ts';
import { exists, holds, unlessOvertaken } from '../../platform/guarded-write.ts';
import type { Database, GuardedWrite, Statement } from '../../platform/platform.ts';
import type { SessionUser } from '../env.ts';
import type { SessionClient } from './client-of.ts';
import { noteDevice } from './known-device-repository.ts';

export interface NewSession extends Omit<SessionClient, 'deviceToken' | 'formerToken'> {
  jti: string;
  /** What the user's own pages call the session: the `jti` is part of its token. */
  id: string;
  userId: string;
  /** The password hash at the time of the check. */
  passwordHash: string;
  /** The keyed hash of the browser's cookie; null without one. */
  deviceHash: string | null;
  /** The session that ends with this one, which the same browser had; empty for none. */
  formerJti: string;
  /** Seconds since 1970. */
  issuedAt: number;
  expiresAt: number;
}

/**
 * Inserts a session, ends that of the same browser, whose public id it keeps, and notes the sign-in and its browser.
 * False if the user was deleted, disabled or got another password after the check, or if the proof, what the sign-in
 * has shown beside the password, does not hold any more.
 */
export async function insertSession(
  database: Database,
  session: NewSession,
  proof: GuardedWrite,
): Promise<boolean> {
  const { jti, userId, passwordHash, issuedAt, expiresAt, browser, system, network } = session;
  const values = [jti, issuedAt, expiresAt, issuedAt, browser, system, network];
  const isUser = exists(
    'users WHERE id = ? AND password = ? AND disabled = 0',
    userId,
    passwordHash,
  );
  const writing = database.write({
    requires: [isUser, ...proof.requires],
    statements: [
      ...proof.statements,
      deleteExpiredSessions(issuedAt),
      {
        sql: `INSERT INTO sessions
                (jti, issued_at, expires_at, seen_at, browser, system, network, id, user_id)
              VALUES (${values.map(() => '?').join(', ')},
                coalesce((SELECT id FROM sessions WHERE jti = ? AND user_id = ?), ?), ?)`,
        args: [...values, session.formerJti, userId, session.id, userId],
      },
      endSession(session.formerJti),
      noteSignIn(jti, issuedAt),
      ...noteDevice(jti, issuedAt, session.deviceHash),
    ],
  });
  return (await unlessOvertaken(writing)) !== null;
}

const noteSignIn = (jti: string, issuedAt: number): Statement => ({
  sql: 'UPDATE users SET last_sign_in_at = ? WHERE id = (SELECT user_id FROM sessions WHERE jti = ?)',
  args: [issuedAt * 1000, jti],
});

/** `now` in seconds since 1970. */
export const deleteExpiredSessions = (now: number): Statement => ({
  sql: 'DELETE FROM sessions WHERE expires_at < ?',
  args: [now],
});

/** The user of a live session with the current role. */
export const findSession = (database: Database, jti: string, expiresAt: number) =>
  findRow(
    database,
    (row): SessionUser => ({
      id: row.id as string,
      name: row.name as string,
      role: row.role as Role,
      avatar: row.avatar as string,
      jti,
      lacksFactor: Number(row.lacks_factor) === 1,
      seenAt: Number(row.seen_at),
      confirmedUntil: Number(row.confirmed_until),
    }),
    `SELECT users.id, users.name, users.role, users.avatar, sessions.seen_at,
       EXISTS (SELECT 1 FROM required_factors WHERE role = users.role)
         AND NOT EXISTS (SELECT 1 FROM users_with_factor WHERE user_id = users.id) AS lacks_factor,
       sessions.confirmed_until
     FROM sessions JOIN users ON users.id = sessions.user_id WHERE sessions.jti = ? AND sessions.expires_at = ?`,
    [jti, expiresAt],
  );

/** `now` in seconds since 1970. */
export const updateSeen = (jti: string, now: number): Statement => ({
  sql: 'UPDATE sessions SET seen_at = ? WHERE jti = ? AND seen_at < ?',
  args: [now, jti, now],
});

/** `until` in milliseconds since 1970. */
export const confirmUntil = (jti: string, until: number): Statement => ({
  sql: 'UPDATE sessions SET confirmed_until = ? WHERE jti = ?',
  args: [until, jti],
});

export const hasPasskey = (database: Database, userId: string) =>
  holds(database, exists('passkeys WHERE user_id = ?', userId));

export const endSession = (jti: string): Statement => ({
  sql: 'DELETE FROM sessions WHERE jti = ?',
  args: [jti],
});

export const endOtherSessions = ({ id, jti }: Pick<SessionUser, 'id' | 'jti'>): Statement => ({
  sql: 'DELETE FROM sessions WHERE user_id = ? AND jti <> ?',
  args: [id, jti],
});

export const endSessionsOf = (userId: string): Statement => ({
  sql: 'DELETE FROM sessions WHERE user_id = ?',
  args: [userId],
});

/** True for a batch with an entry that another session wrote. */
export const isForeignBatch = (database: Database, batch: string, { jti }: SessionUser) =>
  holds(database, exists('changes WHERE batch = ? AND session IS NOT ?', batch, jti));
