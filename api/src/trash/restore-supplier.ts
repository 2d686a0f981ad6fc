import { supplierFolder } from '@wabu/shared/entities/files';
import { historyMessages } from '@wabu/shared/entities/history/history';
import { trashMessages } from '@wabu/shared/entities/history/trash';
import type { Supplier } from '@wabu/shared/entities/supplier';
import { httpProblem, notFound } from '../http/problem.ts';
import type { Database, Statement } from '../platform/platform.ts';
import { type Author, type Condition, recordChange } from '../store/change-repository.ts';
import { moveFilesBack } from '../store/trashed-files-repository.ts';
import { findSuppliers } from '../suppliers/bulk-repository.ts';
import { insertSupplier, rowKeyOf } from '../suppliers/supplier-repository.ts';
import type { Restoration, RestoreRequest } from './restoration.ts';
import {
  deleteTrashed,
  isTrashed,
  readTrashedSuppliers,
  type TrashedRecord,
} from './trashed-repository.ts';

/** The supplier with its version and files. Throws 409 while another supplier has the tax code, which never changes. */
export async function restoreSupplier(
  database: Database,
  { entry, author, when }: RestoreRequest,
): Promise<Restoration> {
  const supplier = entry.document as Supplier;
  await requireFreeTaxIds(database, [supplier]);
  return {
    label: supplier.Nome,
    lists: [{ entity: 'suppliers', rows: [rowKeyOf(supplier)] }],
    statements: rowsOf(entry, author.at, when),
  };
}

function rowsOf(
  { id, recordId, document }: TrashedRecord,
  at: number,
  when: Condition,
): Statement[] {
  const supplier = document as Supplier;
  return [
    insertSupplier(recordId, supplier, at, when),
    ...moveFilesBack(id, supplierFolder(supplier.PIVA)),
  ];
}

async function requireFreeTaxIds(
  database: Database,
  suppliers: readonly Supplier[],
  leaving: readonly Supplier[] = [],
): Promise<void> {
  const holders = await findSuppliers(
    database,
    suppliers.map(({ PIVA }) => PIVA),
  );
  for (const { PIVA } of leaving) holders.delete(PIVA);
  const [holder] = holders.values();
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
  author: Author,
  recordIds: readonly string[],
  leaving: readonly Supplier[],
): Promise<{ suppliers: Supplier[]; statements: Statement[] }> {
  const entries = await readTrashedSuppliers(database, recordIds);
  if (entries.length < recordIds.length) throw notFound(historyMessages.purged);
  const suppliers = entries.map(({ document }) => document as Supplier);
  await requireFreeTaxIds(database, suppliers, leaving);
  const statements = entries.flatMap((entry) => {
    const { id, recordId, label } = entry;
    const when = isTrashed(id);
    const change = { entity: 'supplier', recordId, label, action: 'undelete' } as const;
    return [recordChange(author, change, when), ...rowsOf(entry, author.at, when)];
  });
  return {
    suppliers,
    statements: [...statements, ...deleteTrashed(...entries.map(({ id }) => id))],
  };
}
