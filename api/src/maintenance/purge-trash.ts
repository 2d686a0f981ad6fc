import { supplierFolder } from '@wabu/shared/entities/files';
import { frontendImagesFolder, normaliseFrontendUrl } from '@wabu/shared/entities/frontend-url';
import { deleteFolderRows } from '../files/object-repository.ts';
import { isUrlFree } from '../frontends/frontend-repository.ts';
import { findTrashed } from '../frontends/trashed-frontend-repository.ts';
import type { Database, Platform, Statement } from '../platform/platform.ts';
import {
  deleteExpired,
  type ExpiredRecord,
  isTaxIdFree,
  readExpired,
} from './expired-trash-repository.ts';

const BATCH_SIZE = 100;

/**
 * Deletes the expired records of the trash together with their files. Keeps the files when a new record has
 * taken the URL or tax id, or a later one of that URL is in the trash. Returns the number of records deleted.
 */
export async function purgeTrash({ database, now }: Platform): Promise<number> {
  let purged = 0;
  for (;;) {
    const records = await readExpired(database, now(), BATCH_SIZE);
    for (const record of records)
      await database.write([...(await deleteFiles(database, record)), deleteExpired(record)]);
    purged += records.length;
    if (records.length < BATCH_SIZE) return purged;
  }
}

async function deleteFiles(
  database: Database,
  { entity, document: { URL, PIVA } }: ExpiredRecord,
): Promise<Statement[]> {
  if (entity === 'frontend' && URL !== undefined) {
    const key = normaliseFrontendUrl(URL);
    if ((await findTrashed(database, key)).length > 1) return [];
    return [deleteFolderRows(frontendImagesFolder(key), isUrlFree(key))];
  }
  if (entity === 'supplier' && PIVA !== undefined)
    return [deleteFolderRows(supplierFolder(PIVA), isTaxIdFree(PIVA))];
  return [];
}
