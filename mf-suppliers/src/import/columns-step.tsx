import { supplierChoices } from '@wabu/shared/entities/supplier';
import { Button, Dialog, FormField, Select } from '@wabu/shared/ui';
import { useMemo, useState } from 'react';
import { encodingNames } from '../model/csv/decode-text.ts';
import { type CsvFormat, type Delimiter, delimiters } from '../model/csv/read-csv.ts';
import { withTarget } from '../model/import/columns.ts';
import { missingFields } from '../model/import/plan-rows.ts';
import { type ColumnTarget, columnTargets } from '../model/import/read-values.ts';
import { useSupplierWords } from '../words/supplier-words.ts';
import styles from './columns-step.module.css';
import { columnsOf, type ImportFile, inFormat, withTable } from './open-file.ts';
import { useImportWords } from './words/it.ts';

interface ColumnsStepProps {
  file: ImportFile;
  onChange: (file: ImportFile) => void;
  /** Why the check has failed. */
  problem?: string | undefined;
  onBack: () => void;
  onNext: () => void;
  onClose: () => void;
}

const delimiterKeys = { ';': 'semicolon', ',': 'comma', '\t': 'tab', '|': 'pipe' } as const;
const SAMPLES = 3;
const defaultFields = ['Nazione', 'Contratto'] as const;

/** The second step: how the file is read, and which column fills which field. */
export function ColumnsStep(props: ColumnsStepProps) {
  const { file, onChange, problem, onBack, onNext, onClose } = props;
  const t = useImportWords();
  const words = useSupplierWords();
  const { table, mapping, defaults } = file;
  const [needsTaxId, setNeedsTaxId] = useState(false);
  const hasTaxId = mapping.includes('PIVA') || mapping.includes('codiceFiscale');
  const missing = missingFields(mapping);
  const unmapped = defaultFields.filter((field) => !mapping.includes(field));
  const setFormat = (format: Partial<CsvFormat>) =>
    onChange(inFormat(file, { ...table.format, ...format }));
  return (
    <Dialog
      persistent
      width={800}
      title={t('title')}
      onClose={onClose}
      footer={
        <>
          {(problem ?? (needsTaxId && !hasTaxId ? t('columns.needsTaxId') : undefined)) && (
            <p role="alert" className="wabu-grow wabu-danger wabu-small">
              {problem ?? t('columns.needsTaxId')}
            </p>
          )}
          <Button onClick={onBack}>{t('back')}</Button>
          <Button look="solid" onClick={() => (hasTaxId ? onNext() : setNeedsTaxId(true))}>
            {t('columns.next')}
          </Button>
        </>
      }
    >
      <div className="wabu-stack wabu-gap-4">
        <p>{t('columns.intro')}</p>
        <div className={styles.format}>
          <FormField label={t('columns.delimiter')}>
            <Select
              value={table.format.delimiter}
              onChange={({ target }) => setFormat({ delimiter: target.value as Delimiter })}
            >
              {delimiters.map((one) => (
                <option key={one} value={one}>
                  {t(`columns.delimiters.${delimiterKeys[one]}`)}
                </option>
              ))}
            </Select>
          </FormField>
          {table.encodings.length > 1 && (
            <FormField label={t('columns.encoding')}>
              <Select
                value={table.format.encoding}
                onChange={({ target }) =>
                  setFormat({ encoding: target.value as CsvFormat['encoding'] })
                }
              >
                {table.encodings.map(({ encoding, sample }) => (
                  <option key={encoding} value={encoding}>
                    {`${sample} (${encodingNames[encoding]})`}
                  </option>
                ))}
              </Select>
            </FormField>
          )}
          <label className={styles.header}>
            <input
              type="checkbox"
              checked={file.hasHeader}
              onChange={({ target }) => onChange(withTable({ ...file, hasHeader: target.checked }))}
            />
            {t('columns.header')}
          </label>
        </div>
        <ColumnTable file={file} onChange={onChange} />
        {missing.length > 0 && (
          <p className="wabu-warning">
            {t('columns.missing', {
              fields: missing.map((one) => words(`field.${one}`)).join(', '),
            })}
          </p>
        )}
        {unmapped.length > 0 && (
          <fieldset className={styles.defaults}>
            <legend>{t('columns.defaults')}</legend>
            {unmapped.map((field) => (
              <FormField key={field} label={words(`field.${field}`)}>
                <Select
                  value={defaults[field]}
                  onChange={({ target }) =>
                    onChange({ ...file, defaults: { ...defaults, [field]: target.value } })
                  }
                >
                  {supplierChoices[field].map((choice) => (
                    <option key={choice} value={choice}>
                      {words(`choice.${choice}`)}
                    </option>
                  ))}
                </Select>
              </FormField>
            ))}
          </fieldset>
        )}
      </div>
    </Dialog>
  );
}

/** The columns with their first values and their fields. */
function ColumnTable({ file, onChange }: Pick<ColumnsStepProps, 'file' | 'onChange'>) {
  const t = useImportWords();
  const words = useSupplierWords();
  const { mapping } = file;
  const columns = useMemo(() => columnsOf(file), [file]);
  const labelOf = (target: ColumnTarget) =>
    target === 'codiceFiscale' ? t('columns.codiceFiscale') : words(`field.${target}`);
  return (
    <table className={styles.columns}>
      <thead>
        <tr>
          <th scope="col">{t('columns.column')}</th>
          <th scope="col">{t('columns.samples')}</th>
          <th scope="col">{t('columns.field')}</th>
        </tr>
      </thead>
      <tbody>
        {columns.map(({ name, samples }, at) => {
          const label = name || t('columns.unnamed', { number: at + 1 });
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other identity
            <tr key={at} data-ignored={mapping[at] === null || undefined}>
              <th scope="row">
                <bdi>{label}</bdi>
              </th>
              <td>
                <bdi>{samples.slice(0, SAMPLES).join(' · ')}</bdi>
              </td>
              <td>
                <Select
                  aria-label={t('columns.fieldOf', { column: label })}
                  value={mapping[at] ?? ''}
                  onChange={({ target }) =>
                    onChange({
                      ...file,
                      mapping: withTarget(
                        mapping,
                        at,
                        (target.value || null) as ColumnTarget | null,
                      ),
                    })
                  }
                >
                  <option value="">{t('columns.ignore')}</option>
                  {columnTargets.map((target) => (
                    <option key={target} value={target}>
                      {labelOf(target)}
                    </option>
                  ))}
                </Select>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
