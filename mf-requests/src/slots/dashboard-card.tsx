import { useQuery } from '@tanstack/react-query';
import { answer } from '@wabu/api/client';
import { CardFacts, CardFailure, Skeleton } from '@wabu/shared/ui';
import { d1 } from '../api/requests-client.ts';
import { listPath } from '../model/request-path.ts';
import { useSlotWords } from './words/it.ts';

const states = ['new', 'open', 'waiting', 'held'] as const;

/** The requests' card: how many there are in each state, each with its list. */
export function DashboardCard() {
  const t = useSlotWords();
  const counts = useQuery({
    queryKey: ['requests', 'counts'],
    queryFn: ({ signal }) => answer(d1.countrequests.$get(undefined, { init: { signal } })),
  });
  const { data } = counts;
  if (counts.isError) return <CardFailure text={t('failed')} onRetry={counts.refetch} />;
  if (!data) return <Skeleton rows={1} />;
  return (
    <CardFacts
      facts={states
        .filter((state) => state === 'new' || data[state] > 0)
        .map((state) => ({
          text: t(state, { count: data[state] }),
          to: listPath({ state }),
          isTodo: (state === 'new' || state === 'open') && data[state] > 0,
        }))}
    />
  );
}
