import { foldText } from '@wabu/shared/entities/search/fold-text';
import { useLocation } from '@wabu/shared/routing';
import { Button, EmptyState, SearchField } from '@wabu/shared/ui';
import { type ComponentProps, useState } from 'react';
import { useUserWords } from '../words/user-words.ts';
import { UserTable } from './user-table.tsx';
import styles from './users-page.module.css';

/**
 * The table of the users whose name and role have every word of the search. A link gives the first search in the
 * fragment: `#q=giulia`.
 */
export function FoundUsers({ users, ...table }: ComponentProps<typeof UserTable>) {
  const t = useUserWords();
  const { hash } = useLocation();
  const [search, setSearch] = useState(() => new URLSearchParams(hash.slice(1)).get('q') ?? '');
  const words = foldText(search).split(/\s+/);
  const found = users.filter(({ clear_name, clear_role }) =>
    words.every((word) => foldText(`${clear_name} ${clear_role}`).includes(word)),
  );
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
