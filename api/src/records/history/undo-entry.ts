import { historyMessages } from '@wabu/shared/entities/history/history';
import type { Context } from 'hono';
import type { ApiEnv } from '../../http/env.ts';
import { notFound } from '../../http/problem.ts';
import { recordsOf, type Undo } from '../app-records.ts';
import { findTrashedId } from '../store/trashed-repository.ts';
import { type Group, noUndo, oldestOf } from './batch-groups.ts';
import { readDifferences } from './batch-repository.ts';

/**
 * The write that reverses a group of a batch that is no content of a record, based on what is read now. Throws 404 and
 * 409.
 */
export async function undoEntry(c: Context<ApiEnv>, group: Group): Promise<Undo> {
  const { entity, recordId, kind } = group;
  const { publication, others } = recordsOf(c);
  const { undo: reverse } = (kind === 'publication' ? publication : others[entity]) ?? {};
  if (kind === 'other' || reverse === undefined) throw noUndo();
  const { database } = c.get('platform');
  const { id, action } = oldestOf(group);
  const { difference } = (await readDifferences(database, [id])).get(id) ?? {};
  const trashedId = async () => {
    const found = await findTrashedId(database, entity, recordId);
    if (found === null) throw notFound(historyMessages.purged);
    return found;
  };
  const facts = JSON.parse(difference ?? '{}') as object;
  const undo = await reverse(c, { recordId, action, facts, trashedId });
  if (undo === null) throw noUndo();
  return undo;
}
