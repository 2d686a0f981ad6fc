import type { Database, Statement } from '../platform/platform.ts';

/** The orphans that earlier runs found: object name → time of the first sighting. */
export async function readOrphans(database: Database): Promise<Map<string, number>> {
  const rows = await database.query('SELECT blob, seen_at FROM orphans');
  return new Map(rows.map(({ blob, seen_at }) => [String(blob), Number(seen_at)]));
}

export const insertOrphan = (blob: string, seenAt: number): Statement => ({
  sql: 'INSERT OR IGNORE INTO orphans (blob, seen_at) VALUES (?, ?)',
  args: [blob, seenAt],
});

export const deleteOrphan = (blob: string): Statement => ({
  sql: 'DELETE FROM orphans WHERE blob = ?',
  args: [blob],
});
