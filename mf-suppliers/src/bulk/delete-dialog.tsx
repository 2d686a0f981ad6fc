import { TRASH_DAYS } from '@wabu/shared/entities/retention';
import type { Supplier } from '@wabu/shared/entities/supplier';
import { useStaffLocale } from '@wabu/shared/i18n';
import { formatCount } from '@wabu/shared/ui';
import { BulkDialog, readChosen } from '@wabu/shared/ui/selection';
import type { ChosenSuppliers } from './bulk-calls.ts';
import { readUses, writeMany } from './bulk-calls.ts';
import { useBulkWords } from './words/bulk-words.ts';

interface DeleteDialogProps {
  chosen: ChosenSuppliers;
  batch: string;
  /** Called with what was done, in words. */
  onDone: (text: string) => void;
  onClose: () => void;
}

/** Deletes the chosen suppliers, except those that a frontend names. */
export function DeleteDialog({ chosen, batch, onDone, onClose }: DeleteDialogProps) {
  const t = useBulkWords();
  const locale = useStaffLocale();
  const numbers = (count: number) => ({ count, number: formatCount(count, locale) });
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
        const days = TRASH_DAYS;
        return {
          deleted,
          count: deleted.length,
          lines: [
            {
              id: 'do',
              kind: 'do',
              text: t('delete.do', { ...numbers(deleted.length), days }),
              names: deleted.map(({ Nome }) => Nome),
            },
            {
              id: 'linked',
              kind: 'skip',
              text: t('delete.linked', numbers(linked.length)),
              names: linked.map(withUses),
            },
          ],
        };
      }}
      startLabel={({ count }) => t('delete.start', numbers(count))}
      stepOf={({ deleted }, reject) => {
        const operationOf = ({ PIVA, version }: Supplier) =>
          ({ op: 'delete', PIVA, version }) as const;
        return writeMany({ suppliers: deleted, operationOf, batch, reject });
      }}
      onDone={(count) => onDone(t('delete.done', numbers(count)))}
      onClose={onClose}
    />
  );
}
