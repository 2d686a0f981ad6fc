import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { answer } from '@wabu/api/client';
import { api } from '../api/frontends-client.ts';

export function folderQuery(folder: string) {
  return queryOptions({
    queryKey: ['folders', folder],
    queryFn: () => answer(api.r2.listfiles.$get({ query: { foldername: folder } })),
  });
}

export type ListedPicture = Awaited<
  ReturnType<NonNullable<ReturnType<typeof folderQuery>['queryFn']>>
>['pictures'][number];

const none: ListedPicture[] = [];

export function useFolder(folder: string) {
  const queries = useQueryClient();
  const { data, isError, isFetching, refetch } = useQuery(folderQuery(folder));
  async function refresh(name?: string): Promise<void> {
    if (name !== undefined) {
      await queries.invalidateQueries({ queryKey: ['pictures', folder, name] });
    }
    await queries.invalidateQueries({ queryKey: folderQuery(folder).queryKey });
  }
  const status: 'ready' | 'failed' | 'loading' = data ? 'ready' : isError ? 'failed' : 'loading';
  return { pictures: data?.pictures ?? none, status, isFetching, refetch, refresh };
}
