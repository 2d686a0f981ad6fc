import { HISTORY_MONTHS } from '@wabu/shared/entities/retention';
import type { Platform } from '../platform/platform.ts';
import { deleteContentsBefore } from '../store/contents-repository.ts';

const BATCH_SIZE = 1_000;

/** Deletes the contents of the entries that are older than `HISTORY_MONTHS`. Returns their number. */
export async function pruneHistory(platform: Platform): Promise<number> {
  const { database, now, settings } = platform;
  const before = new Date(now());
  before.setUTCMonth(before.getUTCMonth() - (settings.historyMonths ?? HISTORY_MONTHS));
  let pruned = 0;
  for (;;) {
    const [result] = await database.write([deleteContentsBefore(before.getTime(), BATCH_SIZE)]);
    pruned += result?.changes ?? 0;
    if ((result?.changes ?? 0) < BATCH_SIZE) break;
  }
  return pruned;
}
