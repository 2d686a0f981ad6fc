import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ListedUser } from '@wabu/shared/entities/user';
import { usersQuery } from '../api/users-query.ts';

interface LoadedUsers {
  users: readonly ListedUser[];
  status: 'loading' | 'failed' | 'ready';
  reload: () => void;
}

const noUsers: ListedUser[] = [];

/** All users by name. A failed reload empties the list, because it may be out of date. */
export function useUsers(): LoadedUsers {
  const queries = useQueryClient();
  const list = useQuery(usersQuery);
  const hasFailed = list.isError && !list.isFetching;
  return {
    users: list.isError ? noUsers : (list.data ?? noUsers),
    status: hasFailed ? 'failed' : list.data && !list.isError ? 'ready' : 'loading',
    // With what kings see of them.
    reload: () => void queries.invalidateQueries({ queryKey: ['users'] }),
  };
}
