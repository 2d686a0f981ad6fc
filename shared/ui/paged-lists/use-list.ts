import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { LIST_STALE_MS } from '../../entities/lists/list-pages.ts';
import type { RecordList } from './record-list.ts';

export interface ListState<T> {
  /** The records that this browser has, in no certain order; the same array until one changes. */
  records: readonly T[];
  total: number;
  isWhole: boolean;
  /** `failed` if nothing is loaded: a failed reload keeps the loaded list on screen. */
  status: 'loading' | 'failed' | 'ready';
  reload: () => void;
}

const none: readonly never[] = [];

/** A list, with the records that are loaded so far. */
export function useList<T>({
  queryKey,
  load,
  prefetched,
}: Pick<RecordList<T, unknown, string>, 'queryKey' | 'load' | 'prefetched'>): ListState<T> {
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: load,
    initialData: prefetched,
    // The rest is still to be loaded.
    initialDataUpdatedAt: 0,
    structuralSharing: false,
    networkMode: 'always',
    staleTime: LIST_STALE_MS,
  });
  return {
    records: data?.records ?? none,
    total: data?.total ?? 0,
    isWhole: data?.next === null,
    status: data ? 'ready' : isError && !isFetching ? 'failed' : 'loading',
    reload: useCallback(() => void refetch(), [refetch]),
  };
}
