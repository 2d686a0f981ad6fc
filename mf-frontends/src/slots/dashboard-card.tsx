import { useQuery } from '@tanstack/react-query';
import { useSession } from '@wabu/shared/session';
import { CardFacts, CardFailure, Skeleton, useDraftRecords, useTimeFormat } from '@wabu/shared/ui';
import { countsQuery } from '../api/frontend-calls.ts';
import { previewAnswersQuery } from '../api/preview-link-calls.ts';
import { frontendPath, frontendsPath } from '../model/frontend-path.ts';
import { useSlotWords } from './words/it.ts';

export function DashboardCard() {
  const t = useSlotWords();
  const { user } = useSession();
  const drafts = useDraftRecords(user && `${user.username}/frontend/`).size;
  const counts = useQuery(countsQuery);
  const answers = useAnswerFacts();
  if (counts.isError) return <CardFailure text={t('failed')} onRetry={counts.refetch} />;
  if (!counts.data) return <Skeleton rows={1} />;
  const { total, published, changed, missing, outdated } = counts.data;
  const todo = [
    ['changed', changed],
    ['missing', missing],
    ['outdated', outdated],
  ] as const;
  return (
    <CardFacts
      facts={[
        { text: t('total', { count: total }), to: frontendsPath() },
        ...(published > 0
          ? [{ text: t('published', { count: published }), to: frontendsPath('published') }]
          : []),
        ...todo
          .filter(([, count]) => count > 0)
          .map(([kind, count]) => ({
            text: t(kind, { count }),
            to: frontendsPath(kind),
            isTodo: true,
          })),
        ...(drafts > 0 ? [{ text: t('drafts', { count: drafts }), isTodo: true }] : []),
        ...answers,
      ]}
    />
  );
}

const MAX_ANSWERS = 3;

function useAnswerFacts() {
  const t = useSlotWords();
  const formatTime = useTimeFormat();
  const { data = [] } = useQuery(previewAnswersQuery);
  return data.slice(0, MAX_ANSWERS).map(({ kind, URL, at, isCurrent }) => {
    const word = kind === 'comment' ? 'commented' : isCurrent ? 'approved' : 'approvedOlder';
    return {
      text: t(word, { url: URL, date: formatTime(at) }),
      to: frontendPath(URL),
    };
  });
}
