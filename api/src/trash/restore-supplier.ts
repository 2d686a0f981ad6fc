import { supplierFolder } from '@wabu/shared/entities/files';
import { trashMessages } from '@wabu/shared/entities/history/trash';
import type { Supplier } from '@wabu/shared/entities/supplier';
import { httpProblem } from '../http/problem.ts';
import type { Database } from '../platform/platform.ts';
import { moveFilesBack } from '../store/trashed-files-repository.ts';
import { findSupplier, insertSupplier, rowKeyOf } from '../suppliers/supplier-repository.ts';
import type { Restoration, RestoreRequest } from './restoration.ts';

/** The supplier with its version and files. Throws 409 while another supplier has the tax code, which never changes. */
export async function restoreSupplier(
  database: Database,
  { entry, author, when }: RestoreRequest,
): Promise<Restoration> {
  const supplier = entry.document as Supplier;
  const holder = await findSupplier(database, supplier.PIVA);
  if (holder !== null) {
    const name = holder.supplier.Nome;
    throw httpProblem(409, 'duplicate', trashMessages.taxIdTaken(name), { linked: [name] });
  }
  return {
    label: supplier.Nome,
    lists: [{ entity: 'suppliers', rows: [rowKeyOf(supplier)] }],
    statements: [
      insertSupplier(entry.recordId, supplier, author.at, when),
      ...moveFilesBack(entry.id, supplierFolder(supplier.PIVA)),
    ],
  };
}
