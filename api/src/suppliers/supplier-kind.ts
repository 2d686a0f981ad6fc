import { supplierFolder } from '@wabu/shared/entities/files';
import { trashMessages } from '@wabu/shared/entities/history/trash';
import { withValues } from '@wabu/shared/entities/messages/messages';
import { orderedId } from '@wabu/shared/entities/random-id';
import {
  type Supplier,
  supplierInputSchema,
  supplierMessages,
} from '@wabu/shared/entities/supplier';
import { readSupplierUses } from '../frontends/record/named-suppliers-repository.ts';
import { httpProblem } from '../http/problem.ts';
import { defineRecord, type Writes } from '../records/pipeline/define-record.ts';
import { moveFilesBack } from '../records/store/trashed-files-repository.ts';
import { supplierFileAlong } from './supplier-record.ts';
import { supplierPerson, supplierRows } from './supplier-repository.ts';

export const supplierKind = defineRecord({
  store: supplierRows,
  entity: 'supplier',
  write: 'suppliers.write',
  keyField: 'PIVA',
  keyOf: ({ PIVA }) => PIVA,
  toKey: (sent) => sent.trim().toUpperCase(),
  person: supplierPerson,
  isBulk: true,
  input: supplierInputSchema,
  create: (_, input): Supplier => ({ ...input, id: orderedId(), version: 1 }),
  label: ({ Nome }) => Nome,
  folder: ({ PIVA }) => supplierFolder(PIVA),
  along: supplierFileAlong,
  lists,
  forbidDeletion: async (c, suppliers) => {
    const ids = suppliers.map(({ id }) => id);
    const uses = await readSupplierUses(c.get('platform').database, 'suppliers.id', ids);
    return ({ id }) => {
      const linked = uses.filter((one) => one.id === id).map(({ URL }) => URL);
      if (linked.length === 0) return null;
      return httpProblem(409, 'in-use', supplierMessages.inUse, { linked });
    };
  },
  // Another supplier may have the tax code, which never changes, unless that one leaves in the same write.
  comeBack: async (c, entry, { leaving = [] }) => {
    const record = { ...(entry.document as Supplier), id: entry.recordId };
    const [holder] = await supplierRows.read(c.get('platform').database, 'key', [record.PIVA]);
    if (holder !== undefined && !leaving.some(({ id }) => id === holder.id))
      throw httpProblem(
        409,
        'duplicate',
        withValues(trashMessages.taxIdTaken, { holder: holder.Nome }),
        {
          linked: [holder.Nome],
        },
      );
    return { record, statements: moveFilesBack(entry.id, supplierFolder(record.PIVA)) };
  },
  messages: supplierMessages,
  deleted: 'Fornitore cancellato',
});

/** The list of frontends shows the suppliers' names too. */
function lists({ changed }: Writes<Supplier>): string[] {
  const isRenamed = changed.some(({ before, after }) => before.Nome !== after.Nome);
  return isRenamed ? ['suppliers', 'frontends'] : ['suppliers'];
}
