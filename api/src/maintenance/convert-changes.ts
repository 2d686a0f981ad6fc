import type { Platform } from '../platform/platform.ts';
import { differenceOfOld, moveOldChange, readOldChanges } from '../store/old-change-repository.ts';

/** Entries in memory at once; each may hold two versions of a record of a megabyte. */
const BATCH_SIZE = 20;
/** A Worker may send 1,000 queries to D1 in one run; the rest follows the next day. */
const MAX_BATCHES_ON_WORKERS = 20;

/**
 * Gives the entries of earlier versions of the program their reverse differences, the newest first: their rows move
 * from `old_changes` to `changes`, each batch in one write. Returns whether none are left.
 */
export async function convertChanges({ database }: Pick<Platform, 'database'>): Promise<boolean> {
  for (let batch = 0; database.exclusive || batch < MAX_BATCHES_ON_WORKERS; batch += 1) {
    const rows = await readOldChanges(database, BATCH_SIZE);
    if (rows.length === 0) return true;
    const statements = [];
    for (const row of rows)
      statements.push(...moveOldChange(row, await differenceOfOld(database, row)));
    await database.write(statements);
    // Requests come first.
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  return false;
}
