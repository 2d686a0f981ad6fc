import type { Database, Statement } from '../../platform/platform.ts';

export interface AttemptCount {
  key: string;
  count: number;
  /** Milliseconds since 1970. */
  resetsAt: number;
}

/** The counters of those keys that have not expired. */
export async function findAttempts(
  database: Database,
  keys: string[],
  now: number,
): Promise<AttemptCount[]> {
  const rows = await database.query(
    `SELECT key, count, resets_at FROM attempts WHERE resets_at > ? AND key IN (${keys.map(() => '?').join(', ')})`,
    [now, ...keys],
  );
  return rows.map((row) => ({
    key: row.key as string,
    count: Number(row.count),
    resetsAt: Number(row.resets_at),
  }));
}

/** Starts a counter or adds one to it, and returns the new `count` in its row. */
export const incrementAttempt = (key: string, resetsAt: number): Statement =>
  addAttempts(key, 1, resetsAt);

/** Starts a counter or adds to it, also a negative number, and returns the new `count` in its row. */
export function addAttempts(key: string, count: number, resetsAt: number): Statement {
  return {
    sql: `INSERT INTO attempts (key, count, resets_at) VALUES (?, max(0, ?), ?)
          ON CONFLICT (key) DO UPDATE SET count = max(0, count + ?) RETURNING count`,
    args: [key, count, resetsAt, count],
  };
}

export function deleteExpiredAttempts(now: number): Statement {
  return { sql: 'DELETE FROM attempts WHERE resets_at <= ?', args: [now] };
}

export function deleteAttempts(key: string): Statement {
  return { sql: 'DELETE FROM attempts WHERE key = ?', args: [key] };
}
