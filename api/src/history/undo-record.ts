import { historyMessages } from '@wabu/shared/entities/history/history';
import { frontendOfFolder, type TrashEntity } from '@wabu/shared/entities/history/trash';
import type { TranslationSettings } from '@wabu/shared/entities/translations/translation-settings';
import type { Context } from 'hono';
import { frontendKind } from '../frontends/frontend-repository.ts';
import { removeFrontend } from '../frontends/frontend-service.ts';
import type { ApiEnv } from '../http/env.ts';
import { notFound } from '../http/problem.ts';
import { publishFrontend, unpublishFrontend } from '../microsites/microsite-service.ts';
import { renamePictureOf } from '../pictures/picture-service.ts';
import { templateKind } from '../templates/template-repository.ts';
import { changeTemplateName, removeTemplate } from '../templates/template-service.ts';
import { changeSettings } from '../translations/settings-service.ts';
import { undelete } from '../trash/trash-service.ts';
import { findTrashedId } from '../trash/trashed-repository.ts';
import { changeUser } from '../users/manage-user.ts';
import type { UserContent } from '../users/managed-user-repository.ts';
import { removeUser } from '../users/user-service.ts';
import { type Group, oldestOf } from './batch-groups.ts';
import { readDifferences } from './batch-repository.ts';
import { currentContent, goneProblem } from './current-record.ts';
import { restoreState } from './restore-service.ts';
import { statesAt } from './states.ts';

/** A write; returns the names of pictures that are gone. */
export type Undo = () => Promise<string[]>;

/**
 * The write that reverses a group of a batch, based on what is read now; null for what cannot be undone. Throws 404
 * and 409.
 */
export async function undoRecord(c: Context<ApiEnv>, group: Group): Promise<Undo | null> {
  const { entity, recordId, kind } = group;
  if (kind === 'other' || entity === 'module') return null;
  if (kind === 'publication') return undoPublication(c, group);
  if (entity === 'file') return undoFile(c, group);
  if (entity === 'template') return undoTemplate(c, group);
  if (entity === 'translation') return undoSettings(c, group);
  const { database } = c.get('platform');
  const record = { entity, id: recordId };
  const now = await currentContent(database, record);
  const undeletion =
    now === null ? done(undelete, c, { id: await trashedId(c, entity, recordId) }) : null;
  const [before] = await statesAt(database, record, [oldestOf(group).id - 1]);
  if (undeletion !== null) return before ? undeletion : null;
  if (entity === 'user') {
    const name = String(now?.clear_name);
    if (!before) return done(removeUser, c, name);
    const { clear_role: role, disabled = false } = before as unknown as UserContent;
    return done(changeUser, c, { name, role, disabled }, null);
  }
  const [stored] = await frontendKind.read(database, 'id', [recordId]);
  if (stored === undefined) return null;
  const expected = stored.version;
  if (before)
    return async () =>
      (await restoreState(c, { entity, id: recordId }, before, { expected })).missing;
  return done(removeFrontend, c, stored.frontend.URL, expected);
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
async function undoPublication(c: Context<ApiEnv>, group: Group): Promise<Undo> {
  const { database } = c.get('platform');
  const record = { entity: 'frontend', id: group.recordId } as const;
  const [stored] = await frontendKind.read(database, 'id', [record.id]);
  if (stored === undefined) throw await goneProblem(database, record);
  const { URL } = stored.frontend;
  const { before } = (await factsOf(c, group)) as { before?: { state: string; revision: number } };
  return before?.state === 'published'
    ? done(publishFrontend, c, { URL, revision: before.revision }, null, () => [])
    : done(unpublishFrontend, c, URL, null);
}

/** Renames a picture back, or takes it out of the trash; an upload stays. */
async function undoFile(c: Context<ApiEnv>, group: Group): Promise<Undo | null> {
  const { action, recordId } = oldestOf(group);
  if (action === 'delete') return done(undelete, c, { id: await trashedId(c, 'file', recordId) });
  const { before, after } = (await factsOf(c, group)) as Record<
    string,
    { name?: string } | undefined
  >;
  if (action !== 'update' || before?.name === undefined || after?.name === undefined) return null;
  const URL = frontendOfFolder(recordId.slice(0, recordId.lastIndexOf('/')));
  if (URL === null) return null;
  return done(renamePictureOf, c, { URL, name: after.name }, before.name, null);
}

/** Takes a template out of the trash, deletes it, or gives it its name back. */
async function undoTemplate(c: Context<ApiEnv>, group: Group): Promise<Undo | null> {
  const { action, recordId: id } = oldestOf(group);
  const [stored] = await templateKind.read(c.get('platform').database, 'id', [id]);
  if (action === 'create' || action === 'undelete')
    return stored ? done(removeTemplate, c, id, stored.version) : null;
  if (stored === undefined) return done(undelete, c, { id: await trashedId(c, 'template', id) });
  const { before } = (await factsOf(c, group)) as { before?: { name?: string } };
  const name = before?.name;
  if (action !== 'update' || name === undefined) return null;
  return done(changeTemplateName, c, { id, name }, stored.version);
}

async function undoSettings(c: Context<ApiEnv>, group: Group): Promise<Undo> {
  const { before } = (await factsOf(c, group)) as { before: TranslationSettings };
  return done(changeSettings, c, before, null);
}

/** The facts before and after the first entry of a file, a template or a publication. */
async function factsOf(c: Context<ApiEnv>, group: Group): Promise<object> {
  const { id } = oldestOf(group);
  const differences = await readDifferences(c.get('platform').database, [id]);
  return JSON.parse(differences.get(id)?.difference ?? '{}') as object;
}

/** A write without pictures that are gone. */
const done =
  <Args extends unknown[]>(write: (...args: Args) => Promise<unknown>, ...args: Args): Undo =>
  async () => {
    await write(...args);
    return [];
  };
