import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { answerRecords } from '@wabu/api/client';
import type { Supplier } from '@wabu/shared/entities/supplier';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { indexSuppliers, keepUnchanged, prepareSearch, type SupplierIndex } from './search.ts';
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
      answerRecords<Supplier>(d1.getallsuppliers.$get(undefined, { init: { signal } })),
    structuralSharing: (before, loaded) =>
      keepUnchanged(before as Supplier[] | undefined, loaded as Supplier[]),
    networkMode: 'always',
    staleTime: 30_000,
  });
  const index = useIndex(list.data ?? nobody);
  const isEmpty = list.data === undefined;
  const { refetch } = list;
  // What was loaded once stays to be seen while a reload fails.
  const status = !isEmpty ? 'ready' : list.isError && !list.isFetching ? 'failed' : 'loading';
  const reload = useCallback(() => void refetch(), [refetch]);
  return { index, status, reload };
}

function useIndex(suppliers: readonly Supplier[]): SupplierIndex {
  const last = useRef<SupplierIndex>(undefined);
  const index = useMemo(() => indexSuppliers(suppliers, last.current), [suppliers]);
  useEffect(() => {
    last.current = index;
    return inSpareTime(prepareSearch(index));
  }, [index]);
  return index;
}

/** Does the work step by step where nobody waits for anything else; gives back how to end it. */
function inSpareTime(work: Iterator<void>): () => void {
  let timer: number;
  const goOn = () => {
    const until = performance.now() + SPARE_MS;
    while (performance.now() < until) if (work.next().done) return;
    later();
  };
  const later = () => {
    // Safari has no idle time to give.
    timer = window.requestIdleCallback?.(goOn) ?? window.setTimeout(goOn, 50);
  };
  later();
  return () => (window.cancelIdleCallback ?? window.clearTimeout)(timer);
}
const SPARE_MS = 8;

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
