import { TRASH_DAYS } from '@wabu/shared/entities/retention';
import type { Supplier } from '@wabu/shared/entities/supplier';
import { BulkDialog, lineOf, readChosen, useCounts } from '@wabu/shared/ui/selection';
import { readUses, type SuppliersAction, writeSuppliers } from './bulk-calls.ts';
import { useBulkWords } from './words/it.ts';

/** Deletes the chosen suppliers, except those that a frontend names. */
export function DeleteDialog({ chosen, batch, onDone, onClose }: SuppliersAction) {
  const t = useBulkWords();
  const counts = useCounts();
  return (
    <BulkDialog
      title={t('delete.title')}
      isDangerous
      read={async (report, signal) => {
        const suppliers = await readChosen(chosen, report, signal);
        return { suppliers, uses: await readUses(suppliers, report, signal) };
      }}
      planOf={({ suppliers, uses }) => {
        const deleted = suppliers.filter(({ PIVA }) => !uses.has(PIVA));
        const linked = suppliers.filter(({ PIVA }) => uses.has(PIVA));
        const withUses = ({ Nome, PIVA }: Supplier) => `${Nome}: ${uses.get(PIVA)?.join(', ')}`;
        const some = { ...counts(deleted.length), days: TRASH_DAYS };
        const names = deleted.map(({ Nome }) => Nome);
        return {
          deleted,
          count: deleted.length,
          lines: [
            lineOf('do', t('delete.do', some), names),
            lineOf('skip', t('delete.linked', counts(linked.length)), linked.map(withUses)),
          ],
        };
      }}
      startLabel={({ count }) => t('delete.start', counts(count))}
      stepOf={({ deleted }, reject) => {
        const operationOf = ({ PIVA, version }: Supplier) =>
          ({ op: 'delete', PIVA, version }) as const;
        return writeSuppliers({ records: deleted, operationOf, batch, reject });
      }}
      onDone={(count) => onDone(t('delete.done', counts(count)))}
      onClose={onClose}
    />
  );
}
