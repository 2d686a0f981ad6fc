import { useState } from 'react';
import type { FieldPath, HistoryEntry } from '../../../entities/history/history.ts';
import type { LanguageCode } from '../../../i18n/languages.ts';
import { keyOf } from '../../../tree/index.ts';
import { Button } from '../../controls/button.tsx';
import { useTimeFormat } from '../../feedback/format-time.ts';
import { Skeleton } from '../../feedback/skeleton.tsx';
import { Select } from '../../forms/form-controls.tsx';
import { FormField } from '../../forms/form-field.tsx';
import type { RecordHistoryProps } from '../record-history.tsx';
import { FieldDifference, type FieldRestore, languageOfPath } from './field-difference.tsx';
import styles from './history.module.css';
import { type Compared, isFirstSave, leftVersion, useDifference } from './use-history.ts';
import type { RestoredState } from './use-restore.tsx';
import { useHistoryWords } from './words/it.ts';

interface EntryDifferenceProps
  extends Pick<RecordHistoryProps, 'entity' | 'labelOf' | 'drawValue'> {
  id: string;
  entries: readonly HistoryEntry[];
  entry: HistoryEntry;
  /** Shows texts in this language only; null for everything. */
  language: LanguageCode | null;
  /** Absent: the history is only read. */
  onRestore?: ((state: RestoredState, path: FieldPath) => void) | undefined;
}

export function EntryDifference(props: EntryDifferenceProps) {
  const { entry, entries } = props;
  const t = useHistoryWords();
  const format = useTimeFormat();
  const [other, setOther] = useState('before');
  const versions = entries.filter((one) => one.id !== entry.id && leftVersion(one));
  return (
    <section className={styles.difference} aria-label={t(`action.${entry.action}`)}>
      <div className={styles.controls}>
        <FormField label={t('compare')}>
          <Select value={other} onChange={(event) => setOther(event.target.value)}>
            <option value="before">{t('before')}</option>
            <option value="now">{t('now')}</option>
            {versions.map(({ id, at, by }) => (
              <option key={id} value={id}>
                {`${format(at)}, ${by}`}
              </option>
            ))}
          </Select>
        </FormField>
      </div>
      {entry.pruned ? (
        <p className="wabu-muted wabu-small">{t('pruned')}</p>
      ) : (
        <Fields {...props} compared={comparedWith(entry.id, other)} />
      )}
    </section>
  );
}

function comparedWith(entry: number, other: string): Compared {
  if (other === 'before') return { to: entry };
  if (other === 'now') return { from: entry, to: 'now' };
  const id = Number(other);
  return { from: Math.min(id, entry), to: Math.max(id, entry) };
}

function Fields(props: EntryDifferenceProps & { compared: Compared }) {
  const { entity, id, entries, language, compared, onRestore, labelOf, drawValue } = props;
  const t = useHistoryWords();
  const { data, isError, refetch } = useDifference(entity, id, compared);
  if (isError)
    return (
      <div role="alert">
        <p>{t('failed')}</p>
        <Button size="sm" onClick={() => void refetch()}>
          {t('retry')}
        </Button>
      </div>
    );
  if (data === undefined) return <Skeleton rows={3} />;
  const fields = data.fields.filter(
    ({ path }) => language === null || languageOfPath(path) === language,
  );
  if (fields.length === 0) return <p className="wabu-muted wabu-small">{t('unchanged')}</p>;
  const restores = onRestore === undefined ? [] : restoresOf(entries, compared);
  return (
    <ul className="wabu-stack wabu-gap-4">
      {fields.map((field) => (
        <FieldDifference
          key={keyOf(field.path)}
          field={field}
          labelOf={labelOf}
          drawValue={drawValue}
          restores={restores}
          onRestore={(state, path) => onRestore?.(state, path)}
        />
      ))}
    </ul>
  );
}

function restoresOf(entries: readonly HistoryEntry[], { from, to }: Compared): FieldRestore[] {
  const versions = entries.filter(leftVersion);
  const earlier = (point: unknown) => versions.find(({ id }, index) => index > 0 && id === point);
  const first = from === undefined && versions.find(({ id }) => id === to);
  const before = earlier(from ?? versions.find(({ id }) => id < Number(to))?.id);
  const after = earlier(to);
  return [
    ...(before ? [{ label: 'restoreBefore', state: { entry: before } } as const] : []),
    ...(first && isFirstSave(first, entries)
      ? [{ label: 'restoreBefore', state: { entry: first, before: true } } as const]
      : []),
    ...(after ? [{ label: 'restoreAfter', state: { entry: after } } as const] : []),
  ];
}
