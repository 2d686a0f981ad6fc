import type { Database, Statement } from '../../platform/platform.ts';

export interface StoredReply {
  requestHash: string;
  /** JSON. */
  body: string;
}

export async function findReply(
  database: Database,
  key: string,
  createdAfter: number,
): Promise<StoredReply | null> {
  const [row] = await database.query(
    'SELECT request_hash, body FROM replies WHERE key = ? AND created_at > ?',
    [key, createdAfter],
  );
  return row === undefined
    ? null
    : { requestHash: row.request_hash as string, body: row.body as string };
}

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
