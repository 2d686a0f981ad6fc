import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { answerRecords } from '@wabu/api/client';
import type { Supplier } from '@wabu/shared/entities/supplier';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { keepUnchanged } from '../model/keep-unchanged.ts';
import { inSlices, inSpareTime, oneSlice, takingTurns } from '../model/run-sliced.ts';
import { prepareSearch } from '../model/search.ts';
import { emptyIndex, indexSuppliers, type SupplierIndex } from '../model/supplier-index.ts';
import { d1 } from './suppliers-client.ts';

const queryKey = ['suppliers'];

export interface LoadedSuppliers {
  index: SupplierIndex;
  status: 'loading' | 'failed' | 'ready';
  reload: () => void;
}

/** The list of all suppliers, sorted and ready to be searched. */
export function useSuppliers(): LoadedSuppliers {
  const list = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      answerRecords<Supplier>(
        d1.getallsuppliers.$get(undefined, { init: { signal } }),
        takingTurns(),
      ),
    structuralSharing: (before, loaded) =>
      keepUnchanged(before as Supplier[] | undefined, loaded as Supplier[]),
    networkMode: 'always',
    staleTime: 30_000,
  });
  const index = useIndex(list.data);
  const { refetch } = list;
  // What was loaded once stays to be seen while a reload fails.
  const status = index ? 'ready' : list.isError && !list.isFetching ? 'failed' : 'loading';
  const reload = useCallback(() => void refetch(), [refetch]);
  return { index: index ?? emptyIndex, status, reload };
}

/** The index of the list; while that of a long one is being made, the one before, and null before the first. */
function useIndex(suppliers: readonly Supplier[] | undefined): SupplierIndex | null {
  const last = useRef<SupplierIndex>(undefined);
  const [made, setMade] = useState<{ of: readonly Supplier[]; index: SupplierIndex } | null>(null);
  // A short list has its index at once.
  const { work, first } = useMemo(() => {
    const work = indexSuppliers(suppliers ?? [], last.current);
    return { work, first: oneSlice(work) };
  }, [suppliers]);
  useEffect(() => {
    if (suppliers === undefined || first !== undefined) return;
    return inSlices(work, (index) => setMade({ of: suppliers, index }));
  }, [suppliers, work, first]);
  const current = first ?? (made?.of === suppliers ? made?.index : undefined);
  const index = suppliers === undefined ? undefined : (current ?? last.current);
  useEffect(() => {
    if (index === undefined) return;
    last.current = index;
    return inSpareTime(prepareSearch(index));
  }, [index]);
  return index ?? null;
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
