import { thumbnailBlobOf } from '../files/thumbnail.ts';
import type { Platform } from '../platform/platform.ts';

/** An upload that is under way has bytes and no row yet; after a day nothing is under way. */
const GRACE_MS = 24 * 60 * 60 * 1000;
/** D1 takes a hundred arguments. */
const AT_A_TIME = 50;

export interface OrphanReport {
  /** Objects that no row names. */
  orphans: string[];
  /** Rows whose object is gone: path and name in the store. */
  lost: { path: string; blob: string }[];
}

/** What does not fit together between rows and objects. Changes nothing. */
export async function findOrphans({
  database,
  objects,
}: Pick<Platform, 'database' | 'objects'>): Promise<OrphanReport> {
  const blobs = new Set(await objects.list());
  const rows = await database.query('SELECT folder, name, blob FROM objects');
  const named = new Set<string>();
  const lost: OrphanReport['lost'] = [];
  for (const row of rows) {
    const blob = String(row.blob);
    named.add(blob);
    named.add(await thumbnailBlobOf(blob));
    if (!blobs.has(blob) && (await objects.get(blob)) === null)
      lost.push({ path: `${row.folder}/${row.name}`, blob });
  }
  return { orphans: [...blobs].filter((blob) => !named.has(blob)), lost };
}

/** Takes away what has been an orphan for a day, remembers the younger ones, and says what it found. */
export async function sweepOrphans(
  platform: Platform,
): Promise<OrphanReport & { removed: string[] }> {
  const report = await findOrphans(platform);
  const due = await remember(platform, report.orphans);
  for (const blob of due) await platform.objects.delete(blob);
  return { ...report, removed: due };
}

/** Keeps the list of orphans as it is now, with the time since when each is one; gives those whose day is over. */
async function remember({ database, now }: Platform, orphans: string[]): Promise<string[]> {
  const rows = await database.query('SELECT blob, seen_at FROM orphans');
  const since = new Map(rows.map((row) => [String(row.blob), Number(row.seen_at)]));
  const due = orphans.filter((blob) => (since.get(blob) ?? now()) <= now() - GRACE_MS);
  const found = new Set(orphans);
  const forgotten = [...[...since.keys()].filter((blob) => !found.has(blob)), ...due];
  const fresh = orphans.filter((blob) => !since.has(blob));
  for (const some of slices(forgotten))
    await database.write([
      { sql: `DELETE FROM orphans WHERE blob IN (${some.map(() => '?').join(', ')})`, args: some },
    ]);
  for (const some of slices(fresh))
    await database.write(
      some.map((blob) => ({
        sql: 'INSERT OR IGNORE INTO orphans (blob, seen_at) VALUES (?, ?)',
        args: [blob, now()],
      })),
    );
  return due;
}

function slices<T>(items: T[]): T[][] {
  const count = Math.ceil(items.length / AT_A_TIME);
  return Array.from({ length: count }, (_, i) => items.slice(i * AT_A_TIME, (i + 1) * AT_A_TIME));
}
