import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { answerRecords } from '@wabu/api/client';
import type { Supplier } from '@wabu/shared/entities/supplier';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { createYielder, runSlice, runSliced, runWhenIdle } from '../model/run-sliced.ts';
import { prepareSearch } from '../model/search.ts';
import { shareUnchanged } from '../model/structural-sharing.ts';
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
        createYielder(),
      ),
    structuralSharing: (before, loaded) =>
      shareUnchanged(before as Supplier[] | undefined, loaded as Supplier[]),
    networkMode: 'always',
    staleTime: 30_000,
  });
  const index = useIndex(list.data);
  const { refetch } = list;
  // A failed reload keeps the loaded list on screen.
  const status = index ? 'ready' : list.isError && !list.isFetching ? 'failed' : 'loading';
  const reload = useCallback(() => void refetch(), [refetch]);
  return { index: index ?? emptyIndex, status, reload };
}

/** The index of the list; the previous one while a long list is being indexed; null before the first. */
function useIndex(suppliers: readonly Supplier[] | undefined): SupplierIndex | null {
  const last = useRef<SupplierIndex>(undefined);
  const [built, setBuilt] = useState<{ of: readonly Supplier[]; index: SupplierIndex } | null>(
    null,
  );
  // A short list is indexed in the first slice, without a second render.
  const { work, first } = useMemo(() => {
    const work = indexSuppliers(suppliers ?? [], last.current);
    return { work, first: runSlice(work) };
  }, [suppliers]);
  useEffect(() => {
    if (suppliers === undefined || first !== undefined) return;
    return runSliced(work, (index) => setBuilt({ of: suppliers, index }));
  }, [suppliers, work, first]);
  const current = first ?? (built?.of === suppliers ? built?.index : undefined);
  const index = suppliers === undefined ? undefined : (current ?? last.current);
  useEffect(() => {
    if (index === undefined) return;
    last.current = index;
    return runWhenIdle(prepareSearch(index));
  }, [index]);
  return index ?? null;
}

/** Writes a change into the cached list, then refetches the list: other people may have changed it too. */
export function useListReload(): (change: { saved?: Supplier; deleted?: string }) => void {
  const queries: QueryClient = useQueryClient();
  return ({ saved, deleted }) => {
    const replaced = saved?.PIVA ?? deleted;
    queries.setQueryData<Supplier[]>(queryKey, (before) => {
      if (!before) return before;
      const others = before.filter((supplier) => supplier.PIVA !== replaced);
      return saved ? [...others, saved] : others;
    });
    void queries.invalidateQueries({ queryKey });
  };
}
