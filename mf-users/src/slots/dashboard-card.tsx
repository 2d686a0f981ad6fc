import { roles } from '@wabu/shared/entities/permissions';
import { CardFacts, Skeleton, useList } from '@wabu/shared/ui';
import { usersList } from '../api/users-list.ts';
import { useSlotWords } from './words/it.ts';

/** The users' card: how many there are in each role. */
export function DashboardCard() {
  const t = useSlotWords();
  const { records: users, status } = useList(usersList);
  if (status === 'loading') return <Skeleton rows={1} />;
  if (status === 'failed') return <p role="status">{t('failed')}</p>;
  const counts = roles
    .map((role) => ({ role, count: users.filter((user) => user.clear_role === role).length }))
    .filter(({ count }) => count > 0);
  return (
    <CardFacts
      facts={[
        { text: t('total', { count: users.length }) },
        { text: counts.map(({ role, count }) => `${role}: ${count}`).join(' · ') },
      ]}
    />
  );
}
