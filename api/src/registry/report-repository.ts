import type { Database, Statement } from '../platform/platform.ts';

/** How often a canary was shown, and how often it failed. */
interface Count {
  shown: number;
  failed: number;
}

/** Counts one report of a browser; gives the counts with it. */
export async function insertReport(
  database: Database,
  { id, version, outcome }: { id: string; version: string; outcome: keyof Count },
): Promise<Count> {
  const [counted] = await database.write([
    {
      sql: `INSERT INTO module_reports (module_id, version, ${outcome}) VALUES (?, ?, 1)
            ON CONFLICT (module_id, version) DO UPDATE SET ${outcome} = ${outcome} + 1
            RETURNING shown, failed`,
      args: [id, version],
    },
  ]);
  const row = counted?.rows[0];
  return { shown: Number(row?.shown), failed: Number(row?.failed) };
}

/** A canary that is shown anew is not judged by what was said of it before. */
export function forgetReports(id: string, version: string): Statement {
  return {
    sql: 'DELETE FROM module_reports WHERE module_id = ? AND version = ?',
    args: [id, version],
  };
}
