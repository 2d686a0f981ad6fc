import { useQueryClient } from '@tanstack/react-query';
import type { Supplier } from '@wabu/shared/entities/supplier';
import { applyChanges, type ListState, type LoadedList, useList } from '@wabu/shared/ui';
import { useMemo } from 'react';
import { indexSuppliers, type SupplierIndex } from '../model/supplier-index.ts';
import { suppliersList } from './suppliers-list.ts';

export interface LoadedSuppliers extends Omit<ListState<Supplier>, 'records'> {
  /** The suppliers that this browser has. */
  index: SupplierIndex;
}

/** The list of suppliers, sorted and ready to be searched. */
export function useSuppliers(): LoadedSuppliers {
  const { records, ...list } = useList(suppliersList);
  const index = useMemo(() => indexSuppliers(records), [records]);
  return { ...list, index };
}

/** Writes a change into the loaded list, then asks for the changes of other people. */
export function useListReload(): (change: { saved?: Supplier; deleted?: string }) => void {
  const queries = useQueryClient();
  const { queryKey, source } = suppliersList;
  return ({ saved, deleted }) => {
    queries.setQueryData<LoadedList<Supplier>>(queryKey, (before) => {
      if (!before) return before;
      const isNew = saved && before.records.every(({ PIVA }) => PIVA !== saved.PIVA);
      const changes = {
        revision: before.revision,
        total: before.total + (isNew ? 1 : 0) - (deleted === undefined ? 0 : 1),
        changed: saved ? [saved] : [],
        removed: deleted === undefined ? [] : [deleted],
      };
      return applyChanges(before, changes, source.keyOf);
    });
    void queries.invalidateQueries({ queryKey: ['suppliers'] });
  };
}
