import type { Database, Statement } from '../platform/platform.ts';

/** In how many browsers a canary was shown without a failure, and in how many it failed. */
interface Count {
  shown: number;
  failed: number;
}

interface Report {
  id: string;
  version: string;
  browserId: string;
  userId: string;
  outcome: keyof Count;
}

/** Reports of a canary; more would not change whether it stops. */
const MAX_REPORTS = 10_000;

/**
 * Stores what a browser reports, and returns the counts. A failure stays, whatever the browser reports later.
 * The counts are those of browsers or of users, whichever are fewer: neither a browser that signs in again nor a user
 * who names many browsers, or signs in often, counts twice.
 */
export async function storeReport(
  database: Database,
  { id, version, browserId, userId, outcome }: Report,
): Promise<Count> {
  const [, counted] = await database.write([
    {
      sql: `INSERT INTO canary_reports (module_id, version, browser_id, user_id, failed)
            SELECT ?1, ?2, ?3, ?4, ?5
            WHERE (SELECT count(*) FROM canary_reports WHERE module_id = ?1 AND version = ?2) < ${MAX_REPORTS}
            ON CONFLICT (module_id, version, browser_id, user_id)
            DO UPDATE SET failed = MAX(failed, excluded.failed)`,
      args: [id, version, browserId, userId, outcome === 'failed' ? 1 : 0],
    },
    {
      sql: `SELECT MIN(COUNT(DISTINCT browser_id), COUNT(DISTINCT user_id)) AS counted,
              MIN(COUNT(DISTINCT CASE failed WHEN 1 THEN browser_id END),
                COUNT(DISTINCT CASE failed WHEN 1 THEN user_id END)) AS failed
            FROM canary_reports WHERE module_id = ? AND version = ?`,
      args: [id, version],
    },
  ]);
  const row = counted?.rows[0];
  const failed = Number(row?.failed);
  return { shown: Number(row?.counted) - failed, failed };
}

/** The reports of a module's canary are of no use when it ends. */
export function deleteReports(id: string): Statement {
  return { sql: 'DELETE FROM canary_reports WHERE module_id = ?', args: [id] };
}
