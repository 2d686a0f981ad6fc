import { useQuery } from '@tanstack/react-query';
import { answer } from '@wabu/api/client';
import type { ListedUser } from '@wabu/shared/entities/user';
import { Button, EmptyState, IconAlert, PageHeader, Skeleton } from '@wabu/shared/ui';
import { LoadFailed } from '../../parts/load-failed.tsx';
import { d1 } from '../../session/api-client.ts';
import { isFiltered, queryOf, useActivityFilters } from './activity-filters.ts';
import { ActivityForm } from './activity-form.tsx';
import { ActivityList } from './activity-list.tsx';
import styles from './activity-page.module.css';
import { ExportButton } from './export-button.tsx';
import { useActivity } from './use-activity.ts';
import { useActivityWords } from './words/it.ts';

/** Who did what to which record, newest first, with filters and an export. */
export function ActivityPage() {
  const t = useActivityWords();
  const { filters, setFilters, clear } = useActivityFilters();
  const query = queryOf(filters);
  const activity = useActivity(query);
  const { entries, status } = activity;
  return (
    <div className={styles.page}>
      <PageHeader title={t('title')} />
      <ActivityForm filters={filters} people={usePeople()} onChange={setFilters} onClear={clear}>
        {entries.length > 0 && <ExportButton key={JSON.stringify(query)} query={query} />}
      </ActivityForm>
      {status === 'loading' && <Skeleton rows={8} rowHeight={3} />}
      {status === 'failed' && <Failed onRetry={activity.reload} />}
      {status === 'ready' && entries.length === 0 && (
        <EmptyState
          title={t(isFiltered(filters) ? 'notFoundTitle' : 'emptyTitle')}
          text={t(isFiltered(filters) ? 'notFoundText' : 'emptyText')}
        />
      )}
      <div>
        <ActivityList
          entries={entries}
          onPerson={(by) => setFilters({ by })}
          onRecord={
            filters.record === null
              ? ({ entity, recordId }) => setFilters({ entity, record: recordId })
              : undefined
          }
        />
      </div>
      {activity.hasFailedMore && <Failed onRetry={activity.loadMore} />}
      {activity.hasMore && !activity.hasFailedMore && (
        <Button className={styles.more} busy={activity.isLoadingMore} onClick={activity.loadMore}>
          {t('more')}
        </Button>
      )}
    </div>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const t = useActivityWords();
  return (
    <LoadFailed icon={<IconAlert aria-hidden="true" />} title={t('failed')} onRetry={onRetry} />
  );
}

/** The names of all users. Without them a person can be chosen in the list. */
function usePeople(): string[] {
  const { data = [] } = useQuery({
    queryKey: ['users'],
    queryFn: ({ signal }) =>
      answer<ListedUser[]>(d1.getusers.$get(undefined, { init: { signal } })),
  });
  return data.map(({ clear_name }) => clear_name);
}
