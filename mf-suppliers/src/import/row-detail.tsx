import {
  isSupplierChoice,
  normaliseSupplierField,
  type SupplierField,
  type SupplierInput,
  supplierChoices,
  supplierFields,
} from '@wabu/shared/entities/supplier';
import { Button, FormField, Input, Select } from '@wabu/shared/ui';
import type { FormEvent } from 'react';
import type { PlannedRow } from '../model/import/plan-rows.ts';
import { labelOf, valueText } from '../model/supplier-labels.ts';
import { useSupplierWords } from '../words/supplier-words.ts';
import styles from './row-detail.module.css';
import { problemText } from './row-words.ts';
import { useImportWords } from './words/it.ts';

interface RowDetailProps {
  row: PlannedRow;
  /** What the user has typed and not yet corrected the row by. */
  typed: Partial<SupplierInput> | undefined;
  onType: (values: Partial<SupplierInput>) => void;
  onCorrect: () => void;
  /** Leaves the row out, or takes it back. */
  onToggle: () => void;
}

/** A row that would change nothing need not be left out. */
export const canSkip = ({ fate }: PlannedRow) => fate !== 'same';

/** A row of the file: what it changes, or what is wrong and how to correct it. */
export function RowDetail(props: RowDetailProps) {
  const { row, onToggle } = props;
  const t = useImportWords();
  const { fate, input } = row;
  return (
    <article className="wabu-stack wabu-gap-3 wabu-top">
      <h3 className="wabu-md wabu-medium">
        <bdi>{input.Nome || t('check.unnamed')}</bdi>
      </h3>
      {canSkip(row) && (
        <Button size="sm" className="wabu-self-start" onClick={onToggle}>
          {t(fate === 'skipped' ? 'check.takeBack' : 'check.skip')}
        </Button>
      )}
      {fate === 'skipped' && <p>{t('check.isSkipped')}</p>}
      {fate === 'same' && <p>{t('check.isSame')}</p>}
      {fate === 'new' && <NewValues row={row} />}
      {fate === 'changed' && <Differences row={row} />}
      {fate === 'wrong' && <Corrections {...props} />}
    </article>
  );
}

function NewValues({ row: { input } }: { row: PlannedRow }) {
  const t = useImportWords();
  const words = useSupplierWords();
  return (
    <>
      <p>{t('check.willAdd')}</p>
      <dl className={styles.values}>
        {supplierFields
          .filter((field) => input[field] !== '')
          .map((field) => (
            <div key={field}>
              <dt>{labelOf(words, field, input.Tipologia)}</dt>
              <dd>
                <bdi>{valueText(words, field, input[field])}</bdi>
              </dd>
            </div>
          ))}
      </dl>
    </>
  );
}

function Differences({ row: { input, differences } }: { row: PlannedRow }) {
  const t = useImportWords();
  const words = useSupplierWords();
  const shown = (field: SupplierField, value: string) =>
    valueText(words, field, value) || t('check.empty');
  return (
    <>
      <p>{t('check.willChange')}</p>
      <table className={styles.differences}>
        <thead>
          <tr>
            <td />
            <th scope="col">{t('check.before')}</th>
            <th scope="col">{t('check.after')}</th>
          </tr>
        </thead>
        <tbody>
          {differences.map(({ field, before, after }) => (
            <tr key={field}>
              <th scope="row">{labelOf(words, field, input.Tipologia)}</th>
              <td>
                <del>
                  <bdi>{shown(field, before)}</bdi>
                </del>
              </td>
              <td>
                <ins>
                  <bdi>{shown(field, after)}</bdi>
                </ins>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** The wrong fields, to be corrected in place. They stay while they are typed, and are checked together. */
function Corrections({ row, typed = {}, onType, onCorrect }: RowDetailProps) {
  const t = useImportWords();
  const words = useSupplierWords();
  const { input, problems, proposals } = row;
  const fields = supplierFields.filter((field) => problems.some((one) => one.field === field));
  const isUntouched = Object.keys(typed).length === 0;
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!isUntouched) onCorrect();
  }
  const set = (field: SupplierField, value: string) =>
    onType({ [field]: normaliseSupplierField(field, value, input.Tipologia) });
  return (
    <form className="wabu-stack wabu-gap-3 wabu-top" onSubmit={submit} noValidate>
      <p>{t('check.wrong')}</p>
      {fields.map((field) => {
        const problem = problems.find((one) => one.field === field);
        const proposed = proposals[field];
        const isProposed = proposed !== undefined && typed[field] !== proposed;
        return (
          <FormField
            key={field}
            label={labelOf(words, field, input.Tipologia)}
            error={problem && problemText(t, problem)}
          >
            <div className={styles.control}>
              {isSupplierChoice(field) ? (
                <Select
                  value={typed[field] ?? ''}
                  onChange={({ target }) => set(field, target.value)}
                >
                  <option value="" />
                  {supplierChoices[field].map((choice) => (
                    <option key={choice} value={choice}>
                      {words(`choice.${choice}`)}
                    </option>
                  ))}
                </Select>
              ) : (
                <Input
                  value={typed[field] ?? input[field]}
                  autoComplete="off"
                  onChange={({ target }) => set(field, target.value)}
                />
              )}
              {isProposed && (
                <Button size="sm" onClick={() => set(field, proposed)}>
                  {t('check.use', { value: valueText(words, field, proposed) })}
                </Button>
              )}
              {field === 'Telefono' && isProposed && typed.Telefono === undefined && (
                <Button size="sm" onClick={() => set(field, input[field])}>
                  {t('check.keep', { value: input[field] })}
                </Button>
              )}
            </div>
          </FormField>
        );
      })}
      <Button type="submit" look="solid" disabled={isUntouched} className="wabu-self-start">
        {t('check.correct')}
      </Button>
    </form>
  );
}
