import { supplierFolder } from '@wabu/shared/entities/files';
import { normaliseFrontendUrl } from '@wabu/shared/entities/frontend-url';
import { frontendOfFolder, trashMessages } from '@wabu/shared/entities/history/trash';
import { acceptedFileName } from '../files/file-name.ts';
import { findFile } from '../files/object-repository.ts';
import { findFrontend } from '../frontends/frontend-repository.ts';
import { httpProblem } from '../http/problem.ts';
import type { Database } from '../platform/platform.ts';
import { moveFileBack } from '../store/trashed-files-repository.ts';
import { findSupplier } from '../suppliers/supplier-repository.ts';
import { freeKey, type Restoration, type RestoreRequest } from './restoration.ts';
import { readTrashedUrls } from './trashed-repository.ts';

/** A file in its folder, under its name or the chosen one. It needs the frontend or supplier of the folder. */
export async function restoreFile(
  database: Database,
  { entry, key }: RestoreRequest,
): Promise<Restoration> {
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
  return {
    label: name,
    // The list of frontends says that a published microsite differs from its files.
    lists: url === null ? [] : ['frontends'],
    statements: [moveFileBack(entry.id, file, name)],
    ...(name !== file.name && { before: { name: file.name }, after: { name } }),
  };
}

/** Throws 409 for a file of a supplier that is deleted: the supplier's return would replace it. */
async function requireSupplier(database: Database, folder: string): Promise<void> {
  const root = supplierFolder('');
  if (!folder.startsWith(root)) return;
  if ((await findSupplier(database, folder.slice(root.length))) !== null) return;
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
