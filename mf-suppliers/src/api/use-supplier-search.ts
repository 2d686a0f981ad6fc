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

export const keyOf = ({ PIVA }: Supplier) => PIVA;

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

/** The supplier that `match` names: from the loaded part, otherwise from the server; undefined while it searches. */
export function useSupplier(
  loaded: Pick<LoadedSuppliers, 'index' | 'isWhole' | 'status'>,
  taxId: string | null,
): Supplier | null | undefined {
  const { index, isWhole, status } = loaded;
  const local = taxId === null ? null : index.byTaxId.get(taxId);
  const isMissing = local === undefined && status === 'ready' && !isWhole;
  const found = useFoundSupplier(taxId ?? '', isMissing, ({ PIVA }) => PIVA === taxId);
  if (local !== undefined) return local;
  return isMissing ? found : status === 'loading' ? undefined : null;
}

/** The supplier with this name; undefined while the server searches it. */
export const useSupplierNamed = (name: string) =>
  useFoundSupplier(name, true, ({ Nome }) => Nome === name);

function useFoundSupplier(text: string, enabled: boolean, match: (supplier: Supplier) => boolean) {
  const { data, isError } = useQuery({
    queryKey: ['suppliers', 'found', text],
    queryFn: ({ signal }) =>
      answer(
        d1.searchsuppliers.$post({ json: { text, limit: MAX_PAGE_ROWS } }, { init: { signal } }),
      ),
    enabled,
    staleTime: LIST_STALE_MS,
  });
  if (isError) return null;
  return data && (data.records.find(match) ?? null);
}
