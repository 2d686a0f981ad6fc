import { findRow, readNumber } from '../../platform/find-row.ts';
import type { Database, Statement } from '../../platform/platform.ts';
import type { Window } from '../../records/history/windows-repository.ts';

/** @param now seconds since 1970 */
export const countOpenSessions = (database: Database, now: number) =>
  readNumber(database, 'SELECT count(*) FROM sessions WHERE expires_at > ?', [now]);

/** The bytes of the contents of these entries, without what every entry has. */
export const historyBytesIn = (database: Database, { after, until }: Window) =>
  readNumber(
    database,
    'SELECT coalesce(sum(length(CAST(difference AS BLOB))), 0) FROM changes WHERE id > ? AND id <= ?',
    [after, until],
  );

/** The bytes of all files; a file that several names share counts once for each. */
export const objectBytes = (database: Database) =>
  readNumber(database, 'SELECT coalesce(sum(size), 0) FROM objects');

type Job = 'maintenance';

export const noteRun = (job: Job, endedAt: number): Statement => ({
  sql: `INSERT INTO last_runs (job, ended_at) VALUES (?, ?)
          ON CONFLICT (job) DO UPDATE SET ended_at = excluded.ended_at`,
  args: [job, endedAt],
});

/** When a job last ended, in milliseconds since 1970; null before its first run. */
export const findLastRun = (database: Database, job: Job) =>
  findRow(
    database,
    ({ ended_at }) => Number(ended_at),
    'SELECT ended_at FROM last_runs WHERE job = ?',
    [job],
  );
