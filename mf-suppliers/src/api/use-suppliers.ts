import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Supplier } from '@wabu/shared/entities/supplier';
import { useCallback, useMemo } from 'react';
import { applyChanges, isFilling, type LoadedList } from '../model/loaded-list.ts';
import { indexSuppliers, type SupplierIndex } from '../model/supplier-index.ts';
import { earlyList, loadSuppliers } from './load-suppliers.ts';

const queryKey = ['suppliers', 'list'];
const none: Supplier[] = [];

export interface LoadedSuppliers {
  /** The suppliers that this browser has. */
  index: SupplierIndex;
  /** The number of suppliers on the server. */
  total: number;
  /** True if the browser has all of them, and searches by itself. */
  isWhole: boolean;
  /** True while the rest is being loaded. */
  isFilling: boolean;
  status: 'loading' | 'failed' | 'ready';
  reload: () => void;
}

/** The list of suppliers, sorted and ready to be searched. */
export function useSuppliers(): LoadedSuppliers {
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: loadSuppliers,
    initialData: earlyList,
    // The rest is still to be loaded.
    initialDataUpdatedAt: 0,
    structuralSharing: false,
    networkMode: 'always',
    staleTime: 30_000,
  });
  const suppliers = data?.suppliers ?? none;
  const index = useMemo(() => indexSuppliers(suppliers), [suppliers]);
  // A failed reload keeps the loaded list on screen.
  const status = data ? 'ready' : isError && !isFetching ? 'failed' : 'loading';
  return {
    index,
    total: data?.total ?? 0,
    isWhole: data?.next === null,
    isFilling: data !== undefined && isFilling(data),
    status,
    reload: useCallback(() => void refetch(), [refetch]),
  };
}

/** Writes a change into the loaded list, then asks for the changes of other people. */
export function useListReload(): (change: { saved?: Supplier; deleted?: string }) => void {
  const queries = useQueryClient();
  return ({ saved, deleted }) => {
    queries.setQueryData<LoadedList>(queryKey, (before) => {
      if (!before) return before;
      const isNew = saved && before.suppliers.every(({ PIVA }) => PIVA !== saved.PIVA);
      return applyChanges(before, {
        revision: before.revision,
        total: before.total + (isNew ? 1 : 0) - (deleted === undefined ? 0 : 1),
        changed: saved ? [saved] : [],
        removed: deleted === undefined ? [] : [deleted],
      });
    });
    void queries.invalidateQueries({ queryKey: ['suppliers'] });
  };
}
