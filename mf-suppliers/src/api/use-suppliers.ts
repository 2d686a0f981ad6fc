import { useQuery, useQueryClient } from '@tanstack/react-query';
import { answer } from '@wabu/api/client';
import { LIST_STALE_MS, MAX_PAGE_ROWS } from '@wabu/shared/entities/lists/list-pages';
import type { Supplier } from '@wabu/shared/entities/supplier';
import { applyChanges, type ListState, type LoadedList } from '@wabu/shared/ui';
import { useEffect, useState } from 'react';
import { d1 } from './suppliers-client.ts';
import { suppliersList } from './suppliers-list.ts';

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

/**
 * The supplier with this id: from the list, otherwise from the server, because it may have come back since the list was
 * read; null for one that has left the list, undefined while it is read.
 */
export function useSupplier(
  { records, isWhole, status, reload }: ListState<Supplier>,
  id: string | null,
): Supplier | null | undefined {
  const local = id === null ? null : records.find((each) => each.id === id);
  const [seen, setSeen] = useState<string>();
  if (local && local.id !== seen) setSeen(local.id);
  const hasLeft = isWhole && seen === id;
  const isMissing = local === undefined && status === 'ready' && !hasLeft;
  const { data, isError } = useQuery({
    queryKey: ['suppliers', 'found', id],
    queryFn: ({ signal }) => readSupplier(id ?? '', signal),
    enabled: isMissing,
    staleTime: LIST_STALE_MS,
  });
  const isListOlder = isMissing && isWhole && !!data;
  useEffect(() => {
    if (isListOlder) reload();
  }, [isListOlder, reload]);
  if (local !== undefined) return local;
  if (isMissing) return isError ? null : data;
  return status === 'loading' ? undefined : null;
}

async function readSupplier(id: string, signal: AbortSignal): Promise<Supplier | null> {
  const query = { entity: 'supplier', id } as const;
  const { key } = await answer(d1.recordkey.$get({ query }, { init: { signal } }));
  const json = { PIVA: [key] };
  const [supplier] = await answer(d1.findsuppliers.$post({ json }, { init: { signal } }));
  return supplier ?? null;
}

/** The supplier with this name; undefined while the server searches it. The frontends share the key and its data. */
export function useSupplierNamed(name: string): Supplier | null | undefined {
  const { data, isError } = useQuery({
    queryKey: ['suppliers', 'named', name],
    queryFn: async ({ signal }) => {
      const found = await suppliersList.find({ text: name }, { limit: MAX_PAGE_ROWS }, signal);
      return found.records.find(({ Nome }) => Nome === name) ?? null;
    },
    staleTime: LIST_STALE_MS,
  });
  return isError ? null : data;
}
