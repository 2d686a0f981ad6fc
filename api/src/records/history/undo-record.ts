import { historyMessages } from '@wabu/shared/entities/history/history';
import type { TrashEntity } from '@wabu/shared/entities/history/trash';
import type { Context } from 'hono';
import type { ApiEnv } from '../../http/env.ts';
import { notFound } from '../../http/problem.ts';
import { done, kindOf, recordsOf, removeRecord, type Undo } from '../restorable-kind.ts';
import { findTrashedId } from '../store/trashed-repository.ts';
import { undelete } from '../trash/trash-service.ts';
import { type Group, oldestOf } from './batch-groups.ts';
import { readDifferences } from './batch-repository.ts';
import { restoreState } from './restore-service.ts';
import { statesAt } from './states.ts';

/**
 * The write that reverses a group of a batch, based on what is read now; null for what cannot be undone. Throws 404
 * and 409.
 */
export async function undoRecord(c: Context<ApiEnv>, group: Group): Promise<Undo | null> {
  const { entity, recordId, kind } = group;
  if (kind === 'other' || entity === 'module') return null;
  const special = recordsOf(c).undos[kind === 'publication' ? kind : entity];
  const trashedId = () => trashedIdOf(c, entity as TrashEntity, recordId);
  const { id, action } = oldestOf(group);
  if (special) return special(c, { recordId, action, facts: await factsOf(c, id), trashedId });
  const restorable = kindOf(c, entity);
  const { database } = c.get('platform');
  const [stored] = await restorable.kind.read(database, 'id', [recordId]);
  const undeletion = stored ? null : done(undelete, c, { id: await trashedId() });
  const [before] = await statesAt(database, restorable.kind, recordId, [id - 1]);
  if (!stored) return before ? undeletion : null;
  if (!before) return done(removeRecord, c, restorable, stored);
  const expected = stored.version;
  return async () => (await restoreState(c, restorable, recordId, before, { expected })).missing;
}

async function trashedIdOf(
  c: Context<ApiEnv>,
  entity: TrashEntity,
  recordId: string,
): Promise<number> {
  const id = await findTrashedId(c.get('platform').database, entity, recordId);
  if (id === null) throw notFound(historyMessages.purged);
  return id;
}

/** The facts before and after an entry that is no save of a record. */
async function factsOf(c: Context<ApiEnv>, id: number): Promise<object> {
  const differences = await readDifferences(c.get('platform').database, [id]);
  return JSON.parse(differences.get(id)?.difference ?? '{}') as object;
}
