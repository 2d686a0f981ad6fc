import { changingActions } from '@wabu/shared/entities/history/changing-actions';
import type { ChangeAction } from '@wabu/shared/entities/history/history';
import type { LastChange } from '@wabu/shared/entities/problem';
import type { Database } from '../../platform/platform.ts';
import { BEFORE } from '../store/change-repository.ts';
import { nextTurn } from '../store/time-slices.ts';

export interface BatchEntry {
  id: number;
  entity: string;
  recordId: string;
  action: ChangeAction;
}

/** Entries that are read at once. */
const BATCH_ROWS = 2_000;

/** The entries of a batch, the latest first, without what they changed. */
export async function readBatch(database: Database, batch: string): Promise<BatchEntry[]> {
  const entries: BatchEntry[] = [];
  for (;;) {
    const rows = await database.query(
      `SELECT id, entity, record_id AS recordId, action FROM changes
       WHERE batch = ? AND id < ? ORDER BY id DESC LIMIT ${BATCH_ROWS}`,
      [batch, entries.at(-1)?.id ?? Number.MAX_SAFE_INTEGER],
    );
    entries.push(...(rows as unknown as BatchEntry[]));
    if (rows.length < BATCH_ROWS) return entries;
    await nextTurn();
  }
}

export async function readEntriesOf(
  database: Database,
  batch: string,
  records: readonly Pick<BatchEntry, 'entity' | 'recordId'>[],
): Promise<BatchEntry[]> {
  const rows = await database.query(
    // The plus keeps the index of the batch out of the plan: that of the record has fewer entries.
    `SELECT changes.id, entity, record_id AS recordId, action FROM json_each(?) AS wanted
     JOIN changes ON entity = wanted.value ->> 0 AND record_id = wanted.value ->> 1
     WHERE +batch = ?`,
    [JSON.stringify(records.map(({ entity, recordId }) => [entity, recordId])), batch],
  );
  return rows as unknown as BatchEntry[];
}

/** What an entry changed; null for nothing, and for an entry whose contents are deleted, which has no label either. */
export interface EntryDifference {
  difference: string | null;
  isPruned: boolean;
}

export async function readDifferences(
  database: Database,
  ids: readonly number[],
): Promise<Map<number, EntryDifference>> {
  const rows = await database.query(
    `SELECT id, label, ${BEFORE} FROM changes WHERE id IN (SELECT value FROM json_each(?))`,
    [JSON.stringify(ids)],
  );
  return new Map(
    rows.map(({ id, label, difference }) => [
      Number(id),
      {
        difference: difference === null ? null : String(difference),
        isPruned: label === null,
      },
    ]),
  );
}

const publicActions = ['publish', 'withdraw', 'delete'];

/**
 * Who changed one of the records of some entries, or its publication, since its entry and outside these batches; null
 * for nobody.
 */
export async function changeSince(
  database: Database,
  ids: readonly number[],
  batches: readonly string[],
  ofPublication: boolean,
): Promise<LastChange | null> {
  for (let from = 0; from < ids.length; from += BATCH_ROWS) {
    if (from > 0) await nextTurn();
    const [row] = await database.query(
      `SELECT later.actor, later.happened_at FROM json_each(?) AS wanted
       JOIN changes AS own ON own.id = wanted.value
       JOIN changes AS later ON later.entity = own.entity AND later.record_id = own.record_id AND later.id > own.id
       WHERE coalesce(later.batch NOT IN (SELECT value FROM json_each(?)), 1)
         AND later.action IN (SELECT value FROM json_each(?))
       ORDER BY later.id DESC LIMIT 1`,
      [
        JSON.stringify(ids.slice(from, from + BATCH_ROWS)),
        JSON.stringify(batches),
        JSON.stringify(ofPublication ? publicActions : changingActions),
      ],
    );
    if (row !== undefined)
      return { changedBy: String(row.actor), changedAt: Number(row.happened_at) };
  }
  return null;
}
