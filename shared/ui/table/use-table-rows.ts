import { type QueryClient, useQueries, useQueryClient } from '@tanstack/react-query';
import { LIST_KEPT_MS, LIST_STALE_MS } from '@wabu/shared/entities/lists/list-pages';
import type { ListSort } from '@wabu/shared/entities/lists/list-sort';
import { requestIdle } from '@wabu/shared/page';
import type { FoundRecords, ListState } from '@wabu/shared/ui';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { TableRows } from './table-types.ts';

export interface RowSource<Row, Field extends string> {
  list: Pick<ListState<Row>, 'status' | 'isWhole' | 'reload'>;
  /** What the search finds, in the order of the screen: the rows of a list that the browser has as a whole. */
  found: Pick<FoundRecords<Row>, 'shown'>;
  /** The same function in every render. */
  keyOf: (row: Row) => string;
  /** The first part of the query's key: a write that makes the list stale makes its rows stale too. */
  name: string;
  search: string;
  sort: ListSort<Field>;
  ask: (
    page: { sort: ListSort<Field>; from: number; limit: number },
    signal: AbortSignal,
  ) => Promise<{ records: readonly Row[]; total: number }>;
}

interface FoundRows<Row, Field extends string> {
  rows: TableRows<Row>;
  status: ListState<Row>['status'];
  prepare: (sort: ListSort<Field>) => void;
}

/** Rows of a page that the server is asked for. */
const PAGE = 200;
const doNothing = () => undefined;

export function useTableRows<Row, Field extends string>(
  source: RowSource<Row, Field>,
): FoundRows<Row, Field> {
  const { status, isWhole } = source.list;
  const isRemote = status === 'ready' && !isWhole;
  const rows = useLocalRows(source);
  const remote = useRemoteRows(source, isRemote);
  return isRemote ? remote : { rows, status, prepare: doNothing };
}

function useLocalRows<Row>({
  list: { isWhole },
  found: { shown },
  keyOf,
}: Pick<RowSource<Row, never>, 'list' | 'found' | 'keyOf'>): TableRows<Row> {
  return useMemo(() => {
    const found = isWhole ? shown : [];
    let places: Map<string, number> | undefined;
    return {
      count: found.length,
      at: (row) => found[row],
      keyOf,
      find(key) {
        places ??= new Map(found.map((item, row) => [keyOf(item), row]));
        return places.get(key) ?? -1;
      },
    };
  }, [isWhole, shown, keyOf]);
}

type Search<Row, Field extends string> = Pick<
  RowSource<Row, Field>,
  'name' | 'search' | 'sort' | 'ask'
>;

const pageQuery = <Row, Field extends string>(
  { name, search, sort, ask }: Search<Row, Field>,
  page: number,
) => ({
  queryKey: [name, 'table', search, sort, page],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    ask({ sort, from: page * PAGE, limit: PAGE }, signal),
  networkMode: 'always' as const,
  staleTime: LIST_STALE_MS,
  gcTime: LIST_KEPT_MS,
});

/** A page that has been loaded before, also if it is not on screen. */
const loadedPage = <Row, Field extends string>(
  queries: QueryClient,
  search: Search<Row, Field>,
  page: number,
) => queries.getQueryData<{ records: Row[] }>(pageQuery(search, page).queryKey)?.records;

/** After this time a busy page asks for what may be needed next, too. */
const IDLE_TIMEOUT_MS = 200;

/** Pages that a key may lead to are asked for beforehand; those that have left the screen are not waited for. */
function useRemoteRows<Row, Field extends string>(
  { name, search, sort, ask, keyOf }: RowSource<Row, Field>,
  enabled: boolean,
): FoundRows<Row, Field> {
  const queries = useQueryClient();
  const [shown, setShown] = useState({ first: 0, last: 0 });
  const own = { name, search, sort, ask };
  const pages = Array.from({ length: shown.last - shown.first + 1 }, (_, at) => shown.first + at);
  const asked = useQueries({
    queries: pages.map((page) => ({ ...pageQuery(own, page), enabled })),
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
  const rows = useMemo((): TableRows<Row> => {
    return {
      count: total ?? 0,
      at: (row) => loadedPage(queries, own, Math.floor(row / PAGE))?.[row % PAGE],
      keyOf,
      find(key) {
        for (let page = shown.first; page <= shown.last; page += 1) {
          const at = loadedPage(queries, own, page)?.findIndex((row) => keyOf(row) === key) ?? -1;
          if (at >= 0) return page * PAGE + at;
        }
        return -1;
      },
      onShow,
    };
  }, [queries, name, search, sort, keyOf, total, shown, asked.arrived, onShow]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page that comes into sight
  useEffect(() => {
    if (asked.total === undefined) return undefined;
    const last = Math.ceil(asked.total / PAGE) - 1;
    const near = [shown.last + 1, shown.first - 1, last].filter(
      (page) => page >= 0 && page <= last,
    );
    return requestIdle(() => {
      for (const page of near) void queries.prefetchQuery(pageQuery(own, page));
    }, IDLE_TIMEOUT_MS);
  }, [queries, name, search, sort, asked.total, shown]);
  const waiting = asked.isError ? 'failed' : 'loading';
  const status = total === undefined ? waiting : 'ready';
  const prepare = (next: ListSort<Field>) =>
    void queries.prefetchQuery(pageQuery({ ...own, sort: next }, 0));
  return { rows, status, prepare };
}
