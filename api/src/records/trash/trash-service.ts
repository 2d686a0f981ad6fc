import { trashMessages, type Undeleted } from '@wabu/shared/entities/history/trash';
import { can } from '@wabu/shared/entities/permissions';
import type { Context } from 'hono';
import type { ApiEnv } from '../../http/env.ts';
import { forbidden, notFound } from '../../http/problem.ts';
import { retryOvertaken } from '../../platform/guarded-write.ts';
import { kindOf } from '../pipeline/app-records.ts';
import type { RecordKind, StoredRecord } from '../pipeline/define-record.ts';
import { writeRecords } from '../pipeline/write-records.ts';
import { authorOf } from '../store/author.ts';
import {
  deleteTrashed,
  findTrashed,
  isTrashed,
  purgeTrashed,
  type TrashedRecord,
} from '../store/trashed-repository.ts';

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
    const { entity, recordId } = entry;
    const kind = kindOf(c, entity);
    if (!can(c.get('user').role, kind.write)) throw forbidden();
    // Another request took the key or brought the same entry back since it was read: the next reading says so.
    const label = await undeleteRecord(c, kind, entry, key).catch(async (error: unknown) => {
      await trashed(c, id);
      throw error;
    });
    return { message: kind.restored, entity: entity as Undeleted['entity'], recordId, label };
  });

/** Brings back the record of an entry in one write, and returns its name from now on. */
async function undeleteRecord(
  c: Context<ApiEnv>,
  kind: RecordKind<StoredRecord>,
  entry: TrashedRecord,
  key: string | undefined,
): Promise<string> {
  const { record, statements } = await kind.comeBack(c, entry, { key });
  const also = {
    requires: [isTrashed(entry.id)],
    statements: [...statements, ...deleteTrashed(entry.id)],
  };
  await writeRecords(c, kind, { returned: [record] }, also);
  return kind.label(record);
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
