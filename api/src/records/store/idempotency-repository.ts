import { findRow } from '../../platform/find-row.ts';
import type { Database, Statement } from '../../platform/platform.ts';

export interface StoredReply {
  requestHash: string;
  /** JSON. */
  body: string;
}

export const findReply = (database: Database, key: string, createdAfter: number) =>
  findRow(
    database,
    (row) => row as unknown as StoredReply,
    'SELECT request_hash AS requestHash, body FROM replies WHERE key = ? AND created_at > ?',
    [key, createdAfter],
  );

export function insertReply(
  key: string,
  { requestHash, body }: StoredReply,
  now: number,
): Statement {
  return {
    sql: 'INSERT INTO replies (key, request_hash, body, created_at) VALUES (?, ?, ?, ?)',
    args: [key, requestHash, body, now],
  };
}

export function deleteRepliesBefore(time: number): Statement {
  return { sql: 'DELETE FROM replies WHERE created_at <= ?', args: [time] };
}
