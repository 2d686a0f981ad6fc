import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { LIST_KEPT_MS, LIST_STALE_MS } from '../../entities/lists/list-pages.ts';
import type { ListSort } from '../../entities/lists/list-sort.ts';
import { requestIdle } from '../../page/request-idle.ts';
import type { FoundPage, RecordList } from './record-list.ts';
import { localRows, type RecordRows } from './record-rows.ts';
import type { ListState } from './use-list.ts';

/** What a search finds, in an order. */
export interface FoundRecords<T> {
  rows: RecordRows<T>;
  /** All of it; null if this browser has only a part. */
  whole: readonly T[] | null;
  /** The number of all that the search finds; null while the server searches. */
  count: number | null;
  status: ListState<T>['status'];
  isNarrowed: boolean;
  /** Another text for another search or order. */
  order: string;
}

/** Rows of a page that the server is asked for. */
const PAGE = 200;
/** After this time a busy page asks for what may be needed next, too. */
const IDLE_TIMEOUT_MS = 200;

interface Asked<T, Search, Field extends string> {
  list: RecordList<T, Search, Field>;
  search: Search & { text: string };
  sort: ListSort<Field>;
}

const pageQuery = <T, Search, Field extends string>(
  { list, search, sort }: Asked<T, Search, Field>,
  page: number,
) => ({
  queryKey: [list.source.name, 'search', search, sort, page],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    list.find(search, { sort, from: page * PAGE, limit: PAGE }, signal),
  networkMode: 'always' as const,
  // What only the server knows may have changed without a change of the list.
  staleTime: list.isServers(search) ? 0 : LIST_STALE_MS,
  gcTime: LIST_KEPT_MS,
});

/** Asks the server for the first rows of another order, before somebody chooses it. */
export function usePrepareOrder<T, Search, Field extends string>(
  { isWhole }: Pick<ListState<T>, 'isWhole'>,
  asked: Asked<T, Search, Field>,
): (sort: ListSort<Field>) => void {
  const queries = useQueryClient();
  return (sort) => {
    if (!isWhole) void queries.prefetchQuery(pageQuery({ ...asked, sort }, 0));
  };
}

/**
 * What a search finds: at once in a list that the browser has as a whole. Of a longer one the server is asked for the
 * rows that are shown; until it answers, and when it cannot be reached, what is found in the loaded part is shown.
 */
export function useFound<T, Search, Field extends string>(
  { records, total, isWhole, status }: ListState<T>,
  asked: Asked<T, Search, Field>,
): FoundRecords<T> {
  const { list, search, sort } = asked;
  const index = useMemo(() => list.index(records), [list, records]);
  // Sorted before it is searched: a typed letter only filters.
  const sorted = useMemo(() => list.sort(index, sort), [list, index, sort]);
  const local = useMemo(() => list.search(sorted, search), [list, sorted, search]);
  const rows = useMemo(() => localRows(local, list.rowKeyOf), [local, list]);
  const order = useMemo(() => JSON.stringify([search, sort]), [search, sort]);
  const isNarrowed = list.isNarrowed(search);
  const isOwnOrder = list.isOwnOrder(sort);
  const isServers = list.isServers(search);
  const isRemote = status === 'ready' && (!isWhole || isServers);
  // The loaded part of the list is its beginning.
  const beginning = isNarrowed || !isOwnOrder ? null : rows;
  const remote = useRemoteRows(asked, order, {
    enabled: isRemote,
    beginning,
    count: isNarrowed ? undefined : total,
  });

  const found = { isNarrowed, order, status, whole: null };
  const here = { ...found, rows, count: isNarrowed ? local.length : total };
  if (!isRemote) return { ...here, whole: isWhole ? local : null };
  if (remote.isError) return isServers ? { ...here, count: null, status: 'failed' } : here;
  const count = remote.total ?? null;
  if (count === null && rows.count > 0 && isOwnOrder && !isServers) return { ...here, count };
  const isEmpty = count === null && remote.rows.count === 0;
  return { ...found, rows: remote.rows, count, status: isEmpty ? 'loading' : status };
}

interface RemoteRows<T> {
  enabled: boolean;
  /** The first rows, if the browser has them. */
  beginning: RecordRows<T> | null;
  /** The number of rows, if it is known without an answer. */
  count: number | undefined;
}

/** Pages that a key may lead to are asked for beforehand; those that have left the screen are not waited for. */
function useRemoteRows<T, Search, Field extends string>(
  asked: Asked<T, Search, Field>,
  order: string,
  { enabled, beginning, count }: RemoteRows<T>,
) {
  const queries = useQueryClient();
  const [latest, setLatest] = useState({ order, first: 0, last: 0, isBehind: false });
  const shown = latest.order === order ? latest : { first: 0, last: 0, isBehind: false };
  const isAsking = enabled && (beginning === null || shown.isBehind);
  const pages = Array.from({ length: shown.last - shown.first + 1 }, (_, at) => shown.first + at);
  const answers = useQueries({
    queries: isAsking ? pages.map((page) => pageQuery(asked, page)) : [],
    combine: (results) => ({
      total: count ?? results.find(({ data }) => data)?.data?.total,
      isError: results.length > 0 && results.every(({ isError, data }) => isError && !data),
      // Another value whenever a page arrives.
      arrived: results.map(({ dataUpdatedAt }) => dataUpdatedAt).join(),
    }),
  });
  const { total, isError, arrived } = answers;
  // Until the first page of another search arrives, as many rows as before are shown as loading.
  const [known, setKnown] = useState(0);
  if (total !== undefined && total !== known) setKnown(total);
  const loaded = beginning?.count ?? 0;
  const onShow = useCallback(
    (firstRow: number, lastRow: number) => {
      const first = Math.floor(firstRow / PAGE);
      const last = Math.floor(Math.max(0, lastRow - 1) / PAGE);
      const next = { order, first, last, isBehind: lastRow > loaded };
      const isSame = (before: typeof next) => JSON.stringify(before) === JSON.stringify(next);
      setLatest((before) => (isSame(before) ? before : next));
    },
    [order, loaded],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows when a page has arrived
  const rows = useMemo((): RecordRows<T> => {
    const { rowKeyOf: keyOf } = asked.list;
    // Also one that has been loaded before and is not on screen.
    const loadedPage = (page: number) =>
      queries.getQueryData<FoundPage<T>>(pageQuery(asked, page).queryKey)?.records;
    return {
      count: total ?? known,
      at: (row) => beginning?.at(row) ?? loadedPage(Math.floor(row / PAGE))?.[row % PAGE],
      keyOf,
      find(key) {
        const row = beginning?.find(key) ?? -1;
        if (row >= 0) return row;
        for (const page of pages) {
          const at = loadedPage(page)?.findIndex((record) => keyOf(record) === key) ?? -1;
          if (at >= 0) return page * PAGE + at;
        }
        return -1;
      },
      onShow,
    };
  }, [queries, asked.list, order, beginning, total, known, latest, arrived, onShow]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page that comes into sight
  useEffect(() => {
    if (!isAsking || total === undefined) return undefined;
    const last = Math.ceil(total / PAGE) - 1;
    const near = [shown.last + 1, shown.first - 1, last].filter(
      (page) => page >= 0 && page <= last,
    );
    return requestIdle(() => {
      for (const page of near) void queries.prefetchQuery(pageQuery(asked, page));
    }, IDLE_TIMEOUT_MS);
  }, [queries, asked.list, order, total, isAsking, shown.first, shown.last]);
  return { rows, total, isError };
}
