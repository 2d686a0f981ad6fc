import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { answer } from '@wabu/api/client';
import type { Supplier } from '@wabu/shared/entities/supplier';
import { useCallback, useEffect, useMemo } from 'react';
import { indexSuppliers, type SupplierIndex } from './search.ts';
import { d1 } from './suppliers-client.ts';

const queryKey = ['suppliers'];

export interface LoadedSuppliers {
  index: SupplierIndex;
  status: 'loading' | 'failed' | 'ready';
  reload: () => void;
}

const nobody: Supplier[] = [];

/** The list of all suppliers, sorted and ready to be searched. */
export function useSuppliers(): LoadedSuppliers {
  const list = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      answer<Supplier[]>(d1.getallsuppliers.$get(undefined, { init: { signal } })),
    networkMode: 'always',
    staleTime: 30_000,
  });
  const index = useMemo(() => indexSuppliers(list.data ?? nobody), [list.data]);
  useEffect(() => {
    // The first key should find the texts ready; Safari has no idle time to give.
    const later = window.requestIdleCallback ?? ((act: () => void) => window.setTimeout(act, 200));
    later(() => void index.texts());
  }, [index]);
  const isEmpty = list.data === undefined;
  const { refetch } = list;
  // What was loaded once stays to be seen while a reload fails.
  const status = !isEmpty ? 'ready' : list.isError && !list.isFetching ? 'failed' : 'loading';
  const reload = useCallback(() => void refetch(), [refetch]);
  return { index, status, reload };
}

/** After a change: the list shows it at once, and is then loaded anew, as others may have changed it too. */
export function useListReload(): (change: { saved?: Supplier; deleted?: string }) => void {
  const queries: QueryClient = useQueryClient();
  return ({ saved, deleted }) => {
    const gone = saved?.PIVA ?? deleted;
    queries.setQueryData<Supplier[]>(queryKey, (before) => {
      if (!before) return before;
      const others = before.filter((supplier) => supplier.PIVA !== gone);
      return saved ? [...others, saved] : others;
    });
    void queries.invalidateQueries({ queryKey });
  };
}
