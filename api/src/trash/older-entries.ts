import { supplierFolder } from '@wabu/shared/entities/files';
import { frontendImagesFolder, normaliseFrontendUrl } from '@wabu/shared/entities/frontend-url';
import { deleteFolderRows } from '../files/object-repository.ts';
import { isUrlFree } from '../frontends/frontend-repository.ts';
import type { Database } from '../platform/platform.ts';
import type { Condition } from '../store/change-repository.ts';
import { copyFilesToTrash } from '../store/trashed-files-repository.ts';
import { isTaxIdFree } from '../suppliers/supplier-repository.ts';
import { giveOwnFiles, type OlderEntry, readOlderEntries } from './trashed-repository.ts';

/**
 * Moves the files of entries that were deleted before entries had folders of their own. A record that has taken the
 * key since keeps the files too.
 */
export async function moveOlderFiles(database: Database): Promise<void> {
  const entries = await readOlderEntries(database);
  if (entries.length === 0) return;
  const shared = entries.flatMap((entry) => sharedFolder(entry) ?? []);
  await database.write([
    ...shared.map(({ id, folder }) => copyFilesToTrash(id, folder)),
    ...shared.map(({ folder, isFree }) => deleteFolderRows(folder, isFree)),
    giveOwnFiles(entries.map(({ id }) => id)),
  ]);
}

/** The folder that a later record of the same key shares, and the condition that there is none. */
function sharedFolder({ id, entity, key }: OlderEntry): {
  id: number;
  folder: string;
  isFree: Condition;
} | null {
  if (entity === 'supplier') return { id, folder: supplierFolder(key), isFree: isTaxIdFree(key) };
  if (entity !== 'frontend') return null;
  const urlKey = normaliseFrontendUrl(key);
  return { id, folder: frontendImagesFolder(urlKey), isFree: isUrlFree(urlKey) };
}
