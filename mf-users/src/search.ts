import { LIST_STALE_MS } from '@wabu/shared/entities/lists/list-pages';
import { bestMatches } from '@wabu/shared/entities/search/best-matches';
import { foldText } from '@wabu/shared/entities/search/fold-text';
import { defineSearch } from '@wabu/shared/module';
import { usersQuery } from './api/users-query.ts';

/** How the command palette finds users. */
export const search = defineSearch({
  id: 'users',
  async find(text, { limit, queries }) {
    const users = await queries.fetchQuery({ ...usersQuery, staleTime: LIST_STALE_MS });
    const textOf = ({ clear_name, clear_role }: (typeof users)[number]) =>
      foldText(`${clear_name}\n${clear_role}`);
    return bestMatches(users, textOf, text, limit).map(({ clear_name, clear_role }) => ({
      label: clear_name,
      detail: clear_role,
      path: `/adminwabu/users#${new URLSearchParams({ q: clear_name })}`,
    }));
  },
});
