import { useQuery } from '@tanstack/react-query';
import { answer } from '@wabu/api/client';
import type { ManagedUser } from '@wabu/shared/entities/users/managed-user';
import { d1 } from '../api/users-client.ts';

/** What a king may see and change of the users, by name; empty for others, and until it is loaded. */
export function useManagedUsers(isKing: boolean): ReadonlyMap<string, ManagedUser> {
  const { data } = useQuery({
    // Below the key of the list: what reloads the list reloads this too.
    queryKey: ['users', 'managed'],
    queryFn: ({ signal }) =>
      answer<ManagedUser[]>(d1.managedusers.$get(undefined, { init: { signal } })),
    enabled: isKing,
    networkMode: 'always',
  });
  return new Map(isKing ? data?.map((user) => [user.name, user]) : []);
}
