import { changingActions } from '@wabu/shared/entities/history/changing-actions';
import { historyMessages } from '@wabu/shared/entities/history/history';
import { frontendOfFolder, type TrashEntity } from '@wabu/shared/entities/history/trash';
import { type Action, can } from '@wabu/shared/entities/permissions';
import type { Context } from 'hono';
import { removeFrontend } from '../frontends/frontend-service.ts';
import type { ApiEnv } from '../http/env.ts';
import { forbidden, httpProblem, notFound } from '../http/problem.ts';
import { publishFrontend, unpublishFrontend } from '../microsites/microsite-service.ts';
import { renamePictureOf } from '../pictures/picture-service.ts';
import { removeSupplier } from '../suppliers/supplier-service.ts';
import { undelete } from '../trash/trash-service.ts';
import { findTrashedId } from '../trash/trashed-repository.ts';
import { changeUser } from '../users/manage-user.ts';
import type { UserContent } from '../users/user-repository.ts';
import { removeUser } from '../users/user-service.ts';
import { type BatchEntry, changeSince, readBatch } from './batch-repository.ts';
import { currentContent, goneProblem, storedRecord } from './current-record.ts';
import { restoreState } from './restore-service.ts';
import { statesAt } from './states.ts';

/** The entries of a batch for one record, and of one kind: its contents, or its publication. */
interface Group {
  entity: BatchEntry['entity'];
  recordId: string;
  kind: 'content' | 'publication' | 'other';
  /** The first of them, which has the state before. */
  oldest: BatchEntry;
}

type Undo = () => Promise<string[]>;

/**
 * Reverses the entries of a batch by ordinary writes, in a batch of their own. Checks all of them before the first
 * write. Returns the names of pictures that are gone. Throws 404, 403, and 409 when something was changed since or
 * cannot be undone.
 */
export async function undoBatch(c: Context<ApiEnv>, batch: string): Promise<string[]> {
  const { database } = c.get('platform');
  const entries = await readBatch(database, batch);
  if (entries.length === 0) throw notFound(historyMessages.unknown);
  const undos: Undo[] = [];
  for (const group of groupsOf(entries)) {
    const action = actionFor(group);
    if (!can(c.get('user').role, action)) throw forbidden();
    const undo = await undoOf(c, group);
    if (undo === null) throw httpProblem(409, 'invalid', historyMessages.noUndo);
    const since = await changeSince(database, group.oldest, batch, group.kind === 'publication');
    if (since !== null)
      throw httpProblem(409, 'changed-meanwhile', historyMessages.changedSince, since);
    undos.push(undo);
  }
  const missing: string[] = [];
  for (const undo of undos) missing.push(...(await undo()));
  return missing;
}

/** The groups of a batch, the latest first. A renamed picture takes its frontend along. */
function groupsOf(entries: BatchEntry[]): Group[] {
  const renames = entries.some(({ entity, action }) => entity === 'file' && action === 'update');
  const groups = new Map<string, Group>();
  for (const entry of entries) {
    if (renames && entry.entity !== 'file') continue;
    const { entity, recordId } = entry;
    const kind = kindOf(entry);
    groups.set(`${kind} ${entity} ${recordId}`, { entity, recordId, kind, oldest: entry });
  }
  return [...groups.values()];
}

function kindOf({ action }: BatchEntry): Group['kind'] {
  if (action === 'publish' || action === 'withdraw') return 'publication';
  return changingActions.includes(action) ? 'content' : 'other';
}

function actionFor({ entity, kind }: Group): Action {
  if (entity === 'module') return 'modules.deploy';
  return kind === 'publication' ? 'frontends.publish' : `${entity}s.write`;
}

/** The write that reverses a group; null for what cannot be undone. It is based on what it reads now. */
async function undoOf(c: Context<ApiEnv>, group: Group): Promise<Undo | null> {
  const { entity, recordId, kind, oldest } = group;
  if (kind === 'other' || entity === 'module') return null;
  if (kind === 'publication') return undoPublication(c, group);
  if (entity === 'file') return undoFile(c, group);
  const { database } = c.get('platform');
  const record = { entity, id: recordId };
  const now = await currentContent(database, record);
  const undeletion =
    now === null ? done(undelete, c, { id: await trashedId(c, entity, recordId) }) : null;
  const [before] = await statesAt(database, record, [oldest.id - 1]);
  if (undeletion !== null) return before ? undeletion : null;
  if (entity === 'user') {
    const name = String(now?.clear_name);
    if (!before) return done(removeUser, c, name);
    const { clear_role: role, disabled = false } = before as unknown as UserContent;
    return done(changeUser, c, { name, role, disabled }, null);
  }
  const stored = await storedRecord(database, { entity, id: recordId });
  if (stored === null) return null;
  const expected = stored.version;
  if (before)
    return async () =>
      (await restoreState(c, { entity, id: recordId }, before, { expected })).missing;
  return 'PIVA' in stored
    ? done(removeSupplier, c, stored.PIVA, expected)
    : done(removeFrontend, c, stored.URL, expected);
}

/** The entry of a deleted record in the trash. Throws 404. */
async function trashedId(
  c: Context<ApiEnv>,
  entity: TrashEntity,
  recordId: string,
): Promise<number> {
  const id = await findTrashedId(c.get('platform').database, entity, recordId);
  if (id === null) throw notFound(historyMessages.purged);
  return id;
}

/** Publishes the snapshot that was public before, or withdraws. */
async function undoPublication(c: Context<ApiEnv>, { recordId, oldest }: Group): Promise<Undo> {
  const { database } = c.get('platform');
  const record = { entity: 'frontend', id: recordId } as const;
  const stored = await storedRecord(database, record);
  if (stored === null || !('URL' in stored)) throw await goneProblem(database, record);
  const { URL } = stored;
  const { before } = (oldest.difference ?? {}) as { before?: { state: string; revision: number } };
  return before?.state === 'published'
    ? done(publishFrontend, c, { URL, revision: before.revision }, null, () => [])
    : done(unpublishFrontend, c, URL, null);
}

/** Renames a picture back, or takes it out of the trash; an upload stays. */
async function undoFile(c: Context<ApiEnv>, group: Group): Promise<Undo | null> {
  const { action, difference, recordId } = group.oldest;
  if (action === 'delete') return done(undelete, c, { id: await trashedId(c, 'file', recordId) });
  const { before, after } = (difference ?? {}) as Record<string, { name?: string } | undefined>;
  if (action !== 'update' || before?.name === undefined || after?.name === undefined) return null;
  const URL = frontendOfFolder(recordId.slice(0, recordId.lastIndexOf('/')));
  if (URL === null) return null;
  return done(renamePictureOf, c, { URL, name: after.name }, before.name, null);
}

/** A write without pictures that are gone. */
const done =
  <Args extends unknown[]>(write: (...args: Args) => Promise<unknown>, ...args: Args): Undo =>
  async () => {
    await write(...args);
    return [];
  };
