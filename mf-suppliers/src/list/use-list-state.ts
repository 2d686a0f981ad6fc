import {
  type SupplierFilters,
  supplierFilterFields,
} from '@wabu/shared/entities/lists/supplier-search';
import { supplierFields } from '@wabu/shared/entities/suppliers/supplier-fields';
import { type Fragment, useFragment, useListOrder } from '@wabu/shared/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { SupplierSort } from '../model/supplier-index.ts';

const URL_WRITE_DELAY_MS = 300;

export interface ListState {
  search: string;
  setSearch: (search: string) => void;
  filters: SupplierFilters;
  setFilters: (filters: SupplierFilters) => void;
  sort: SupplierSort;
  setSort: (sort: SupplierSort) => void;
  /** The id of the selected supplier. */
  selected: string | null;
  select: (id: string | null) => void;
  /** Clears selection, search and filters, after a save or a cancel. */
  clear: () => void;
  /** A view of the list keeps its state there too. */
  fragment: Fragment;
}

/** Search, filters, order and selection live in the fragment of the address. */
export function useListState(): ListState {
  const { params, latest, write, put } = useFragment();
  const searchInUrl = params.get('q') ?? '';
  const [search, setSearch] = useState(searchInUrl);
  const writtenSearch = useRef(searchInUrl);
  const [sort, setSort] = useListOrder({ params, put }, supplierFields);

  const actions = useMemo(() => {
    const writeSearch = (text: string) => {
      writtenSearch.current = text;
      put({ q: text });
    };
    return {
      writeSearch,
      setFilters: (filters: SupplierFilters) =>
        put(Object.fromEntries(supplierFilterFields.map((field) => [field, filters[field] ?? '']))),
      select(id: string | null) {
        // Only the first selection adds a history entry, so that Back returns to the list.
        const isFirst = !latest().has('id');
        write((next) => {
          if (id === null) next.delete('id');
          else next.set('id', id);
        }, !isFirst);
      },
      clear() {
        setSearch('');
        writtenSearch.current = '';
        put(Object.fromEntries(['q', 'id', ...supplierFilterFields].map((name) => [name, ''])));
      },
    };
  }, [latest, write, put]);

  useEffect(() => {
    // Adopt a search from Back or Forward, and ignore the one that this hook wrote itself.
    if (searchInUrl === writtenSearch.current) return;
    writtenSearch.current = searchInUrl;
    setSearch(searchInUrl);
  }, [searchInUrl]);

  useEffect(() => {
    if (search === writtenSearch.current) return;
    const timer = setTimeout(() => actions.writeSearch(search), URL_WRITE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [search, actions]);

  const filters = useMemo(
    () => Object.fromEntries(supplierFilterFields.map((field) => [field, params.get(field) ?? ''])),
    [params],
  );
  const fragment = useMemo(() => ({ params, put }), [params, put]);
  const selected = params.get('id');
  return { search, setSearch, filters, sort, setSort, selected, fragment, ...actions };
}
