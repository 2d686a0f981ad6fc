import type { HistoryEntry } from '../../../entities/history/history.ts';
import { Button } from '../../controls/button.tsx';
import { useTimeFormat } from '../../feedback/format-time.ts';
import styles from './history.module.css';
import { useHistoryWords } from './words/history-words.ts';

interface EntryListProps {
  entries: readonly HistoryEntry[];
  selected: number | undefined;
  onSelect: (id: number) => void;
  none: string;
  /** Loads the older entries; absent behind the last one. */
  onMore?: (() => void) | undefined;
}

export function EntryList({ entries, selected, onSelect, none, onMore }: EntryListProps) {
  const t = useHistoryWords();
  const format = useTimeFormat();
  return (
    <div className={styles.versions}>
      <h3 className={styles.heading}>{t('entries')}</h3>
      {entries.length === 0 && <p className={styles.note}>{none}</p>}
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
