import { type Supplier, supplierChoices } from '@wabu/shared/entities/supplier';
import { localMessage, useStaffLocale } from '@wabu/shared/i18n';
import { FormField, formatCount, Select } from '@wabu/shared/ui';
import { BulkDialog, readChosen } from '@wabu/shared/ui/selection';
import { useState } from 'react';
import { useSupplierWords } from '../words/supplier-words.ts';
import type { ChosenSuppliers } from './bulk-calls.ts';
import { writeMany } from './bulk-calls.ts';
import styles from './change-dialog.module.css';
import { type BulkField, bulkFields, changedInput, planChange } from './change-plan.ts';
import { useBulkWords } from './words/bulk-words.ts';

interface ChangeDialogProps {
  chosen: ChosenSuppliers;
  batch: string;
  /** Called with what was done, in words. */
  onDone: (text: string) => void;
  onClose: () => void;
}

/** Sets the contract or the nation of the chosen suppliers. */
export function ChangeDialog({ chosen, batch, onDone, onClose }: ChangeDialogProps) {
  const t = useBulkWords();
  const names = useSupplierWords();
  const locale = useStaffLocale();
  const [field, setField] = useState<BulkField>('Contratto');
  const [value, setValue] = useState<string>(supplierChoices.Contratto[0]);
  const numbers = (count: number) => ({ count, number: formatCount(count, locale) });
  const nameOf = ({ Nome }: Supplier) => Nome;
  return (
    <BulkDialog
      title={t('change.title')}
      form={
        <div className={styles.fields}>
          <FormField label={t('change.field')}>
            <Select
              value={field}
              onChange={({ target }) => {
                const chosenField = target.value as BulkField;
                setField(chosenField);
                setValue(supplierChoices[chosenField][0]);
              }}
            >
              {bulkFields.map((one) => (
                <option key={one} value={one}>
                  {names(`field.${one}`)}
                </option>
              ))}
            </Select>
          </FormField>
          <FormField label={t('change.value')}>
            <Select value={value} onChange={({ target }) => setValue(target.value)}>
              {supplierChoices[field].map((one) => (
                <option key={one} value={one}>
                  {names(`choice.${one}`)}
                </option>
              ))}
            </Select>
          </FormField>
        </div>
      }
      read={(report, signal) => readChosen(chosen, report, signal)}
      planOf={(suppliers) => {
        const { changed, same, wrong } = planChange(suppliers, field, value);
        const words = {
          field: names(`field.${field}`),
          value: names(`choice.${value}` as 'choice.Italia'),
        };
        return {
          changed,
          count: changed.length,
          lines: [
            {
              id: 'do',
              kind: 'do',
              text: t('change.do', { ...numbers(changed.length), ...words }),
              names: changed.map(nameOf),
            },
            {
              id: 'same',
              kind: 'skip',
              text: t('change.same', numbers(same.length)),
              names: same.map(nameOf),
            },
            {
              id: 'wrong',
              kind: 'skip',
              text: t('change.wrong', numbers(wrong.length)),
              names: wrong.map(
                ({ supplier, message }) => `${supplier.Nome}: ${localMessage(message)}`,
              ),
            },
          ],
        };
      }}
      startLabel={({ count }) => t('change.start', numbers(count))}
      stepOf={({ changed }, reject) => {
        const operationOf = (supplier: Supplier) =>
          ({
            op: 'change',
            supplier: changedInput(supplier, field, value),
            version: supplier.version,
          }) as const;
        return writeMany({ suppliers: changed, operationOf, batch, reject });
      }}
      onDone={(count) => onDone(t('change.done', numbers(count)))}
      onClose={onClose}
    />
  );
}
