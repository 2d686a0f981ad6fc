import { useQuery } from '@tanstack/react-query';
import { useSession } from '@wabu/shared/session';
import { Button, CardFacts, Skeleton, useDraftRecords, useTimeFormat } from '@wabu/shared/ui';
import { previewAnswersQuery } from '../api/preview-link-calls.ts';
import { useSummaries } from '../api/use-frontends.ts';
import { useSlotWords } from './words/slot-words.ts';

/** The frontends' card: how many there are, how many are public, what is to do, and drafts of this browser. */
export function DashboardCard() {
  const t = useSlotWords();
  const { user } = useSession();
  const drafts = useDraftRecords(user && `${user.username}/frontend/`).size;
  const { summaries, status, reload } = useSummaries();
  const answers = useAnswerFacts();
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
        ...answers,
      ]}
    />
  );
}

const MAX_ANSWERS = 3;

/** The latest answers of suppliers to previews, with links to their frontends. */
function useAnswerFacts() {
  const t = useSlotWords();
  const formatTime = useTimeFormat();
  const { data = [] } = useQuery(previewAnswersQuery);
  return data.slice(0, MAX_ANSWERS).map(({ kind, URL, at, isCurrent }) => {
    const word = kind === 'comment' ? 'commented' : isCurrent ? 'approved' : 'approvedOlder';
    return {
      text: t(word, { url: URL, date: formatTime(at) }),
      to: `/adminwabu/frontends?frontend=${encodeURIComponent(URL)}`,
    };
  });
}
