import { useLocation } from '@wabu/shared/routing';
import { Button, EmptyState, SearchField } from '@wabu/shared/ui';
import { type ComponentProps, useState } from 'react';
import { usersList } from '../api/users-list.ts';
import { useUserWords } from '../words/user-words.ts';
import { UserTable } from './user-table.tsx';
import styles from './users-page.module.css';

/** The table of the users that a search finds. A link gives the first search in the fragment: `#q=giulia`. */
export function FoundUsers({ users, ...table }: ComponentProps<typeof UserTable>) {
  const t = useUserWords();
  const { hash } = useLocation();
  const [search, setSearch] = useState(() => new URLSearchParams(hash.slice(1)).get('q') ?? '');
  const found = usersList.search(usersList.index(users), { text: search });
  return (
    <>
      <div className={styles.search}>
        <SearchField value={search} onChange={setSearch} label={t('list.search')} />
      </div>
      {found.length > 0 ? (
        <UserTable users={found} {...table} />
      ) : (
        <EmptyState
          title={t('list.noMatch')}
          action={<Button onClick={() => setSearch('')}>{t('list.clear')}</Button>}
        />
      )}
    </>
  );
}
