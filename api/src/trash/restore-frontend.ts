import {
  type FrontendWithProvenance,
  frontendMessages,
  normaliseFrontendUrl,
} from '@wabu/shared/entities/frontend';
import { frontendImagesFolder, isFrontendUrl } from '@wabu/shared/entities/frontend-url';
import { trashMessages } from '@wabu/shared/entities/history/trash';
import { findFrontend, type StoredFrontend } from '../frontends/frontend-repository.ts';
import { httpProblem, invalid } from '../http/problem.ts';
import type { Database } from '../platform/platform.ts';
import { moveFilesBack } from '../store/trashed-files-repository.ts';
import { suppliersNamed } from '../suppliers/supplier-repository.ts';
import { freeKey, type Restore } from './restoration.ts';
import { isRecordInTrash } from './trashed-repository.ts';

type TrashedFrontend = FrontendWithProvenance & { supplierId: string };

/** The frontend with its version, texts, their provenance and its pictures. It is not published. */
export const restoreFrontend: Restore<StoredFrontend> = async (database, entry, key) => {
  const { supplierId: deleted, ...record } = entry.document as TrashedFrontend;
  const supplierId = await supplierOf(database, deleted, record.Fornitore);
  const URL = await freeKey({
    own: record.URL,
    chosen: key,
    accept: acceptedUrl,
    isTaken: async (url) => (await findFrontend(database, normaliseFrontendUrl(url))) !== null,
    taken: trashMessages.urlTaken,
  });
  const { version } = record;
  const frontend = { ...record, URL };
  return {
    record: { id: entry.recordId, version, supplierId, frontend },
    statements: moveFilesBack(entry.id, frontendImagesFolder(normaliseFrontendUrl(URL))),
  };
};

function acceptedUrl(chosen: string): string {
  const url = chosen.trim();
  if (isFrontendUrl(url)) return url;
  throw invalid([{ field: 'key', message: frontendMessages.url }]);
}

/** The supplier of the frontend, or one of the same name that was created since, as a save would link it. Throws 409. */
async function supplierOf(database: Database, id: string, name: string): Promise<string> {
  const named = await suppliersNamed(database, name);
  const linked = named.find((one) => one.id === id) ?? named[0];
  if (linked !== undefined) return linked.id;
  const isDeleted = await isRecordInTrash(database, { entity: 'supplier', recordId: id });
  const message = isDeleted
    ? trashMessages.supplierInTrash(name)
    : trashMessages.supplierGone(name);
  throw httpProblem(409, 'incomplete', message, { linked: [name] });
}
