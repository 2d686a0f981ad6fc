import { roles } from '@wabu/shared/entities/permissions';
import { CardFacts, Skeleton } from '@wabu/shared/ui';
import { useUsers } from '../users/use-users.ts';
import { useSlotWords } from './words/slot-words.ts';

/** The users' card: how many there are in each role. */
export function DashboardCard() {
  const t = useSlotWords();
  const { users, status } = useUsers();
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
