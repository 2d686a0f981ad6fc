import { supplierFolder } from '@wabu/shared/entities/files';
import { normaliseFrontendUrl } from '@wabu/shared/entities/frontend-url';
import { frontendOfFolder, trashMessages } from '@wabu/shared/entities/history/trash';
import { withValues } from '@wabu/shared/entities/messages/messages';
import type { Context } from 'hono';
import type { ApiEnv } from '../http/env.ts';
import { httpProblem } from '../http/problem.ts';
import type { Statement } from '../platform/platform.ts';
import { kindOf } from '../records/app-records.ts';
import { freeKey } from '../records/free-key.ts';
import { writeAndInvalidate } from '../records/lists/write-and-invalidate.ts';
import { authorOf } from '../records/store/author.ts';
import { type Author, maskedFolder, recordChange } from '../records/store/change-repository.ts';
import { moveToTrash } from '../records/store/trash-repository.ts';
import { moveFileBack, moveFilesToTrash } from '../records/store/trashed-files-repository.ts';
import {
  deleteTrashed,
  isTrashed,
  readTrashedUrls,
  type TrashedRecord,
} from '../records/store/trashed-repository.ts';
import { acceptedFileName } from './file-name.ts';
import { requireFolder } from './folder-rules.ts';
import { findFile } from './object-repository.ts';

interface FileName {
  folder: string;
  name: string;
}

/** How the history and the trash name a file. */
export const fileRef = ({ folder, name }: FileName) =>
  ({ entity: 'file', recordId: `${maskedFolder(folder)}/${name}`, label: name }) as const;

/** The statements that move a file to the trash, without its entry in the history. */
export function moveFileToTrash(author: Author, { folder, name }: FileName): Statement[] {
  const ref = fileRef({ folder, name });
  const place = maskedFolder(folder);
  return [
    ...moveToTrash(author, [{ ...ref, place, document: { folder, name } }]),
    moveFilesToTrash(ref, { folder, name }),
  ];
}

/** A file in its folder, under its name or the chosen one. It needs the frontend or supplier of the folder. */
export async function undeleteFile(
  c: Context<ApiEnv>,
  entry: TrashedRecord,
  key: string | undefined,
): Promise<string> {
  const platform = c.get('platform');
  const { database } = platform;
  const file = entry.document as FileName;
  const url = frontendOfFolder(file.folder);
  if (url !== null) await requireFrontend(c, url);
  await requireSupplier(c, file.folder);
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
async function requireSupplier(c: Context<ApiEnv>, folder: string): Promise<void> {
  const root = supplierFolder('');
  if (!folder.startsWith(root)) return;
  if (await isStored(c, 'supplier', folder.slice(root.length))) return;
  throw httpProblem(409, 'incomplete', trashMessages.fileSupplierGone);
}

/** Throws 409 for a picture of a frontend that is deleted: it would be in nobody's sight. */
async function requireFrontend(c: Context<ApiEnv>, url: string): Promise<void> {
  if (await isStored(c, 'frontend', url)) return;
  const trashed = await readTrashedUrls(c.get('platform').database);
  const message = trashed.some((one) => normaliseFrontendUrl(one) === url)
    ? trashMessages.frontendInTrash
    : trashMessages.frontendGone;
  throw httpProblem(409, 'incomplete', withValues(message, { url }), { linked: [url] });
}

async function isStored(c: Context<ApiEnv>, entity: 'supplier' | 'frontend', key: string) {
  const { store } = kindOf(c, entity);
  return (await store.read(c.get('platform').database, 'key', [key])).length > 0;
}

/** What a role must be allowed to bring back a file. */
export const actionForFile = ({ document }: TrashedRecord) =>
  requireFolder((document as FileName).folder).write;
