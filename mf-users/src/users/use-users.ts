import { useQuery, useQueryClient } from '@tanstack/react-query';
import { answer } from '@wabu/api/client';
import type { ListedUser } from '@wabu/shared/entities/user';
import { d1 } from '../api/users-client.ts';

interface LoadedUsers {
  users: readonly ListedUser[];
  status: 'loading' | 'failed' | 'ready';
  reload: () => void;
}

const noUsers: ListedUser[] = [];

/** All users by name. A failed reload empties the list, because it may be out of date. */
export function useUsers(): LoadedUsers {
  const queries = useQueryClient();
  const list = useQuery({
    queryKey: ['users'],
    queryFn: ({ signal }) =>
      answer<ListedUser[]>(d1.getusers.$get(undefined, { init: { signal } })),
    networkMode: 'always',
  });
  const hasFailed = list.isError && !list.isFetching;
  return {
    users: list.isError ? noUsers : (list.data ?? noUsers),
    status: hasFailed ? 'failed' : list.data && !list.isError ? 'ready' : 'loading',
    // With what kings see of them.
    reload: () => void queries.invalidateQueries({ queryKey: ['users'] }),
  };
}
