import type { ReleaseAction, ReleaseEvent } from '@wabu/shared/module/releases';
import type { Database, Statement } from '../platform/platform.ts';
import { type Condition, exists } from '../store/change-repository.ts';

/** With `when`, inserts only if the condition holds in the same write. */
export function recordRelease(event: ReleaseEvent, when?: Condition): Statement {
  const { at, actor, id, action, from, to, note, set = null } = event;
  const values = [at, actor, id, action, from, to, note, set];
  return {
    sql: `INSERT INTO module_history (happened_at, actor, module_id, action, from_version, to_version, note, set_id)
          SELECT ${values.map(() => '?').join(', ')}${when === undefined ? '' : ` WHERE ${when.condition}`}`,
    args: [...values, ...(when?.args ?? [])],
  };
}

/** The newest 200 events first, of one module or of all. */
export async function readHistory(database: Database, id?: string): Promise<ReleaseEvent[]> {
  const rows = await database.query(
    `SELECT happened_at, actor, module_id, action, from_version, to_version, note, set_id FROM module_history
     ${id === undefined ? '' : 'WHERE module_id = ?'} ORDER BY id DESC LIMIT 200`,
    id === undefined ? [] : [id],
  );
  return rows.map((row) => ({
    at: row.happened_at as number,
    actor: row.actor as string,
    id: row.module_id as string,
    action: row.action as ReleaseAction,
    from: row.from_version as string | null,
    to: row.to_version as string | null,
    note: row.note as string,
    ...(row.set_id !== null && { set: row.set_id as string }),
  }));
}

export async function wasLive(database: Database, id: string, version: string): Promise<boolean> {
  const rows = await database.query(
    `SELECT 1 FROM module_history WHERE module_id = ? AND to_version = ?
     AND action IN ('promote', 'rollback') LIMIT 1`,
    [id, version],
  );
  return rows.length > 0;
}

/** The condition that the changes of a set are recorded, for a later statement of the same write. */
export const isRecorded = (set: string) => exists('module_history WHERE set_id = ?', set);
