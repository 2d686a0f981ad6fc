import { useQuery } from '@tanstack/react-query';
import { answer } from '@wabu/api/client';
import { MAX_PAGE_ROWS } from '@wabu/shared/entities/lists/list-pages';
import {
  type SupplierFilters,
  supplierFilterFields,
} from '@wabu/shared/entities/lists/supplier-search';
import type { Supplier } from '@wabu/shared/entities/supplier';
import { useMemo } from 'react';
import { searchSuppliers } from '../model/search.ts';
import { d1 } from './suppliers-client.ts';
import type { LoadedSuppliers } from './use-suppliers.ts';

export interface FoundSuppliers {
  shown: readonly Supplier[];
  /** The number of all that the search finds; null while the server searches. */
  count: number | null;
  status: LoadedSuppliers['status'];
  /** True if a search or a filter is set. */
  isNarrowed: boolean;
}

/**
 * What a search finds: at once in a list that the browser has as a whole. Otherwise the server searches; until it
 * answers, and when it cannot be reached, what is found in the loaded part is shown.
 */
export function useSupplierSearch(
  { index, total, isWhole, status }: LoadedSuppliers,
  search: string,
  filters: SupplierFilters,
): FoundSuppliers {
  const text = search.trim();
  const shown = useMemo(() => searchSuppliers(index, text, filters), [index, text, filters]);
  const isNarrowed = text !== '' || supplierFilterFields.some((field) => filters[field]);
  const asksServer = isNarrowed && !isWhole && status === 'ready';
  const { data, isError } = useQuery({
    queryKey: ['suppliers', 'search', text, filters],
    queryFn: ({ signal }) =>
      answer(d1.searchsuppliers.$post({ json: { text, filters } }, { init: { signal } })),
    enabled: asksServer,
    networkMode: 'always',
    staleTime: 30_000,
    gcTime: 60_000,
  });
  if (!isNarrowed) return { shown, count: total, status, isNarrowed };
  if (!asksServer || isError) return { shown, count: shown.length, status, isNarrowed };
  if (data) return { shown: data.records, count: data.total, status, isNarrowed };
  return { shown, count: null, status: shown.length > 0 ? status : 'loading', isNarrowed };
}

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
    staleTime: 30_000,
  });
  if (isError) return null;
  return data && (data.records.find(match) ?? null);
}
