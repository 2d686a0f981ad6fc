import { supplierFolder } from '@wabu/shared/entities/files';
import { historyMessages } from '@wabu/shared/entities/history/history';
import { trashMessages } from '@wabu/shared/entities/history/trash';
import type { Supplier } from '@wabu/shared/entities/supplier';
import { httpProblem, notFound } from '../http/problem.ts';
import type { Database } from '../platform/platform.ts';
import type { Also } from '../records/write-records.ts';
import { moveFilesBack } from '../store/trashed-files-repository.ts';
import { supplierKind } from '../suppliers/supplier-repository.ts';
import type { Restore } from './restoration.ts';
import {
  deleteTrashed,
  isTrashed,
  readTrashedSuppliers,
  type TrashedRecord,
} from './trashed-repository.ts';

/** The supplier with its version and files. Throws 409 while another supplier has the tax code, which never changes. */
export const restoreSupplier: Restore<Supplier> = async (database, entry) => {
  const record = supplierIn(entry);
  await requireFreeTaxIds(database, [record]);
  return { record, statements: filesBack(entry) };
};

const supplierIn = ({ recordId, document }: TrashedRecord): Supplier => ({
  ...(document as Supplier),
  id: recordId,
});

const filesBack = (entry: TrashedRecord) =>
  moveFilesBack(entry.id, supplierFolder(supplierIn(entry).PIVA));

async function requireFreeTaxIds(
  database: Database,
  suppliers: readonly Supplier[],
  leaving: readonly Supplier[] = [],
): Promise<void> {
  const holders = await supplierKind.read(
    database,
    'key',
    suppliers.map(({ PIVA }) => PIVA),
  );
  const holder = holders.find(({ PIVA }) => !leaving.some((one) => one.PIVA === PIVA));
  if (holder === undefined) return;
  const { Nome } = holder;
  throw httpProblem(409, 'duplicate', trashMessages.taxIdTaken(Nome), { linked: [Nome] });
}

/**
 * What brings many deleted suppliers back, as `undelete` brings one. Throws 404 when one has left the trash, and 409 as
 * `restoreSupplier`, except for those that leave in the same write.
 */
export async function restoreSuppliers(
  database: Database,
  recordIds: readonly string[],
  leaving: readonly Supplier[],
): Promise<{ returned: Supplier[]; also: Also }> {
  const entries = await readTrashedSuppliers(database, recordIds);
  if (entries.length < recordIds.length) throw notFound(historyMessages.purged);
  const returned = entries.map(supplierIn);
  await requireFreeTaxIds(database, returned, leaving);
  const ids = entries.map(({ id }) => id);
  return {
    returned,
    also: {
      requires: [isTrashed(...ids)],
      statements: [...entries.flatMap(filesBack), ...deleteTrashed(...ids)],
    },
  };
}
