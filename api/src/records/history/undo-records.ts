import { historyMessages } from '@wabu/shared/entities/history/history';
import type { Context } from 'hono';
import type { ApiEnv } from '../../http/env.ts';
import { notFound } from '../../http/problem.ts';
import { ConstraintError, OvertakenError } from '../../platform/platform.ts';
import { inUse } from '../carry-out.ts';
import type { Changed, RecordKind, StoredRecord } from '../record-kind.ts';
import {
  type Content,
  kindOf,
  type RestorableKind,
  type Undo,
  writeKind,
} from '../restorable-kind.ts';
import { deleteTrashed, isTrashed, readLatestTrashed } from '../store/trashed-repository.ts';
import type { Also } from '../write-records.ts';
import { type Group, noUndo, requireUnchanged } from './batch-groups.ts';
import { readDifferences } from './batch-repository.ts';
import { contentNow, stateBefore } from './states.ts';

/**
 * Reads what reverses the entries of a batch for these records of one kind, and returns the write that does it in one
 * transaction. Throws 400, 404 and 409; the write 409.
 */
export async function undoRecords(
  c: Context<ApiEnv>,
  groups: readonly [Group, ...Group[]],
  batches: readonly string[],
): Promise<Undo> {
  const { database } = c.get('platform');
  const restorable = kindOf(c, groups[0].entity);
  const { kind, withContent = (record) => record } = restorable;
  const records = await kind.read(
    database,
    'id',
    groups.map(({ recordId }) => recordId),
  );
  const stored = new Map(records.map((record) => [record.id, record]));
  const before = await contentsBefore(c, kind, groups, stored);
  const changed: Changed<StoredRecord>[] = [];
  const removed: StoredRecord[] = [];
  const deleted: string[] = [];
  for (const { recordId: id } of groups) {
    const now = stored.get(id);
    const content = before.get(id) ?? null;
    if (now === undefined && content === null) throw noUndo();
    if (now === undefined) deleted.push(id);
    else if (content === null) removed.push(now);
    else {
      const after = { ...withContent(now, content), version: now.version + 1 };
      if (JSON.stringify(contentNow(kind, after)) !== JSON.stringify(contentNow(kind, now)))
        changed.push({ before: now, after, action: 'restore' });
    }
  }
  return async () => {
    const { returned, also } = await comingBack(c, restorable, deleted, removed);
    try {
      await writeKind(c, restorable, { returned, changed, removed }, also);
    } catch (error) {
      if (!(error instanceof ConstraintError || error instanceof OvertakenError)) throw error;
      await requireUnchanged(database, groups, batches);
      await requireUnused(c, kind, removed);
      throw error;
    }
    return [];
  };
}

/** Throws 409 when others name records that an undo would delete. */
export async function requireUnused(
  c: Context<ApiEnv>,
  kind: RecordKind<StoredRecord>,
  removed: readonly { id: string }[],
): Promise<void> {
  const ids = removed.map(({ id }) => id);
  const linked = await kind.linked?.(c.get('platform').database, ids);
  if (linked !== undefined && linked.size > 0) throw inUse(kind, [...linked.values()].flat());
}

/** The contents before the batch, by id; null for a record that did not exist. */
async function contentsBefore(
  c: Context<ApiEnv>,
  kind: RecordKind<StoredRecord>,
  groups: readonly Group[],
  stored: ReadonlyMap<string, StoredRecord>,
): Promise<Map<string, Content | null>> {
  const ids = groups.flatMap(({ entries }) => entries.map(({ id }) => id));
  const differences = await readDifferences(c.get('platform').database, ids);
  return new Map(
    groups.map(({ recordId, entries }) => {
      const now = stored.get(recordId);
      const content = entries.reduce<Content | null>(
        (after, { id, action }) =>
          stateBefore({ action, difference: null, isPruned: true, ...differences.get(id) }, after),
        now === undefined ? null : contentNow(kind, now),
      );
      return [recordId, content];
    }),
  );
}

/**
 * What brings deleted records back, as `undelete` brings one. Throws 404 when one has left the trash, and 409 for a
 * taken key, unless its holder is removed in the same write.
 */
async function comingBack(
  c: Context<ApiEnv>,
  { kind, comeBack }: RestorableKind<StoredRecord>,
  recordIds: readonly string[],
  leaving: readonly StoredRecord[],
): Promise<{ returned: StoredRecord[]; also: Also }> {
  const entries = await readLatestTrashed(c.get('platform').database, kind.entity, recordIds);
  if (entries.length < recordIds.length) throw notFound(historyMessages.purged);
  const back: Awaited<ReturnType<typeof comeBack>>[] = [];
  for (const entry of entries) back.push(await comeBack(c, entry, { leaving }));
  const ids = entries.map(({ id }) => id);
  return {
    returned: back.map(({ record }) => record),
    also: {
      requires: [isTrashed(...ids)],
      statements: [...back.flatMap(({ statements }) => statements), ...deleteTrashed(...ids)],
    },
  };
}
