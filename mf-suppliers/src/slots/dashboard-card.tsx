import { useQuery } from '@tanstack/react-query';
import { answer } from '@wabu/api/client';
import { useSession } from '@wabu/shared/session';
import { CardFacts, CardFailure, Skeleton, useDraftRecords } from '@wabu/shared/ui';
import { d1 } from '../api/suppliers-client.ts';
import { withoutFrontendPath } from '../model/supplier-path.ts';
import { useSlotWords } from './words/it.ts';

/** The suppliers' card: how many there are, how many have no microsite, and drafts of this browser. */
export function DashboardCard() {
  const t = useSlotWords();
  const { user } = useSession();
  const drafts = useDraftRecords(user && `${user.username}/supplier/`).size;
  const counts = useQuery({
    queryKey: ['suppliers', 'counts'],
    queryFn: ({ signal }) => answer(d1.countsuppliers.$get(undefined, { init: { signal } })),
  });
  if (counts.isError) return <CardFailure text={t('failed')} onRetry={counts.refetch} />;
  if (!counts.data) return <Skeleton rows={1} />;
  const { total, withoutFrontend } = counts.data;
  return (
    <CardFacts
      facts={[
        { text: t('total', { count: total }), to: '/adminwabu/suppliers' },
        ...(withoutFrontend > 0
          ? [
              {
                text: t('withoutFrontend', { count: withoutFrontend }),
                to: withoutFrontendPath,
                isTodo: true,
              },
            ]
          : []),
        ...(drafts > 0 ? [{ text: t('drafts', { count: drafts }), isTodo: true }] : []),
      ]}
    />
  );
}
