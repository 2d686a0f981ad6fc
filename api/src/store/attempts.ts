import { tooMany } from '../http/problem.ts';
import type { Platform } from '../platform/platform.ts';

/** So many of one thing within a time; counted in the database, because a Worker forgets. */
export interface AttemptLimit {
  key: string;
  most: number;
  windowMs: number;
}

/** Throws 429 when one of the limits has been reached, not counting this attempt's own mark. */
export async function checkAttempts(
  platform: Platform,
  limits: AttemptLimit[],
  own = 0,
): Promise<void> {
  const now = platform.now();
  const rows = await platform.database.query(
    `SELECT key, count, resets_at FROM attempts WHERE resets_at > ? AND key IN (${limits.map(() => '?').join(', ')})`,
    [now, ...limits.map((limit) => limit.key)],
  );
  for (const row of rows) {
    const limit = limits.find(({ key }) => key === row.key);
    if (limit !== undefined && Number(row.count) - own >= limit.most)
      throw tooMany(Math.ceil((Number(row.resets_at) - now) / 1000));
  }
}

/** Marks an attempt; gives how many there are now of each limit. */
export async function recordAttempt(platform: Platform, limits: AttemptLimit[]): Promise<number[]> {
  const now = platform.now();
  const [, ...counted] = await platform.database.write([
    { sql: 'DELETE FROM attempts WHERE resets_at <= ?', args: [now] },
    ...limits.map(({ key, windowMs }) => ({
      sql: `INSERT INTO attempts (key, count, resets_at) VALUES (?, 1, ?)
            ON CONFLICT (key) DO UPDATE SET count = count + 1 RETURNING count`,
      args: [key, now + windowMs],
    })),
  ]);
  return counted.map(({ rows }) => Number(rows[0]?.count));
}

/** Marks an attempt, and throws 429 when it is one too many: of many at once no more pass than may. */
export async function consumeAttempt(platform: Platform, limit: AttemptLimit): Promise<void> {
  // Who has none left is told so without a write.
  await checkAttempts(platform, [limit]);
  const [count = 0] = await recordAttempt(platform, [limit]);
  if (count > limit.most) await checkAttempts(platform, [limit], 1);
}

export async function resetAttempts(platform: Platform, key: string): Promise<void> {
  await platform.database.write([{ sql: 'DELETE FROM attempts WHERE key = ?', args: [key] }]);
}
