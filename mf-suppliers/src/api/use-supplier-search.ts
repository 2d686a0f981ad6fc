import { useQuery } from '@tanstack/react-query';
import { answer } from '@wabu/api/client';
import { LIST_STALE_MS, MAX_PAGE_ROWS } from '@wabu/shared/entities/lists/list-pages';
import {
  type SupplierFilters,
  supplierFilterFields,
} from '@wabu/shared/entities/lists/supplier-search';
import type { Supplier } from '@wabu/shared/entities/supplier';
import { type FoundRecords, useListSearch } from '@wabu/shared/ui';
import { useMemo } from 'react';
import { searchSuppliers } from '../model/search.ts';
import { byName, isByName, type SupplierSort, sortIndex } from '../model/supplier-order.ts';
import { d1 } from './suppliers-client.ts';
import type { LoadedSuppliers } from './use-suppliers.ts';

/** What is searched in the list, and its order. */
export interface SupplierSearch {
  text: string;
  filters: SupplierFilters;
  sort: SupplierSort;
}

export const keyOf = ({ id }: Supplier) => id;

/** What a search and filters find. A table sorts by itself what this browser does not have. */
export function useSupplierSearch(
  { index, ...list }: LoadedSuppliers,
  { text, filters, sort: chosen }: SupplierSearch,
  isTable: boolean,
): FoundRecords<Supplier> {
  const sort = isTable && !list.isWhole ? byName : chosen;
  // Sorted before it is searched: a typed letter only filters.
  const sorted = useMemo(() => sortIndex(index, sort), [index, sort]);
  const local = useMemo(() => searchSuppliers(sorted, text, filters), [sorted, text, filters]);
  return useListSearch(list, {
    name: 'suppliers',
    search: [text, filters, sort],
    isNarrowed: text !== '' || supplierFilterFields.some((field) => filters[field]),
    isSorted: !isByName(sort),
    keyOf,
    local,
    ask: (signal, page) => askForSuppliers({ text, filters, sort, ...page }, signal),
  });
}

/** A page of what the server finds, in an order. */
export const askForSuppliers = (
  json: SupplierSearch & { from: number; limit: number },
  signal: AbortSignal,
) => answer(d1.searchsuppliers.$post({ json }, { init: { signal } }));

/** The supplier with this id: from the loaded part, otherwise from the server; undefined while it is read. */
export function useSupplier(
  { index, isWhole, status }: Pick<LoadedSuppliers, 'index' | 'isWhole' | 'status'>,
  id: string | null,
): Supplier | null | undefined {
  const local = id === null ? null : index.byId.get(id);
  const isMissing = local === undefined && status === 'ready' && !isWhole;
  const { data, isError } = useQuery({
    queryKey: ['suppliers', 'found', id],
    queryFn: ({ signal }) => readSupplier(id ?? '', signal),
    enabled: isMissing,
    staleTime: LIST_STALE_MS,
  });
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
      const json = { text: name, limit: MAX_PAGE_ROWS };
      const found = await answer(d1.searchsuppliers.$post({ json }, { init: { signal } }));
      return found.records.find(({ Nome }) => Nome === name) ?? null;
    },
    staleTime: LIST_STALE_MS,
  });
  return isError ? null : data;
}
