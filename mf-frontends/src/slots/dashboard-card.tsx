import { useSession } from '@wabu/shared/session';
import { Button, CardFacts, Skeleton, useDraftRecords } from '@wabu/shared/ui';
import { useSummaries } from '../api/use-frontends.ts';
import { useSlotWords } from './words/slot-words.ts';

/** The frontends' card: how many there are, how many are public, what is to do, and drafts of this browser. */
export function DashboardCard() {
  const t = useSlotWords();
  const { user } = useSession();
  const drafts = useDraftRecords(user && `${user.username}/frontend/`).size;
  const { summaries, status, reload } = useSummaries();
  if (status === 'failed') {
    return (
      <div role="status">
        <p>{t('failed')}</p>
        <Button size="sm" onClick={reload}>
          {t('retry')}
        </Button>
      </div>
    );
  }
  if (status === 'loading') return <Skeleton rows={1} />;
  const countWith = (gap: 'missing' | 'outdated') =>
    summaries.filter(({ languages }) => Object.values(languages).some((gaps) => gaps[gap])).length;
  const countIn = (state: 'published' | 'changed') =>
    summaries.filter(({ publication }) => publication?.state === state).length;
  const changed = countIn('changed');
  const published = countIn('published') + changed;
  const todo = [
    ['changed', changed],
    ['missing', countWith('missing')],
    ['outdated', countWith('outdated')],
    ['drafts', drafts],
  ] as const;
  return (
    <CardFacts
      facts={[
        { text: t('total', { count: summaries.length }) },
        ...(published > 0 ? [{ text: t('published', { count: published }) }] : []),
        ...todo
          .filter(([, count]) => count > 0)
          .map(([kind, count]) => ({ text: t(kind, { count }), isTodo: true })),
      ]}
    />
  );
}
