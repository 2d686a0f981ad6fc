import { type Supplier, supplierChoices } from '@wabu/shared/entities/supplier';
import { localMessage } from '@wabu/shared/i18n';
import { FormField, Select } from '@wabu/shared/ui';
import { BulkDialog, lineOf, readChosen, useCounts } from '@wabu/shared/ui/selection';
import { useState } from 'react';
import { useSupplierWords } from '../words/supplier-words.ts';
import { type SuppliersAction, writeSuppliers } from './bulk-calls.ts';
import styles from './change-dialog.module.css';
import { type BulkField, bulkFields, changedInput, planChange } from './change-plan.ts';
import { useBulkWords } from './words/it.ts';

/** Sets the contract or the nation of the chosen suppliers. */
export function ChangeDialog({ chosen, batch, onDone, onClose }: SuppliersAction) {
  const t = useBulkWords();
  const names = useSupplierWords();
  const [field, setField] = useState<BulkField>('Contratto');
  const [value, setValue] = useState<string>(supplierChoices.Contratto[0]);
  const counts = useCounts();
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
        const withMessage = ({ supplier, message }: (typeof wrong)[number]) =>
          `${supplier.Nome}: ${localMessage(message)}`;
        return {
          changed,
          count: changed.length,
          lines: [
            lineOf(
              'do',
              t('change.do', { ...counts(changed.length), ...words }),
              changed.map(nameOf),
            ),
            lineOf('skip', t('change.same', counts(same.length)), same.map(nameOf)),
            lineOf(
              'skip',
              t('change.wrong', counts(wrong.length)),
              wrong.map(withMessage),
              'wrong',
            ),
          ],
        };
      }}
      startLabel={({ count }) => t('change.start', counts(count))}
      stepOf={({ changed }, reject) => {
        const operationOf = (supplier: Supplier) =>
          ({
            op: 'change',
            supplier: changedInput(supplier, field, value),
            version: supplier.version,
          }) as const;
        return writeSuppliers({ records: changed, operationOf, batch, reject });
      }}
      onDone={(count) => onDone(t('change.done', counts(count)))}
      onClose={onClose}
    />
  );
}
