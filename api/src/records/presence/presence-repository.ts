import type { Database, Statement } from '../../platform/platform.ts';
import type { RecordKind, StoredRecord } from '../pipeline/define-record.ts';

export interface OpenTab {
  sessionId: string;
  tab: string;
}

export interface OpenRecord {
  kind: Pick<RecordKind<StoredRecord>, 'entity' | 'store'>;
  /** As it is stored. */
  key: string;
}

export interface FoundPresence {
  userId: string;
  name: string;
  isEditing: boolean;
}

/** Stores that a tab has a record open. Stores nothing if the record or the session does not exist any more. */
export const upsertPresence = (
  { sessionId, tab }: OpenTab,
  { kind: { entity, store }, key }: OpenRecord,
  { isEditing, expiresAt }: { isEditing: boolean; expiresAt: number },
): Statement => ({
  sql: `INSERT INTO presence (session_id, tab, entity, record_id, is_editing, expires_at)
          SELECT sessions.jti, ?, ?, record.id, ?, ? FROM ${store.table} AS record, sessions
          WHERE record.${store.keyColumn} = ? AND sessions.jti = ?
          ON CONFLICT (session_id, tab) DO UPDATE SET entity = excluded.entity,
            record_id = excluded.record_id, is_editing = excluded.is_editing, expires_at = excluded.expires_at`,
  args: [tab, entity, isEditing ? 1 : 0, expiresAt, key, sessionId],
});

export const deletePresence = ({ sessionId, tab }: OpenTab): Statement => ({
  sql: 'DELETE FROM presence WHERE session_id = ? AND tab = ?',
  args: [sessionId, tab],
});

export function deleteExpiredPresence(now: number): Statement {
  return { sql: 'DELETE FROM presence WHERE expires_at <= ?', args: [now] };
}

/** The users who have a record open in other tabs than this one, by name. */
export async function findPresence(
  database: Database,
  { sessionId, tab }: OpenTab,
  { kind: { entity, store }, key }: OpenRecord,
  now: number,
): Promise<FoundPresence[]> {
  const rows = await database.query(
    `SELECT users.id, users.name, max(presence.is_editing) AS is_editing FROM presence
     JOIN sessions ON sessions.jti = presence.session_id JOIN users ON users.id = sessions.user_id
     WHERE presence.entity = ? AND presence.record_id = (SELECT id FROM ${store.table} WHERE ${store.keyColumn} = ?)
       AND presence.expires_at > ? AND NOT (presence.session_id = ? AND presence.tab = ?)
     GROUP BY users.id ORDER BY users.name`,
    [entity, key, now, sessionId, tab],
  );
  return rows.map(({ id, name, is_editing }) => ({
    userId: String(id),
    name: String(name),
    isEditing: is_editing === 1,
  }));
}
