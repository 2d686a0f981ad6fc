import { type HistoryPoint, historyMessages } from '@wabu/shared/entities/history/history';
import { apply, type Step } from '@wabu/shared/tree';
import { type HttpProblem, notFound } from '../../http/problem.ts';
import type { Database } from '../../platform/platform.ts';
import type { Content, RecordKind, StoredRecord } from '../pipeline/define-record.ts';
import { contentOf } from '../store/change-repository.ts';
import { isRecordInTrash } from '../store/trashed-repository.ts';
import {
  type EntryContent,
  hasEntry,
  lastEntry,
  type RecordRef,
  readContents,
} from './history-repository.ts';

/** The content of a record as the history keeps it. */
export const contentNow = <T extends StoredRecord>(kind: RecordKind<T>, record: T): Content =>
  contentOf(kind.content(record));

/** Says of a record that is not stored whether it can still be brought back. */
export async function goneProblem(
  database: Database,
  { entity, id: recordId }: { entity: string; id: string },
): Promise<HttpProblem> {
  const isTrashed = await isRecordInTrash(database, { entity, recordId });
  return notFound(isTrashed ? historyMessages.deleted : historyMessages.purged);
}

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

/** A record, if it is stored, and its last entry. */
export interface Present<T> {
  stored: T | undefined;
  last: number;
}

export async function readPresent<T extends StoredRecord>(
  database: Database,
  kind: RecordKind<T>,
  id: string,
): Promise<Present<T>> {
  const record = { entity: kind.entity, id };
  const last = await lastEntry(database, record);
  const [stored] = await kind.store.read(database, 'id', [id]);
  // Somebody wrote in between: the entries would not fit the record.
  if ((await lastEntry(database, record)) !== last) return readPresent(database, kind, id);
  return { stored, last };
}

/**
 * The content of a record after its last entry up to each bound; null where it did not exist. Throws 404 when
 * the contents of an entry on the way are deleted.
 *
 * @param bounds the latest first
 */
export async function statesAt<T extends StoredRecord>(
  database: Database,
  kind: RecordKind<T>,
  id: string,
  { stored, last }: Present<T>,
  bounds: readonly number[],
): Promise<(Content | null)[]> {
  const record = { entity: kind.entity, id };
  let state = stored === undefined ? null : contentNow(kind, stored);
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
  const kept = JSON.parse(difference ?? '[]') as Step[] | Content;
  return Array.isArray(kept) ? apply(after ?? {}, kept) : kept;
}
