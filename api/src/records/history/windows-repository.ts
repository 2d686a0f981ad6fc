import { readNumber } from '../../platform/find-row.ts';
import type { Database } from '../../platform/platform.ts';

/** A part of the history: entries by their numbers, `after` exclusive. */
export interface Window {
  after: number;
  until: number;
}

/** How long requests may wait for one window. */
const WINDOW_MS = 25;
const FIRST_ENTRIES = 500;
/** D1 blocks no other request, and counts the queries of one run. */
const ENTRIES_ON_WORKERS = 50_000;

/**
 * The history in windows, the oldest first, with a pause between two: as many entries as can be read or written
 * without making requests wait.
 */
export async function* windowsOf(database: Database): AsyncGenerator<Window> {
  const last = await readLastEntry(database);
  let entries = database.exclusive ? FIRST_ENTRIES : ENTRIES_ON_WORKERS;
  for (let after = 0; after < last; ) {
    const until = after + entries;
    const started = performance.now();
    yield { after, until };
    const factor = WINDOW_MS / (performance.now() - started);
    if (database.exclusive) entries = Math.ceil(entries * Math.min(2, factor));
    after = until;
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}

const readLastEntry = (database: Database) =>
  readNumber(database, 'SELECT coalesce(max(id), 0) FROM changes');
