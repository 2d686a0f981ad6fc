import { queryOptions } from '@tanstack/react-query';
import { answer } from '@wabu/api/client';
import type { ListedUser } from '@wabu/shared/entities/user';
import { d1 } from './users-client.ts';

/** All users by name. */
export const usersQuery = queryOptions({
  queryKey: ['users'],
  queryFn: ({ signal }) => answer<ListedUser[]>(d1.getusers.$get(undefined, { init: { signal } })),
  networkMode: 'always',
});
