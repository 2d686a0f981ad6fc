import { useQuery } from '@tanstack/react-query';
import type { ListState } from './use-list.ts';

/** What a search finds. */
export interface FoundRecords<T> {
  shown: readonly T[];
  /** The number of all that the search finds; null while the server searches. */
  count: number | null;
  status: ListState<T>['status'];
  /** True if a search or a filter is set. */
  isNarrowed: boolean;
}

interface ListSearch<T> {
  /** The first part of the query's key: a write that makes the list stale makes its searches stale too. */
  name: string;
  /** What is searched: the further parts of the query's key. */
  search: readonly unknown[];
  isNarrowed: boolean;
  /** What the search finds in the loaded part. */
  local: readonly T[];
  /** Asks the server for the first page of what the search finds. */
  ask: (signal: AbortSignal) => Promise<{ records: readonly T[]; total: number }>;
}

/**
 * What a search finds: at once in a list that the browser has as a whole. Otherwise the server searches; until it
 * answers, and when it cannot be reached, what is found in the loaded part is shown.
 */
export function useListSearch<T>(
  { total, isWhole, status }: Pick<ListState<T>, 'total' | 'isWhole' | 'status'>,
  { name, search, isNarrowed, local, ask }: ListSearch<T>,
): FoundRecords<T> {
  const asksServer = isNarrowed && !isWhole && status === 'ready';
  const { data, isError } = useQuery({
    queryKey: [name, 'search', ...search],
    queryFn: ({ signal }) => ask(signal),
    enabled: asksServer,
    networkMode: 'always',
    staleTime: 30_000,
    gcTime: 60_000,
  });
  if (!isNarrowed) return { shown: local, count: total, status, isNarrowed };
  if (!asksServer || isError) return { shown: local, count: local.length, status, isNarrowed };
  if (data) return { shown: data.records, count: data.total, status, isNarrowed };
  return { shown: local, count: null, status: local.length > 0 ? status : 'loading', isNarrowed };
}
