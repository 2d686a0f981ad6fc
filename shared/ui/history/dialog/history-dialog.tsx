import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { HistoryEntry } from '../../../entities/history/history.ts';
import { type LanguageCode, languages } from '../../../i18n/languages.ts';
import { Button } from '../../controls/button.tsx';
import { Dialog } from '../../dialogs/dialog.tsx';
import { useTimeFormat } from '../../feedback/format-time.ts';
import { Skeleton } from '../../feedback/skeleton.tsx';
import { Select } from '../../forms/form-controls.tsx';
import { FormField } from '../../forms/form-field.tsx';
import type { HistoryDialogProps } from '../record-history.tsx';
import { EntryDifference } from './entry-difference.tsx';
import { languageOfPath } from './field-difference.tsx';
import styles from './history.module.css';
import { isFirstSave, leftVersion, openRecord, useEntries } from './use-history.ts';
import { useRestore } from './use-restore.tsx';
import { useHistoryWords } from './words/it.ts';

export function HistoryDialog(props: HistoryDialogProps) {
  const { entity, recordKey, deletedId, restoring, onClose } = props;
  const t = useHistoryWords();
  const [chosen, setChosen] = useState<number>();
  const [language, setLanguage] = useState<LanguageCode | null>(null);
  const record = useQuery({
    queryKey: ['history', entity, recordKey, deletedId, 'record'],
    queryFn: () => openRecord(props),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  const pages = useEntries(entity, record.data?.id);
  const all = pages.data?.pages.flatMap(({ entries }) => entries) ?? [];
  const shown = all.filter((entry) => isIn(entry, language));
  const entry = shown.find(({ id }) => id === chosen) ?? shown[0];

  const name = props.name || (all.find(({ label }) => label !== null)?.label ?? '');

  const reload = () => {
    setChosen(undefined);
    void record.refetch().then(() => pages.refetch());
  };
  const { restore, isRestoring } = useRestore(props, record.data, reload);
  // The newest version is the present one.
  const canRestore = (id: number) =>
    restoring !== undefined && all.filter(leftVersion).findIndex((one) => one.id === id) > 0;
  const canRestoreBefore = (one: HistoryEntry) => restoring !== undefined && isFirstSave(one, all);

  return (
    <Dialog
      width={800}
      title={t('title', { name })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('close')}</Button>
          {entry && canRestoreBefore(entry) && (
            <Button
              look={canRestore(entry.id) ? 'outline' : 'solid'}
              busy={isRestoring}
              onClick={() => void restore({ entry, before: true })}
            >
              {t('restoreAllBefore')}
            </Button>
          )}
          {entry && canRestore(entry.id) && (
            <Button look="solid" busy={isRestoring} onClick={() => void restore({ entry })}>
              {t('restoreAll')}
            </Button>
          )}
        </>
      }
    >
      {record.isError || pages.isError ? (
        <div role="alert">
          <p>{t('failed')}</p>
          <Button onClick={reload}>{t('retry')}</Button>
        </div>
      ) : pages.data === undefined || record.data === undefined ? (
        <Skeleton />
      ) : (
        <>
          {entity === 'frontend' && <LanguageFilter value={language} onChange={setLanguage} />}
          <div className={styles.layout}>
            <EntryList
              entries={shown}
              selected={entry?.id}
              onSelect={setChosen}
              none={t(language === null ? 'none' : 'noneInLanguage')}
              onMore={pages.hasNextPage ? () => void pages.fetchNextPage() : undefined}
            />
            {entry && (
              <EntryDifference
                key={entry.id}
                {...props}
                id={record.data.id}
                entries={all}
                entry={entry}
                language={language}
                onRestore={restoring && ((state, path) => void restore(state, [path]))}
              />
            )}
          </div>
        </>
      )}
    </Dialog>
  );
}

/** An entry without fields, such as a creation, concerns every language. */
const isIn = ({ fields }: HistoryEntry, language: LanguageCode | null) =>
  language === null ||
  fields.length === 0 ||
  fields.some((path) => languageOfPath(path) === language);

interface LanguageFilterProps {
  value: LanguageCode | null;
  onChange: (language: LanguageCode | null) => void;
}

function LanguageFilter({ value, onChange }: LanguageFilterProps) {
  const t = useHistoryWords();
  return (
    <div className={styles.controls}>
      <FormField label={t('language')}>
        <Select
          value={value ?? ''}
          onChange={(event) =>
            onChange(languages.find(({ code }) => code === event.target.value)?.code ?? null)
          }
        >
          <option value="">{t('allLanguages')}</option>
          {languages.map(({ code, name, html }) => (
            <option key={code} value={code} lang={html}>
              {name}
            </option>
          ))}
        </Select>
      </FormField>
    </div>
  );
}

interface EntryListProps {
  entries: readonly HistoryEntry[];
  selected: number | undefined;
  onSelect: (id: number) => void;
  none: string;
  onMore?: (() => void) | undefined;
}

function EntryList({ entries, selected, onSelect, none, onMore }: EntryListProps) {
  const t = useHistoryWords();
  const format = useTimeFormat();
  return (
    <div className={styles.versions}>
      <h3 className={styles.heading}>{t('entries')}</h3>
      {entries.length === 0 && <p className="wabu-muted wabu-small">{none}</p>}
      <ol className={styles.entries}>
        {entries.map(({ id, at, by, role, action, fields }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.entry}
              aria-current={id === selected || undefined}
              onClick={() => onSelect(id)}
            >
              <span>
                <bdi className={styles.who}>{by}</bdi> ({role})
              </span>
              <span className={styles.what}>
                {t(`action.${action}`)}
                {fields.length > 0 && `, ${t('fields', { count: fields.length })}`}
              </span>
              <time className={styles.what} dateTime={new Date(at).toISOString()}>
                {format(at)}
              </time>
            </button>
          </li>
        ))}
      </ol>
      {onMore && (
        <Button size="sm" onClick={onMore}>
          {t('more')}
        </Button>
      )}
    </div>
  );
}
