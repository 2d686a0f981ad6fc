import { useInfiniteQuery } from '@tanstack/react-query';
import { answer } from '@wabu/api/client';
import type { TrashEntity } from '@wabu/shared/entities/history/history';
import type { TrashPage } from '@wabu/shared/entities/history/trash';
import { d1 } from '../../session/api-client.ts';

/** The entries of the trash, page after page; of one kind, or of all for null. */
export function useTrash(kind: TrashEntity | null) {
  const list = useInfiniteQuery({
    queryKey: ['trash', kind],
    initialPageParam: null as number | null,
    queryFn: ({ pageParam, signal }) => {
      const query = {
        ...(pageParam !== null && { after: String(pageParam) }),
        ...(kind !== null && { entity: kind }),
      };
      return answer<TrashPage>(d1.trash.$get({ query }, { init: { signal } }));
    },
    getNextPageParam: ({ next }) => next,
    // The trash of a minute ago would offer what is not there any more.
    staleTime: 0,
    networkMode: 'always',
  });
  return {
    entries: list.data?.pages.flatMap(({ entries }) => entries) ?? [],
    status: list.isError ? 'failed' : list.data ? 'ready' : 'loading',
    reload: () => void list.refetch(),
    more: list.hasNextPage ? () => void list.fetchNextPage() : undefined,
    isLoadingMore: list.isFetchingNextPage,
  } as const;
}
