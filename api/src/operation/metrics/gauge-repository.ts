import type { Database, Statement } from '../../platform/platform.ts';
import type { Window } from '../../records/history/windows-repository.ts';

/** @param now seconds since 1970 */
export async function countOpenSessions(database: Database, now: number): Promise<number> {
  const [row] = await database.query('SELECT COUNT(*) AS open FROM sessions WHERE expires_at > ?', [
    now,
  ]);
  return Number(row?.open);
}

/** The bytes of the contents of these entries, without what every entry has. */
export async function historyBytesIn(
  database: Database,
  { after, until }: Window,
): Promise<number> {
  const [row] = await database.query(
    'SELECT coalesce(sum(length(CAST(difference AS BLOB))), 0) AS bytes FROM changes WHERE id > ? AND id <= ?',
    [after, until],
  );
  return Number(row?.bytes);
}

/** The bytes of all files; a file that several names share counts once for each. */
export async function objectBytes(database: Database): Promise<number> {
  const [row] = await database.query('SELECT coalesce(sum(size), 0) AS bytes FROM objects');
  return Number(row?.bytes);
}

type Job = 'maintenance';

export function noteRun(job: Job, endedAt: number): Statement {
  return {
    sql: `INSERT INTO last_runs (job, ended_at) VALUES (?, ?)
          ON CONFLICT (job) DO UPDATE SET ended_at = excluded.ended_at`,
    args: [job, endedAt],
  };
}

/** When a job last ended, in milliseconds since 1970; null before its first run. */
export async function findLastRun(database: Database, job: Job): Promise<number | null> {
  const [row] = await database.query('SELECT ended_at FROM last_runs WHERE job = ?', [job]);
  return row === undefined ? null : Number(row.ended_at);
}
