import { toFieldProblems } from '@wabu/shared/entities/field-problems';
import { supplierFolder } from '@wabu/shared/entities/files';
import { trashMessages } from '@wabu/shared/entities/history/trash';
import { orderedId } from '@wabu/shared/entities/random-id';
import {
  type Supplier,
  type SupplierInput,
  supplierInputSchema,
  supplierMessages,
} from '@wabu/shared/entities/supplier';
import { httpProblem, invalid } from '../http/problem.ts';
import { defineRecord, type Writes } from '../records/define-record.ts';
import { readRecords } from '../records/store/row-repository.ts';
import { moveFilesBack } from '../records/store/trashed-files-repository.ts';
import { supplierFileAlong } from './supplier-record.ts';
import { frontendsOf, supplierPerson, supplierRows } from './supplier-repository.ts';

export const supplierKind = defineRecord({
  ...supplierRows,
  entity: 'supplier',
  write: 'suppliers.write',
  keyField: 'PIVA',
  keyOf: ({ PIVA }) => PIVA,
  toKey: (sent) => sent.trim().toUpperCase(),
  person: supplierPerson,
  isBulk: true,
  create: (_, input: SupplierInput): Supplier => ({ ...input, id: orderedId(), version: 1 }),
  change: (_, before, input: SupplierInput) => ({ ...before, ...input }),
  label: ({ Nome }) => Nome,
  folder: ({ PIVA }) => supplierFolder(PIVA),
  along: supplierFileAlong,
  lists,
  shown: (supplier) => supplier,
  forbidDeletion: async (c, ids) => {
    const urls = await frontendsOf(c.get('platform').database, ids);
    const inUse = (linked: string[]) =>
      httpProblem(409, 'in-use', supplierMessages.inUse, { linked });
    return new Map([...urls].map(([id, linked]) => [id, inUse(linked)]));
  },
  // Another supplier may have the tax code, which never changes, unless that one leaves in the same write.
  comeBack: async (c, entry, { leaving = [] }) => {
    const record = { ...(entry.document as Supplier), id: entry.recordId };
    const [holder] = await readRecords(supplierRows, c.get('platform').database, 'key', [
      record.PIVA,
    ]);
    if (holder !== undefined && !leaving.some(({ id }) => id === holder.id))
      throw httpProblem(409, 'duplicate', trashMessages.taxIdTaken(holder.Nome), {
        linked: [holder.Nome],
      });
    return { record, statements: moveFilesBack(entry.id, supplierFolder(record.PIVA)) };
  },
  fromContent: (_, { PIVA }, content) => {
    // The history has no tax code.
    const input = supplierInputSchema.safeParse({ ...content, PIVA });
    if (!input.success) throw invalid(toFieldProblems(input.error));
    return { change: input.data };
  },
  messages: supplierMessages,
});

/** The list of frontends shows the suppliers' names too. */
function lists({ changed }: Writes<Supplier>): string[] {
  const isRenamed = changed.some(({ before, after }) => before.Nome !== after.Nome);
  return isRenamed ? ['suppliers', 'frontends'] : ['suppliers'];
}
