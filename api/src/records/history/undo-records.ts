import { historyMessages } from '@wabu/shared/entities/history/history';
import { diff } from '@wabu/shared/tree';
import type { Context } from 'hono';
import type { ApiEnv } from '../../http/env.ts';
import { HttpProblem, notFound } from '../../http/problem.ts';
import { retryOvertaken } from '../../platform/guarded-write.ts';
import { OvertakenError } from '../../platform/platform.ts';
import { kindOf, type Undo } from '../pipeline/app-records.ts';
import type { Content, RecordKind, StoredRecord, Writes } from '../pipeline/define-record.ts';
import { type Also, writeRecords } from '../pipeline/write-records.ts';
import {
  deleteTrashed,
  isTrashed,
  readLatestTrashed,
  type TrashedRecord,
} from '../store/trashed-repository.ts';
import { type Group, noUndo, requireUnchanged } from './batch-groups.ts';
import { readDifferences } from './batch-repository.ts';
import { contentNow, stateBefore } from './states.ts';

/**
 * Reads what reverses the entries of a batch for these records of one kind, and returns the write that does it in one
 * transaction. Throws 404 and 409; the write 400, 403, 404 and 409.
 */
export async function undoRecords(
  c: Context<ApiEnv>,
  groups: readonly [Group, ...Group[]],
  batches: readonly string[],
): Promise<Undo> {
  const kind = kindOf(c, groups[0].entity);
  let read: Found | null = await find(c, kind, groups);
  return () =>
    retryOvertaken(async () => {
      const found = read ?? (await find(c, kind, groups));
      read = null;
      const { writes, also, missing } = await writesOf(c, kind, found);
      try {
        await writeRecords(c, kind, writes, also);
      } catch (error) {
        if (error instanceof OvertakenError)
          await requireUnchanged(c.get('platform').database, groups, batches);
        throw error;
      }
      return missing;
    });
}

/** Throws 409 or 403 when records must not be deleted. */
export async function requireDeletable(
  c: Context<ApiEnv>,
  kind: RecordKind<StoredRecord>,
  records: readonly StoredRecord[],
): Promise<void> {
  if (records.length === 0) return;
  const problemOf = await kind.forbidDeletion?.(c, records);
  const problems = records.flatMap((record) => problemOf?.(record) ?? []);
  const [first] = problems;
  if (first === undefined) return;
  const linked = problems.flatMap(({ problem }) => problem.linked ?? []);
  throw linked.length === 0 ? first : new HttpProblem(first.status, { ...first.problem, linked });
}

/** What an undo finds. */
interface Found {
  /** The records that are stored, with their content before the batch; null where they did not exist. */
  stored: { now: StoredRecord; content: Content | null }[];
  /** The entries of those that are not. */
  deleted: TrashedRecord[];
}

async function find(
  c: Context<ApiEnv>,
  kind: RecordKind<StoredRecord>,
  groups: readonly Group[],
): Promise<Found> {
  const { database } = c.get('platform');
  const ids = groups.map(({ recordId }) => recordId);
  const records = new Map(
    (await kind.store.read(database, 'id', ids)).map((record) => [record.id, record]),
  );
  const gone = ids.filter((id) => !records.has(id));
  const deleted = gone.length === 0 ? [] : await readLatestTrashed(database, kind.entity, gone);
  if (deleted.length < gone.length) throw notFound(historyMessages.purged);
  const entryIds = groups.flatMap(({ entries }) => entries.map(({ id }) => id));
  const differences = await readDifferences(database, entryIds);
  const stored = groups.flatMap(({ recordId, entries }): Found['stored'] => {
    const now = records.get(recordId);
    const content = entries.reduce<Content | null>(
      (after, { id, action }) => {
        const entry = { action, difference: null, isPruned: true, ...differences.get(id) };
        // An upload that replaced a file, before the history kept what it replaced.
        if (action === 'update' && entry.difference === null && !entry.isPruned) throw noUndo();
        return stateBefore(entry, after);
      },
      now === undefined ? null : contentNow(kind, now),
    );
    // A record is gone because the batch deleted it, and existed before.
    if (now === undefined && (content === null || entries[0]?.action !== 'delete')) throw noUndo();
    return now === undefined ? [] : [{ now, content }];
  });
  return { stored, deleted };
}

/**
 * The records as they were before the batch: those that it deleted come back as `undelete` brings one, those that it
 * added go.
 */
async function writesOf(
  c: Context<ApiEnv>,
  kind: RecordKind<StoredRecord>,
  { stored, deleted }: Found,
): Promise<{ writes: Partial<Writes<StoredRecord>>; also: Also; missing: string[] }> {
  const removed = stored.flatMap(({ now, content }) => (content === null ? [now] : []));
  await requireDeletable(c, kind, removed);
  const changed: Writes<StoredRecord>['changed'] = [];
  const missing: string[] = [];
  for (const { now, content } of stored) {
    if (content === null || diff(content, contentNow(kind, now)).length === 0) continue;
    const earlier = await kind.fromContent(c, now, content);
    const after = { ...(await kind.change(c, now, earlier.change)), version: now.version + 1 };
    changed.push({ before: now, after, action: 'restore' });
    missing.push(...(earlier.missing ?? []));
  }
  const back: Awaited<ReturnType<typeof kind.comeBack>>[] = [];
  for (const entry of deleted) back.push(await kind.comeBack(c, entry, { leaving: removed }));
  const ids = deleted.map(({ id }) => id);
  return {
    writes: { returned: back.map(({ record }) => record), changed, removed },
    also:
      ids.length === 0
        ? {}
        : {
            requires: [isTrashed(...ids)],
            statements: [...back.flatMap(({ statements }) => statements), ...deleteTrashed(...ids)],
          },
    missing,
  };
}
