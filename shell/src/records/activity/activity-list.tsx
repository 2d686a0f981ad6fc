import type { ActivityEntry } from '@wabu/shared/entities/history/history';
import { DAY_MS } from '@wabu/shared/entities/measures/durations';
import { useStaffLocale } from '@wabu/shared/i18n';
import { Button, IconSearch } from '@wabu/shared/ui';
import styles from './activity-list.module.css';
import { ActivitySentence } from './activity-sentence.tsx';
import { EntryHistoryLink } from './history-link.tsx';
import { hasHistory } from './record-path.ts';
import { useActivityWords } from './words/it.ts';

interface Props {
  entries: readonly ActivityEntry[];
  onPerson: (name: string) => void;
  /** Absent where one record is shown already. */
  onRecord: ((entry: ActivityEntry) => void) | undefined;
}

/** The entries under the days on which they happened. */
export function ActivityList({ entries, onPerson, onRecord }: Props) {
  const dayName = useDayName();
  return inDays(entries).map(({ at, entries }) => (
    <section key={at} aria-label={dayName(at)}>
      <h2 className={styles.day}>{dayName(at)}</h2>
      <ol className="wabu-line-above">
        {entries.map((entry) => (
          <li key={entry.id} className={styles.entry}>
            <Entry entry={entry} onPerson={onPerson} onRecord={onRecord} />
          </li>
        ))}
      </ol>
    </section>
  ));
}

interface EntryProps extends Omit<Props, 'entries'> {
  entry: ActivityEntry;
}

function Entry({ entry, onPerson, onRecord }: EntryProps) {
  const t = useActivityWords();
  const locale = useStaffLocale();
  const { at, by, role, entity, fields } = entry;
  const date = new Date(at);
  return (
    <>
      <time dateTime={date.toISOString()} className="wabu-muted wabu-small wabu-figures">
        {date.toLocaleTimeString(locale, { timeStyle: 'short' })}
      </time>
      <p className="wabu-break">
        <button type="button" className={styles.person} title={role} onClick={() => onPerson(by)}>
          <bdi>{by}</bdi>
        </button>{' '}
        <ActivitySentence entry={entry} />
        {fields.length > 0 && (
          <span className="wabu-muted wabu-small wabu-nowrap">
            {' '}
            · {t('fields', { count: fields.length })}
          </span>
        )}
      </p>
      {hasHistory(entity) && (
        <div className={styles.links}>
          <EntryHistoryLink entry={entry} />
          {onRecord && (
            <Button
              look="quiet"
              size="sm"
              aria-label={t('showOnly')}
              title={t('showOnly')}
              onClick={() => onRecord(entry)}
            >
              <IconSearch size={16} aria-hidden="true" />
            </Button>
          )}
        </div>
      )}
    </>
  );
}

/** The entries by local day, in their order; `at` is the time of the first one. */
function inDays(entries: readonly ActivityEntry[]) {
  const days: { at: number; entries: ActivityEntry[] }[] = [];
  for (const entry of entries) {
    const last = days.at(-1);
    if (last && daysBetween(last.at, entry.at) === 0) last.entries.push(entry);
    else days.push({ at: entry.at, entries: [entry] });
  }
  return days;
}

/** «Oggi», «Ieri», or the date. */
function useDayName(): (at: number) => string {
  const t = useActivityWords();
  const locale = useStaffLocale();
  return (at) => {
    const ago = daysBetween(Date.now(), at);
    if (ago === 0) return t('today');
    if (ago === 1) return t('yesterday');
    return new Date(at).toLocaleDateString(locale, { dateStyle: 'full' });
  };
}

/** Local days; rounded, because a day of a clock change has 23 or 25 hours. */
function daysBetween(later: number, earlier: number): number {
  const midnight = (at: number) => new Date(at).setHours(0, 0, 0, 0);
  return Math.round((midnight(later) - midnight(earlier)) / DAY_MS);
}
