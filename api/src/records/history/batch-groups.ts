import { changingActions } from '@wabu/shared/entities/history/changing-actions';
import { historyMessages } from '@wabu/shared/entities/history/history';
import { can } from '@wabu/shared/entities/permissions';
import type { Context } from 'hono';
import type { ApiEnv } from '../../http/env.ts';
import { forbidden, httpProblem } from '../../http/problem.ts';
import type { Database } from '../../platform/platform.ts';
import { recordsOf } from '../pipeline/app-records.ts';
import { type BatchEntry, changeSince } from './batch-repository.ts';

/** The entries of a batch for one record, and of one kind: its contents, or its publication. The latest first. */
export interface Group {
  entity: BatchEntry['entity'];
  recordId: string;
  kind: 'content' | 'publication' | 'other';
  entries: BatchEntry[];
}

/** The entry that found the state before the batch. */
export const oldestOf = ({ entries }: Group): BatchEntry => entries.at(-1) as BatchEntry;

/** The id of the entry by which the groups of a batch are in order. */
export const latestOf = ({ entries }: Group): number => entries[0]?.id ?? 0;

/** The groups of a batch, the latest first. A renamed picture takes its frontend along. */
export function groupsOf(entries: readonly BatchEntry[]): Group[] {
  const renames = entries.some(
    ({ entity, action }) => entity === 'file' && (action === 'update' || action === 'restore'),
  );
  const groups = new Map<string, Group>();
  for (const entry of entries) {
    if (renames && entry.entity !== 'file') continue;
    const { entity, recordId } = entry;
    const kind = kindOf(entry);
    const key = `${kind} ${entity} ${recordId}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { entity, recordId, kind, entries: [entry] });
    else group.entries.push(entry);
  }
  return [...groups.values()];
}

function kindOf({ action }: BatchEntry): Group['kind'] {
  if (action === 'publish' || action === 'withdraw') return 'publication';
  return changingActions.includes(action) ? 'content' : 'other';
}

/** Throws 403 and 409 for groups that the user may not reverse, or that have no undo. */
export function requireUndo(c: Context<ApiEnv>, groups: readonly Group[]): void {
  const { kinds, publication, others } = recordsOf(c);
  for (const { kind, entity } of groups) {
    const record = kind === 'publication' ? undefined : kinds.get(entity);
    const other = kind === 'publication' ? publication : others[entity];
    const write = record?.write ?? other?.write;
    if (write !== undefined && !can(c.get('user').role, write)) throw forbidden();
    if (kind === 'other' || (record === undefined && other?.undo === undefined)) throw noUndo();
  }
}

export const noUndo = () => httpProblem(409, 'invalid', historyMessages.noUndo);

/** Throws 409 when one of the groups was changed since, outside these batches. */
export async function requireUnchanged(
  database: Database,
  groups: readonly Group[],
  batches: readonly string[],
): Promise<void> {
  for (const ofPublication of [false, true]) {
    const wanted = groups.filter(({ kind }) => (kind === 'publication') === ofPublication);
    const ids = wanted.map((group) => oldestOf(group).id);
    const since = await changeSince(database, ids, batches, ofPublication);
    if (since !== null)
      throw httpProblem(409, 'changed-meanwhile', historyMessages.changedSince, since);
  }
}
