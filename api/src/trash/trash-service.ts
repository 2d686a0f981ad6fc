import {
  type TrashEntity,
  trashMessages,
  type Undeleted,
  writeActionOf,
} from '@wabu/shared/entities/history/trash';
import { type Action, can } from '@wabu/shared/entities/permissions';
import type { Context } from 'hono';
import { requireFolder } from '../files/folder-rules.ts';
import type { ApiEnv } from '../http/env.ts';
import { forbidden, notFound } from '../http/problem.ts';
import { writeAndInvalidate } from '../lists/write-and-invalidate.ts';
import { ConstraintError, type Database } from '../platform/platform.ts';
import { requireConfirmation } from '../sessions/confirmed.ts';
import { authorOf } from '../store/author.ts';
import { recordChange } from '../store/change-repository.ts';
import type { Restoration, RestoreRequest } from './restoration.ts';
import { restoreFile } from './restore-file.ts';
import { restoreFrontend } from './restore-frontend.ts';
import { restoreSupplier } from './restore-supplier.ts';
import { restoreTemplate } from './restore-template.ts';
import { restoreUser } from './restore-user.ts';
import {
  deleteTrashed,
  findTrashed,
  isTrashed,
  purgeTrashed,
  type TrashedRecord,
} from './trashed-repository.ts';

const restorers: Record<
  TrashEntity,
  (database: Database, request: RestoreRequest) => Promise<Restoration>
> = {
  supplier: restoreSupplier,
  frontend: restoreFrontend,
  user: restoreUser,
  file: restoreFile,
  template: restoreTemplate,
};

interface Undelete {
  /** Of the entry of the trash. */
  id: number;
  /** A new address or name, for a record whose own was taken since. */
  key?: string | undefined;
}

/**
 * Brings a deleted record back with its files, in one write; a user with factors needs a confirmed session. Throws
 * 404 when the entry has left the trash, 403, and
 * 409 with the way out when the key is taken or the record needs another one.
 */
export async function undelete(c: Context<ApiEnv>, { id, key }: Undelete): Promise<Undeleted> {
  const entry = await trashed(c, id);
  if (!can(c.get('user').role, actionFor(entry))) throw forbidden();
  if (entry.credentials?.totp || entry.credentials?.passkeys.length) await requireConfirmation(c);
  const request = { entry, key, author: authorOf(c), when: isTrashed(id) };
  try {
    return await restore(c, request);
  } catch (error) {
    if (!(error instanceof ConstraintError)) throw error;
    // Another request took the key or restored the record since it was read: the second attempt says so.
    await trashed(c, id);
    return restore(c, request);
  }
}

async function restore(c: Context<ApiEnv>, request: RestoreRequest): Promise<Undeleted> {
  const platform = c.get('platform');
  const { id, entity, recordId } = request.entry;
  const { label, lists, statements, ...values } = await restorers[entity](
    platform.database,
    request,
  );
  const change = { entity, recordId, label, action: 'undelete', ...values } as const;
  const results = await writeAndInvalidate(platform, lists, [
    recordChange(request.author, change, request.when),
    ...statements,
    ...deleteTrashed(id),
  ]);
  if (results[statements.length + 2]?.changes === 0) throw notFound(trashMessages.gone);
  const { restored, restoredFrontend } = trashMessages;
  const message = entity === 'frontend' ? restoredFrontend : restored;
  return { message, entity, recordId, label };
}

/** Deletes an entry of the trash for good, with its files and the contents of its history. Throws 404. */
export async function purge(c: Context<ApiEnv>, id: number): Promise<void> {
  const { database } = c.get('platform');
  await trashed(c, id);
  await database.write(purgeTrashed(authorOf(c), [id]));
}

async function trashed(c: Context<ApiEnv>, id: number): Promise<TrashedRecord> {
  const entry = await findTrashed(c.get('platform').database, id);
  if (entry === null) throw notFound(trashMessages.gone);
  return entry;
}

/** What the role must be allowed to restore the record. */
function actionFor({ entity, document }: TrashedRecord): Action {
  if (entity === 'file') return requireFolder((document as { folder: string }).folder).write;
  return writeActionOf(entity);
}
