import type { Database, Statement } from '../platform/platform.ts';

/** How many browsers rendered a canary, and how many failed. */
interface Count {
  shown: number;
  failed: number;
}

/** Counts a report and returns the new counts. */
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

/** A restarted canary starts with no reports. */
export function deleteReports(id: string, version: string): Statement {
  return {
    sql: 'DELETE FROM module_reports WHERE module_id = ? AND version = ?',
    args: [id, version],
  };
}
