import { normaliseFrontendUrl } from '@wabu/shared/entities/frontend';
import { type HistoryEntity, historyMessages } from '@wabu/shared/entities/history/history';
import { frontendKind } from '../frontends/frontend-repository.ts';
import { type HttpProblem, notFound } from '../http/problem.ts';
import type { Database } from '../platform/platform.ts';
import type { RecordKind, StoredRecord } from '../records/record-kind.ts';
import { contentOfKind } from '../records/record-kind.ts';
import { contentOf } from '../store/change-repository.ts';
import { supplierKind } from '../suppliers/supplier-repository.ts';
import { isRecordInTrash } from '../trash/trashed-repository.ts';
import { userKind } from '../users/managed-user-repository.ts';
import type { RecordRef } from './history-repository.ts';

export type Content = Record<string, unknown>;

type AnyKind = RecordKind<StoredRecord>;

/** The kinds of records with a history, and how a call names one of them. */
const kinds = {
  supplier: {
    kind: supplierKind as unknown as AnyKind,
    toKey: (key: string) => key.trim().toUpperCase(),
  },
  frontend: { kind: frontendKind as unknown as AnyKind, toKey: normaliseFrontendUrl },
  user: { kind: userKind as unknown as AnyKind, toKey: (key: string) => key },
};

/** The id of the record with a key (`PIVA`, `URL`, name of a user); null for none. */
export async function findRecordId(
  database: Database,
  entity: HistoryEntity,
  key: string,
): Promise<string | null> {
  const { kind, toKey } = kinds[entity];
  return (await kind.read(database, 'key', [toKey(key)]))[0]?.id ?? null;
}

/** The key of the record with an id; null for a deleted one. */
export async function findRecordKey(
  database: Database,
  { entity, id }: RecordRef,
): Promise<string | null> {
  const { kind } = kinds[entity];
  const [found] = await kind.read(database, 'id', [id]);
  if (found === undefined) return null;
  // An address as it is written, not its normal form.
  return entity === 'frontend' ? kind.label(found) : kind.keyOf(found);
}

/** The content of a record now; null for a deleted one. */
export async function currentContent(
  database: Database,
  { entity, id }: RecordRef,
): Promise<Content | null> {
  const { kind } = kinds[entity];
  const [found] = await kind.read(database, 'id', [id]);
  return found === undefined ? null : contentOf(contentOfKind(kind, found));
}

/** Says of a record without content whether it can still be brought back. */
export async function goneProblem(
  database: Database,
  { entity, id: recordId }: RecordRef,
): Promise<HttpProblem> {
  const isTrashed = await isRecordInTrash(database, { entity, recordId });
  return notFound(isTrashed ? historyMessages.deleted : historyMessages.purged);
}
