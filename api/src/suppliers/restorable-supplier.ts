import { toFieldProblems } from '@wabu/shared/entities/field-problems';
import { supplierFolder } from '@wabu/shared/entities/files';
import { trashMessages } from '@wabu/shared/entities/history/trash';
import { type Supplier, supplierInputSchema } from '@wabu/shared/entities/supplier';
import { httpProblem, invalid } from '../http/problem.ts';
import type { RestorableKind } from '../records/restorable-kind.ts';
import { moveFilesBack } from '../records/store/trashed-files-repository.ts';
import { supplierKind } from './supplier-repository.ts';
import { writeSuppliers } from './supplier-service.ts';

export const restorableSupplier: RestorableKind<Supplier> = {
  kind: supplierKind,
  toKey: (sent) => sent.trim().toUpperCase(),
  // Another supplier may have the tax code, which never changes, unless that one leaves in the same write.
  comeBack: async (c, entry, { leaving = [] }) => {
    const record = { ...(entry.document as Supplier), id: entry.recordId };
    const [holder] = await supplierKind.read(c.get('platform').database, 'key', [record.PIVA]);
    if (holder !== undefined && !leaving.some(({ id }) => id === holder.id))
      throw httpProblem(409, 'duplicate', trashMessages.taxIdTaken(holder.Nome), {
        linked: [holder.Nome],
      });
    return { record, statements: moveFilesBack(entry.id, supplierFolder(record.PIVA)) };
  },
  withContent: (supplier, content) => {
    // The history has no tax code.
    const input = supplierInputSchema.safeParse({ ...content, PIVA: supplier.PIVA });
    if (!input.success) throw invalid(toFieldProblems(input.error));
    return { ...supplier, ...input.data };
  },
  write: writeSuppliers,
};
