import type { KnownDevice } from '@wabu/shared/entities/account/known-device';
import { randomId } from '@wabu/shared/entities/random-id';
import { exists, holds } from '../../platform/guarded-write.ts';
import type { Condition, Database, Statement } from '../../platform/platform.ts';

/** A browser that keeps no cookie is a new device at each sign-in. */
const MAX_DEVICES = 20;

const KNOWN =
  'known_devices JOIN users ON users.id = user_id WHERE users.name = ? AND token_hash = ?';

export const isKnownDevice = (database: Database, userName: string, tokenHash: string | null) =>
  holds(database, exists(KNOWN, userName, tokenHash));

/**
 * Notes the device of a session, in the write that opens it. One with another browser or system than those before is
 * news. `tokenHash` is null without a cookie, `issuedAt` in seconds since 1970.
 */
export function noteDevice(jti: string, issuedAt: number, tokenHash: string | null): Statement[] {
  const at = issuedAt * 1000;
  return [
    {
      sql: `INSERT INTO known_devices
              (id, user_id, token_hash, browser, system, network, created_at, used_at, is_new)
            SELECT ?, user_id, coalesce(?, browser || ' ' || system), browser, system, network, ?, ?,
              EXISTS (SELECT 1 FROM known_devices AS known WHERE known.user_id = sessions.user_id)
              AND NOT EXISTS (SELECT 1 FROM known_devices AS known WHERE known.user_id = sessions.user_id
                AND known.browser = sessions.browser AND known.system = sessions.system)
            FROM sessions WHERE jti = ?
            ON CONFLICT (user_id, token_hash)
              DO UPDATE SET used_at = excluded.used_at, browser = excluded.browser, system = excluded.system`,
      args: [randomId(), tokenHash, at, at, jti],
    },
    {
      sql: `DELETE FROM known_devices WHERE user_id = (SELECT user_id FROM sessions WHERE jti = ?1)
              AND id NOT IN (SELECT id FROM known_devices
                WHERE user_id = (SELECT user_id FROM sessions WHERE jti = ?1)
                ORDER BY used_at DESC, created_at DESC LIMIT ${MAX_DEVICES})`,
      args: [jti],
    },
  ];
}

const HAS_COOKIE = 'length(token_hash) = 64';

/** The devices of a user that keep a cookie, or are news; `tokenHash` is that of the asking browser. */
export async function readDevices(
  database: Database,
  userId: string,
  tokenHash: string | null,
): Promise<KnownDevice[]> {
  const rows = await database.query(
    `SELECT * FROM known_devices WHERE user_id = ? AND (is_new = 1 OR ${HAS_COOKIE})
     ORDER BY is_new DESC, used_at DESC, created_at DESC`,
    [userId],
  );
  return rows.map((row) => ({
    id: String(row.id),
    browser: String(row.browser),
    system: String(row.system),
    network: String(row.network),
    knownSince: Number(row.created_at),
    usedAt: Number(row.used_at),
    isCurrent: row.token_hash === tokenHash,
    isNew: row.is_new === 1,
  }));
}

export const devicesOf = (userId: string, id?: string): Condition =>
  id === undefined
    ? { condition: `user_id = ? AND ${HAS_COOKIE}`, args: [userId] }
    : { condition: 'user_id = ? AND id = ?', args: [userId, id] };

export const deleteDevices = ({ condition, args }: Condition): Statement => ({
  sql: `DELETE FROM known_devices WHERE ${condition}`,
  args,
});

/** True in the same write while there are such devices. */
export const haveDevices = ({ condition, args }: Condition) =>
  exists(`known_devices WHERE ${condition}`, ...args);

/** `before` in milliseconds since 1970. */
export const deleteUnusedDevices = (before: number): Statement => ({
  sql: 'DELETE FROM known_devices WHERE used_at < ?',
  args: [before],
});

/** Sign-ins until then are news no longer. `until` in milliseconds since 1970. */
export const markSignInsSeen = (userId: string, until: number): Statement => ({
  sql: 'UPDATE known_devices SET is_new = 0 WHERE user_id = ? AND created_at <= ?',
  args: [userId, until],
});
