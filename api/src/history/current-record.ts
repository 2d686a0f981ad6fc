import type { FrontendWithProvenance } from '@wabu/shared/entities/frontend';
import { normaliseFrontendUrl } from '@wabu/shared/entities/frontend-url';
import { type HistoryEntity, historyMessages } from '@wabu/shared/entities/history/history';
import type { Supplier } from '@wabu/shared/entities/supplier';
import {
  findFrontendById,
  findFrontendId,
  findFrontendUrl,
} from '../frontends/frontend-repository.ts';
import { withOrigins } from '../frontends/with-origins.ts';
import { type HttpProblem, notFound } from '../http/problem.ts';
import type { Database } from '../platform/platform.ts';
import { contentOf } from '../store/change-repository.ts';
import { findSupplier, findSupplierById } from '../suppliers/supplier-repository.ts';
import { isRecordInTrash } from '../trash/trashed-repository.ts';
import { findUserByName, findUserContent } from '../users/user-repository.ts';
import type { RecordRef } from './history-repository.ts';

export type Content = Record<string, unknown>;

/** The id of the record with a key (`PIVA`, `URL`, name of a user); null for none. */
export async function findRecordId(
  database: Database,
  entity: HistoryEntity,
  key: string,
): Promise<string | null> {
  if (entity === 'supplier')
    return (await findSupplier(database, key.trim().toUpperCase()))?.id ?? null;
  if (entity === 'user') return (await findUserByName(database, key))?.id ?? null;
  return findFrontendId(database, normaliseFrontendUrl(key));
}

/** The key of the record with an id; null for a deleted one. */
export async function findRecordKey(
  database: Database,
  { entity, id }: RecordRef,
): Promise<string | null> {
  if (entity === 'supplier') return (await findSupplierById(database, id))?.PIVA ?? null;
  if (entity === 'user') return (await findUserContent(database, id))?.clear_name ?? null;
  return findFrontendUrl(database, id);
}

/** The content of a record now; null for a deleted one. */
export async function currentContent(
  database: Database,
  { entity, id }: RecordRef,
): Promise<Content | null> {
  if (entity === 'user') return (await findUserContent(database, id)) as Content | null;
  const stored = await storedRecord(database, { entity, id });
  if (stored === null) return null;
  return 'ledger' in stored ? frontendContent(stored) : contentOf(stored);
}

export const frontendContent = (frontend: FrontendWithProvenance): Content =>
  contentOf(withOrigins(frontend));

/** Says of a record without content whether it can still be brought back. */
export async function goneProblem(
  database: Database,
  { entity, id: recordId }: RecordRef,
): Promise<HttpProblem> {
  const isTrashed = await isRecordInTrash(database, { entity, recordId });
  return notFound(isTrashed ? historyMessages.deleted : historyMessages.purged);
}

/** A supplier or frontend as it is stored; null for a deleted one. */
export async function storedRecord(
  database: Database,
  { entity, id }: { entity: 'supplier' | 'frontend'; id: string },
): Promise<Supplier | FrontendWithProvenance | null> {
  if (entity === 'supplier') return findSupplierById(database, id);
  return (await findFrontendById(database, id))?.frontend ?? null;
}
