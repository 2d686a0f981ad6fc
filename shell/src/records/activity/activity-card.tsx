import { useQuery } from '@tanstack/react-query';
import { Button, Skeleton, useTimeFormat } from '@wabu/shared/ui';
import styles from './activity-card.module.css';
import { ActivitySentence } from './activity-sentence.tsx';
import { EntryHistoryLink } from './history-link.tsx';
import { readActivity } from './use-activity.ts';
import { useActivityWords } from './words/it.ts';

const SHOWN = 10;

/** The dashboard's card: the last entries. */
export function ActivityCard() {
  const t = useActivityWords();
  const formatTime = useTimeFormat();
  const last = useQuery({
    queryKey: ['activity', 'last'],
    queryFn: ({ signal }) => readActivity({}, { after: '', limit: SHOWN, signal }),
    networkMode: 'always',
  });
  if (last.isError) {
    return (
      <div role="status">
        <p>{t('failed')}</p>
        <Button size="sm" onClick={() => void last.refetch()}>
          {t('retry')}
        </Button>
      </div>
    );
  }
  if (!last.data) return <Skeleton rows={1} />;
  const { entries } = last.data;
  if (entries.length === 0)
    return <p className="wabu-row wabu-gap-1 wabu-muted wabu-small">{t('emptyTitle')}</p>;
  return (
    <ol className={styles.entries}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <bdi className="wabu-medium">{entry.by}</bdi> <ActivitySentence entry={entry} />{' '}
          <span className="wabu-row wabu-gap-1 wabu-muted wabu-small">
            <time dateTime={new Date(entry.at).toISOString()}>{formatTime(entry.at)}</time>
            <EntryHistoryLink entry={entry} />
          </span>
        </li>
      ))}
    </ol>
  );
}
