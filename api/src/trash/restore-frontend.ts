import {
  type FrontendWithProvenance,
  frontendMessages,
  normaliseFrontendUrl,
} from '@wabu/shared/entities/frontend';
import { languageGaps } from '@wabu/shared/entities/frontend-summary';
import { frontendImagesFolder, isFrontendUrl } from '@wabu/shared/entities/frontend-url';
import { trashMessages } from '@wabu/shared/entities/history/trash';
import { findFrontend, insertFrontend, rowKeyOf } from '../frontends/frontend-repository.ts';
import { insertProvenance } from '../frontends/provenance-repository.ts';
import { publicHash } from '../frontends/public-hash.ts';
import { httpProblem, invalid } from '../http/problem.ts';
import type { Database } from '../platform/platform.ts';
import { moveFilesBack } from '../store/trashed-files-repository.ts';
import { suppliersNamed } from '../suppliers/supplier-repository.ts';
import { freeKey, type Restoration, type RestoreRequest } from './restoration.ts';
import { isRecordInTrash } from './trashed-repository.ts';

type TrashedFrontend = FrontendWithProvenance & { supplierId: string };

/** The frontend with its version, texts, their provenance and its pictures. It is not published. */
export async function restoreFrontend(
  database: Database,
  { entry, key, author, when }: RestoreRequest,
): Promise<Restoration> {
  const { supplierId: deleted, ledger, ...record } = entry.document as TrashedFrontend;
  const supplierId = await supplierOf(database, deleted, record.Fornitore);
  const URL = await freeKey({
    own: record.URL,
    chosen: key,
    accept: acceptedUrl,
    isTaken: async (url) => (await findFrontend(database, normaliseFrontendUrl(url))) !== null,
    taken: trashMessages.urlTaken,
  });
  const frontend = { ...record, URL };
  const urlKey = normaliseFrontendUrl(URL);
  const stored = {
    id: entry.recordId,
    urlKey,
    supplierId,
    frontend,
    publicHash: publicHash(frontend, supplierId),
    gaps: languageGaps(frontend, ledger),
  };
  return {
    label: URL,
    lists: [{ entity: 'frontends', rows: [rowKeyOf(frontend)] }],
    statements: [
      insertFrontend(stored, author.at, when),
      insertProvenance(entry.recordId, ledger, when),
      ...moveFilesBack(entry.id, frontendImagesFolder(urlKey)),
    ],
  };
}

function acceptedUrl(chosen: string): string {
  const url = chosen.trim();
  if (isFrontendUrl(url)) return url;
  throw invalid([{ field: 'key', message: frontendMessages.url }]);
}

/** The supplier of the frontend, or one of the same name that was created since, as a save would link it. Throws 409. */
async function supplierOf(database: Database, id: string, name: string): Promise<string> {
  const ids = await suppliersNamed(database, name);
  const linked = ids.find((one) => one === id) ?? ids[0];
  if (linked !== undefined) return linked;
  const isDeleted = await isRecordInTrash(database, { entity: 'supplier', recordId: id });
  const message = isDeleted
    ? trashMessages.supplierInTrash(name)
    : trashMessages.supplierGone(name);
  throw httpProblem(409, 'incomplete', message, { linked: [name] });
}
