import type { Database, Statement } from '../platform/platform.ts';

/** In how many browsers a canary was shown without a failure, and in how many it failed. */
interface Count {
  shown: number;
  failed: number;
}

interface Report {
  id: string;
  version: string;
  /** Stands for the browser: tabs share a session. */
  sessionId: string;
  outcome: keyof Count;
}

/** Stores what a browser reports, and returns the counts. A failure stays, whatever the browser reports later. */
export async function storeReport(
  database: Database,
  { id, version, sessionId, outcome }: Report,
): Promise<Count> {
  const [, counted] = await database.write([
    {
      sql: `INSERT INTO canary_reports (module_id, version, session_id, failed) VALUES (?, ?, ?, ?)
            ON CONFLICT (module_id, version, session_id) DO UPDATE SET failed = MAX(failed, excluded.failed)`,
      args: [id, version, sessionId, outcome === 'failed' ? 1 : 0],
    },
    {
      sql: `SELECT COUNT(*) - SUM(failed) AS shown, SUM(failed) AS failed FROM canary_reports
            WHERE module_id = ? AND version = ?`,
      args: [id, version],
    },
  ]);
  const row = counted?.rows[0];
  return { shown: Number(row?.shown), failed: Number(row?.failed) };
}

/** A restarted canary starts with no reports. */
export function deleteReports(id: string, version: string): Statement {
  return {
    sql: 'DELETE FROM canary_reports WHERE module_id = ? AND version = ?',
    args: [id, version],
  };
}
