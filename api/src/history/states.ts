import { type HistoryPoint, historyMessages } from '@wabu/shared/entities/history/history';
import { apply, type Step } from '@wabu/shared/tree';
import { notFound } from '../http/problem.ts';
import type { Database } from '../platform/platform.ts';
import { type Content, currentContent } from './current-record.ts';
import {
  type EntryContent,
  hasEntry,
  lastEntry,
  type RecordRef,
  readContents,
} from './history-repository.ts';

/** Entries that are read at once; each may hold a whole record. */
const BATCH_SIZE = 20;

/**
 * The last entry that counts at a point: the state at a point is the present record without the entries behind
 * it. Throws 404 for an entry of another record.
 */
export async function boundOf(
  database: Database,
  record: RecordRef,
  point: HistoryPoint,
): Promise<number> {
  if (point === 'now') return Number.MAX_SAFE_INTEGER;
  if (await hasEntry(database, record, point)) return point;
  throw notFound(historyMessages.unknown);
}

/**
 * The content of a record after its last entry up to each bound; null where it did not exist. Throws 404 when
 * the contents of an entry on the way are deleted.
 *
 * @param bounds the latest first
 */
export async function statesAt(
  database: Database,
  record: RecordRef,
  bounds: readonly number[],
): Promise<(Content | null)[]> {
  const last = await lastEntry(database, record);
  let state = await currentContent(database, record);
  // Somebody wrote in between: the entries would not fit the record.
  if ((await lastEntry(database, record)) !== last) return statesAt(database, record, bounds);
  const states: (Content | null)[] = [];
  let before = last + 1;
  for (const after of bounds) {
    while (before > after + 1) {
      const entries = await readContents(database, record, { after, before, limit: BATCH_SIZE });
      for (const entry of entries) state = stateBefore(entry, state);
      before = entries.at(-1)?.id ?? 0;
      if (entries.length < BATCH_SIZE) break;
    }
    states.push(state);
  }
  return states;
}

/** The content before an entry, from the content after it. Throws 404 when the contents of the entry are deleted. */
export function stateBefore(
  { action, isPruned, difference }: Omit<EntryContent, 'id'>,
  after: Content | null,
): Content | null {
  if (action === 'create' || action === 'undelete') return null;
  if (isPruned) throw notFound(historyMessages.pruned);
  const stored: unknown = JSON.parse(difference ?? '[]');
  return action === 'delete' ? (stored as Content | null) : apply(after ?? {}, stored as Step[]);
}
