import { changingActions } from '@wabu/shared/entities/history/changing-actions';
import type { ActivityEntity, ChangeAction } from '@wabu/shared/entities/history/history';
import type { LastChange } from '@wabu/shared/entities/problem';
import type { Database } from '../platform/platform.ts';

/** An entry of a batch that is to be undone. */
export interface BatchEntry {
  id: number;
  entity: ActivityEntity;
  recordId: string;
  action: ChangeAction;
  difference: unknown;
}

/** The entries of a batch, the latest first. */
export async function readBatch(database: Database, batch: string): Promise<BatchEntry[]> {
  const rows = await database.query(
    'SELECT id, entity, record_id, action, difference FROM changes WHERE batch = ? ORDER BY id DESC',
    [batch],
  );
  return rows.map((row) => ({
    id: Number(row.id),
    entity: row.entity as ActivityEntity,
    recordId: String(row.record_id),
    action: row.action as ChangeAction,
    difference: row.difference === null ? null : JSON.parse(String(row.difference)),
  }));
}

/** Who changed a record, or its publication, since an entry and outside its batch; null for nobody. */
export async function changeSince(
  database: Database,
  { id, entity, recordId }: BatchEntry,
  batch: string,
  ofPublication: boolean,
): Promise<LastChange | null> {
  const actions = ofPublication ? ['publish', 'withdraw', 'delete'] : changingActions;
  const [row] = await database.query(
    `SELECT actor, happened_at FROM changes
     WHERE entity = ? AND record_id = ? AND id > ? AND batch IS NOT ?
       AND action IN (SELECT value FROM json_each(?)) ORDER BY id DESC LIMIT 1`,
    [entity, recordId, id, batch, JSON.stringify(actions)],
  );
  if (row === undefined) return null;
  return { changedBy: String(row.actor), changedAt: Number(row.happened_at) };
}
