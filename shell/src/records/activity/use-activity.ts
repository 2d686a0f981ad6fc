import { useInfiniteQuery } from '@tanstack/react-query';
import { answer } from '@wabu/api/client';
import type { ActivityPage } from '@wabu/shared/entities/history/history';
import { d1 } from '../../session/api-client.ts';
import type { ActivityQuery } from './activity-filters.ts';

/** The activity, newest first, page by page. */
export function useActivity(query: ActivityQuery) {
  const list = useInfiniteQuery({
    queryKey: ['activity', query],
    queryFn: ({ pageParam, signal }) => readActivity(query, { after: pageParam, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    networkMode: 'always',
  });
  return {
    entries: list.data?.pages.flatMap(({ entries }) => entries) ?? [],
    status: list.data ? 'ready' : list.isError ? 'failed' : 'loading',
    hasMore: list.hasNextPage,
    isLoadingMore: list.isFetchingNextPage,
    hasFailedMore: list.isFetchNextPageError,
    loadMore: () => void list.fetchNextPage(),
    reload: () => void list.refetch(),
  } as const;
}

interface Range {
  /** The `next` of the page before; empty for the first page. */
  after: string;
  limit?: number;
  signal: AbortSignal;
}

/** The next page with entries, or the last one. */
export async function readActivity(
  query: ActivityQuery,
  { after, limit, signal }: Range,
): Promise<ActivityPage> {
  const wanted = { ...query, ...(limit && { limit: String(limit) }) };
  for (let from = after; ; ) {
    const page = await answer<ActivityPage>(
      d1.activity.$get(
        { query: { ...wanted, ...(from && { after: from }) } },
        { init: { signal } },
      ),
    );
    // A search may find nothing in the entries that one request reads.
    if (page.entries.length > 0 || page.next === null) return page;
    from = page.next;
  }
}
