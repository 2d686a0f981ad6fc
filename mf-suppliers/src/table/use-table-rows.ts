import { type QueryClient, useQueries, useQueryClient } from '@tanstack/react-query';
import { answer } from '@wabu/api/client';
import type { SupplierFilters } from '@wabu/shared/entities/lists/supplier-search';
import type { Supplier } from '@wabu/shared/entities/supplier';
import type { TableRows } from '@wabu/shared/ui/table';
import { useCallback, useMemo, useState } from 'react';
import { d1 } from '../api/suppliers-client.ts';
import type { LoadedSuppliers } from '../api/use-suppliers.ts';
import { searchSuppliers } from '../model/search.ts';
import { type SupplierSort, sortSuppliers } from '../model/sort-suppliers.ts';

export interface TableSearch {
  text: string;
  filters: SupplierFilters;
  sort: SupplierSort;
}

/** The rows of the table and their state. */
export interface SupplierRows {
  rows: TableRows<Supplier>;
  status: LoadedSuppliers['status'];
  /** Asks for the first rows in another order, which may be chosen next. */
  prepare: (sort: SupplierSort) => void;
}

/** Rows of a page that the server is asked for. */
const PAGE = 200;
const doNothing = () => undefined;
const keyOf = ({ PIVA }: Supplier) => PIVA;

/** The rows of the table: sorted here if the browser has the whole list, else asked for page by page. */
export function useTableRows(suppliers: LoadedSuppliers, search: TableSearch): SupplierRows {
  const local = useLocalRows(suppliers, search);
  const remote = useRemoteRows(search, suppliers.status === 'ready' && !suppliers.isWhole);
  const { status, isWhole } = suppliers;
  return status === 'ready' && !isWhole ? remote : { rows: local, status, prepare: doNothing };
}

function useLocalRows(
  { index, isWhole }: LoadedSuppliers,
  { text, filters, sort }: TableSearch,
): TableRows<Supplier> {
  return useMemo(() => {
    const found = isWhole ? sortSuppliers(searchSuppliers(index, text, filters), sort) : [];
    let places: Map<string, number> | undefined;
    return {
      count: found.length,
      at: (row) => found[row],
      keyOf,
      find(key) {
        places ??= new Map(found.map((supplier, row) => [supplier.PIVA, row]));
        return places.get(key) ?? -1;
      },
    };
  }, [index, isWhole, text, filters, sort]);
}

const pageQuery = ({ text, filters, sort }: TableSearch, page: number) => ({
  queryKey: ['suppliers', 'table', text, filters, sort, page],
  queryFn: ({ signal }: { signal: AbortSignal }) => {
    const json = { text, filters, sort, from: page * PAGE, limit: PAGE };
    return answer(d1.searchsuppliers.$post({ json }, { init: { signal } }));
  },
  networkMode: 'always' as const,
  staleTime: 30_000,
  gcTime: 60_000,
});

/** A page that has been loaded before, also if it is not on screen. */
const loadedPage = (queries: QueryClient, search: TableSearch, page: number) =>
  queries.getQueryData<{ records: Supplier[] }>(pageQuery(search, page).queryKey)?.records;

/** Pages that leave the screen before they have arrived are not waited for. */
function useRemoteRows(search: TableSearch, enabled: boolean): SupplierRows {
  const queries = useQueryClient();
  const [shown, setShown] = useState({ first: 0, last: 0 });
  const { text, filters, sort } = search;
  const pages = Array.from({ length: shown.last - shown.first + 1 }, (_, at) => shown.first + at);
  const asked = useQueries({
    queries: pages.map((page) => ({ ...pageQuery(search, page), enabled })),
    combine: (results) => ({
      total: results.find(({ data }) => data)?.data?.total,
      isError: results.every(({ isError }) => isError),
      // Another value whenever a page arrives.
      arrived: results.map(({ dataUpdatedAt }) => dataUpdatedAt).join(),
    }),
  });
  // Until the first page of another search arrives, as many rows as before are shown as loading.
  const [known, setKnown] = useState<number>();
  if (asked.total !== undefined && asked.total !== known) setKnown(asked.total);
  const total = asked.total ?? known;
  const onShow = useCallback((first: number, last: number) => {
    const next = {
      first: Math.floor(first / PAGE),
      last: Math.floor(Math.max(0, last - 1) / PAGE),
    };
    setShown((before) =>
      before.first === next.first && before.last === next.last ? before : next,
    );
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows when a page has arrived
  const rows = useMemo((): TableRows<Supplier> => {
    const own = { text, filters, sort };
    return {
      count: total ?? 0,
      at: (row) => loadedPage(queries, own, Math.floor(row / PAGE))?.[row % PAGE],
      keyOf,
      find(key) {
        for (let page = shown.first; page <= shown.last; page += 1) {
          const at = loadedPage(queries, own, page)?.findIndex(({ PIVA }) => PIVA === key) ?? -1;
          if (at >= 0) return page * PAGE + at;
        }
        return -1;
      },
      onShow,
    };
  }, [queries, text, filters, sort, total, shown, asked.arrived, onShow]);
  const waiting = asked.isError ? 'failed' : 'loading';
  const status = total === undefined ? waiting : 'ready';
  const prepare = (next: SupplierSort) =>
    void queries.prefetchQuery(pageQuery({ text, filters, sort: next }, 0));
  return { rows, status, prepare };
}
