import {
  avatarFileName,
  DEFAULT_AVATAR,
  extensionOf,
  folders,
  supplierFolder,
} from '@wabu/shared/entities/files';
import { normaliseFrontendUrl } from '@wabu/shared/entities/frontend-url';
import {
  frontendOfFolder,
  trashMessages,
  type Undeleted,
  writeActionOf,
} from '@wabu/shared/entities/history/trash';
import {
  type SectionTemplate,
  templateLimits,
} from '@wabu/shared/entities/microsites/section-template';
import { userMessages } from '@wabu/shared/entities/passwords/user-messages';
import { type Action, can } from '@wabu/shared/entities/permissions';
import { requiredLine } from '@wabu/shared/entities/text';
import { newUserSchema } from '@wabu/shared/entities/user';
import type { Context } from 'hono';
import * as z from 'zod/mini';
import { acceptedFileName } from '../files/file-name.ts';
import { requireFolder } from '../files/folder-rules.ts';
import { findFile } from '../files/object-repository.ts';
import { findFrontend, frontendKind } from '../frontends/frontend-repository.ts';
import type { ApiEnv } from '../http/env.ts';
import { forbidden, httpProblem, invalid, notFound } from '../http/problem.ts';
import { writeAndInvalidate } from '../lists/write-and-invalidate.ts';
import { retryOvertaken } from '../platform/guarded-write.ts';
import { ConstraintError, type Database, OvertakenError } from '../platform/platform.ts';
import type { RecordKind, StoredRecord } from '../records/record-kind.ts';
import { writeRecords } from '../records/write-records.ts';
import { requireConfirmation } from '../sessions/confirmed.ts';
import { authorOf } from '../store/author.ts';
import { recordChange } from '../store/change-repository.ts';
import { moveFileBack, trashFolder } from '../store/trashed-files-repository.ts';
import { supplierKind } from '../suppliers/supplier-repository.ts';
import { isTemplateNameTaken, templateKind } from '../templates/template-repository.ts';
import { restoreFactors } from '../users/credentials-repository.ts';
import { type UserContent, type UserRecord, userKind } from '../users/managed-user-repository.ts';
import { isNameTaken } from '../users/user-repository.ts';
import { freeKey, type Restore } from './restoration.ts';
import { restoreFrontend } from './restore-frontend.ts';
import { restoreSupplier } from './restore-supplier.ts';
import {
  deleteTrashed,
  findTrashed,
  isTrashed,
  purgeTrashed,
  readTrashedUrls,
  type TrashedRecord,
} from './trashed-repository.ts';

/** A file in its folder, under its name or the chosen one. It needs the frontend or supplier of the folder. */
async function undeleteFile(
  c: Context<ApiEnv>,
  entry: TrashedRecord,
  key: string | undefined,
): Promise<string> {
  const platform = c.get('platform');
  const { database } = platform;
  const file = entry.document as { folder: string; name: string };
  const url = frontendOfFolder(file.folder);
  if (url !== null) await requireFrontend(database, url);
  await requireSupplier(database, file.folder);
  const name = await freeKey({
    own: file.name,
    chosen: key,
    accept: (chosen) => acceptedFileName(chosen, file.name, 'key'),
    isTaken: async (one) => (await findFile(database, file.folder, one)) !== null,
    taken: trashMessages.fileTaken,
  });
  const change = {
    entity: 'file',
    recordId: entry.recordId,
    label: name,
    action: 'undelete',
    ...(name !== file.name && { before: { name: file.name }, after: { name } }),
  } as const;
  // The list of frontends says that a published microsite differs from its files.
  await writeAndInvalidate(platform, url === null ? [] : ['frontends'], {
    requires: [isTrashed(entry.id)],
    statements: [
      recordChange(authorOf(c), change),
      moveFileBack(entry.id, file, name),
      ...deleteTrashed(entry.id),
    ],
  });
  return name;
}

/** Throws 409 for a file of a supplier that is deleted: the supplier's return would replace it. */
async function requireSupplier(database: Database, folder: string): Promise<void> {
  const root = supplierFolder('');
  if (!folder.startsWith(root)) return;
  if ((await supplierKind.read(database, 'key', [folder.slice(root.length)])).length > 0) return;
  throw httpProblem(409, 'incomplete', trashMessages.fileSupplierGone);
}

/** Throws 409 for a picture of a frontend that is deleted: it would be in nobody's sight. */
async function requireFrontend(database: Database, url: string): Promise<void> {
  if ((await findFrontend(database, url)) !== null) return;
  const trashed = await readTrashedUrls(database);
  const message = trashed.some((one) => normaliseFrontendUrl(one) === url)
    ? trashMessages.frontendInTrash(url)
    : trashMessages.frontendGone(url);
  throw httpProblem(409, 'incomplete', message, { linked: [url] });
}

/** The user with role, picture, password and factors, disabled as before. Sessions and the one-time link stay ended. */
const restoreUser: Restore<UserRecord> = async (database, entry, key) => {
  const {
    clear_name,
    clear_role: role,
    clear_avatar,
    disabled = false,
  } = entry.document as UserContent;
  const name = await freeKey({
    own: clear_name,
    chosen: key,
    accept: acceptedUserName,
    isTaken: (one) => isNameTaken(database, one),
    taken: trashMessages.userNameTaken,
  });
  const file = { folder: folders.avatars, name: clear_avatar };
  const id = entry.recordId;
  const avatar = await avatarOf(database, entry.id, id, clear_avatar);
  // No password fits an empty hash.
  const passwordHash = entry.credentials?.hash ?? '';
  return {
    record: {
      ...{ id, version: 1, name, role, avatar, passwordHash, disabled },
      lastSignInAt: null,
      linkUntil: null,
    },
    statements: [...restoreFactors(entry.id), moveFileBack(entry.id, file, avatar)],
  };
};

function acceptedUserName(chosen: string): string {
  const result = z.safeParse(newUserSchema.shape.clear_name, chosen);
  if (result.success) return result.data;
  throw invalid([{ field: 'key', message: userMessages.name }]);
}

/** The name of the restored picture: its own, or another one if a newer user's picture has that. */
async function avatarOf(
  database: Database,
  entryId: number,
  userId: string,
  name: string,
): Promise<string> {
  const [own, taken] = await Promise.all([
    findFile(database, trashFolder(entryId), name),
    findFile(database, folders.avatars, name),
  ]);
  // Another user had the same picture, so that it stayed.
  if (own === null) return taken === null ? DEFAULT_AVATAR : name;
  return taken === null ? name : avatarFileName(userId, extensionOf(name));
}

/** The template with its version, under its name or the chosen one. */
const restoreTemplate: Restore<SectionTemplate> = async (database, entry, key) => {
  const template = entry.document as SectionTemplate;
  const name = await freeKey({
    own: template.name,
    chosen: key,
    accept: acceptedTemplateName,
    isTaken: (one) => isTemplateNameTaken(database, one),
    taken: trashMessages.templateTaken,
  });
  return { record: { ...template, name }, statements: [] };
};

function acceptedTemplateName(chosen: string): string {
  const result = z.safeParse(requiredLine(templateLimits.name), chosen);
  if (result.success) return result.data;
  throw invalid([{ field: 'key', message: trashMessages.key }]);
}

/** Brings back the record of an entry in one write, and returns its name from now on. */
async function undeleteRecord<T extends StoredRecord>(
  c: Context<ApiEnv>,
  kind: RecordKind<T>,
  restore: Restore<T>,
  { entry, key }: { entry: TrashedRecord; key: string | undefined },
): Promise<string> {
  const { record, statements } = await restore(c.get('platform').database, entry, key);
  await writeRecords(
    c,
    kind,
    { returned: [record] },
    {
      requires: [isTrashed(entry.id)],
      statements: [...statements, ...deleteTrashed(entry.id)],
    },
  );
  return kind.label(record);
}

function restored(
  c: Context<ApiEnv>,
  entry: TrashedRecord,
  key: string | undefined,
): Promise<string> {
  const request = { entry, key };
  switch (entry.entity) {
    case 'supplier':
      return undeleteRecord(c, supplierKind, restoreSupplier, request);
    case 'frontend':
      return undeleteRecord(c, frontendKind, restoreFrontend, request);
    case 'user':
      return undeleteRecord(c, userKind, restoreUser, request);
    case 'template':
      return undeleteRecord(c, templateKind, restoreTemplate, request);
    case 'file':
      return undeleteFile(c, entry, key);
  }
}

interface Undelete {
  id: number;
  /** A new address or name, for a record whose own was taken since. */
  key?: string | undefined;
}

/**
 * Brings a deleted record back with its files, in one write; a user with factors needs a confirmed session. Throws
 * 404 when the entry has left the trash, 403, and
 * 409 with the way out when the key is taken or the record needs another one.
 */
export const undelete = (c: Context<ApiEnv>, { id, key }: Undelete): Promise<Undeleted> =>
  retryOvertaken(async () => {
    const entry = await trashed(c, id);
    const { entity, recordId, credentials } = entry;
    if (!can(c.get('user').role, actionFor(entry))) throw forbidden();
    if (credentials?.totp || credentials?.passkeys.length) await requireConfirmation(c);
    // Another request took the key since it was read: the next reading says so.
    const label = await restored(c, entry, key).catch((error: unknown) => {
      throw error instanceof ConstraintError ? new OvertakenError() : error;
    });
    const { restored: message, restoredFrontend } = trashMessages;
    return {
      message: entity === 'frontend' ? restoredFrontend : message,
      entity,
      recordId,
      label,
    };
  });

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
