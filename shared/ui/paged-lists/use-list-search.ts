import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { LIST_KEPT_MS, LIST_STALE_MS, PAGE_ROWS } from '../../entities/lists/list-pages.ts';
import type { ListState } from './use-list.ts';

export interface FoundRecords<T> {
  shown: readonly T[];
  /** The number of all that the search finds; null while the server searches. */
  count: number | null;
  status: ListState<T>['status'];
  isNarrowed: boolean;
  /** To be called with the rows that are rendered, `last` excluded: the server is asked for the following ones. */
  onShow?: (first: number, last: number) => void;
}

interface ListSearch<T> {
  name: string;
  /** What is searched, and its order: the further parts of the query's key. */
  search: readonly unknown[];
  isNarrowed: boolean;
  /** True for another order than that of the list. */
  isSorted?: boolean;
  /** Absent: the first page of what the server finds is all that is shown. */
  keyOf?: (record: T) => string;
  local: readonly T[];
  ask: (
    signal: AbortSignal,
    page: { from: number; limit: number },
  ) => Promise<{ records: readonly T[]; total: number }>;
}

/** Until the server answers, and when it cannot be reached, what is found in the loaded part is shown. */
export function useListSearch<T>(
  { total, isWhole, status }: Pick<ListState<T>, 'total' | 'isWhole' | 'status'>,
  { name, search, isNarrowed, isSorted = false, keyOf, local, ask }: ListSearch<T>,
): FoundRecords<T> {
  const asksServer = (isNarrowed || isSorted) && !isWhole && status === 'ready';
  const key = JSON.stringify(search);
  const [wanted, setWanted] = useState({ key, pages: 1 });
  const pages = wanted.key === key ? wanted.pages : 1;
  const found = useQueries({
    queries: Array.from({ length: asksServer ? pages : 0 }, (_, page) => ({
      queryKey: [name, 'search', ...search, page],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        ask(signal, { from: page * PAGE_ROWS, limit: PAGE_ROWS }),
      networkMode: 'always' as const,
      staleTime: LIST_STALE_MS,
      gcTime: LIST_KEPT_MS,
    })),
    combine: joinPages<T>,
  });
  const shown = useMemo(() => withoutTwins(found.records, keyOf), [found.records, keyOf]);
  const arrived = found.records.length;
  const hasMore = keyOf !== undefined && found.total !== undefined && arrived < found.total;
  const onShow = useCallback(
    (_: number, last: number) => {
      if (hasMore && last >= shown.length)
        setWanted({ key, pages: Math.floor(arrived / PAGE_ROWS) + 1 });
    },
    [hasMore, arrived, shown.length, key],
  );
  if (!isNarrowed && !isSorted) return { shown: local, count: total, status, isNarrowed };
  if (!asksServer || found.isError)
    return { shown: local, count: local.length, status, isNarrowed };
  if (found.total !== undefined)
    return { shown, count: found.total, status, isNarrowed, ...(keyOf && { onShow }) };
  // The loaded part in another order begins with other records than the whole list.
  const isUseful = local.length > 0 && !isSorted;
  return { shown: local, count: null, status: isUseful ? status : 'loading', isNarrowed };
}

interface Page<T> {
  records: readonly T[];
  total: number;
}

function joinPages<T>(results: readonly UseQueryResult<Page<T>>[]) {
  const missing = results.findIndex(({ data }) => data === undefined);
  const arrived = missing < 0 ? results : results.slice(0, missing);
  return {
    records: arrived.flatMap(({ data }) => data?.records ?? []),
    total: results[0]?.data?.total,
    isError: results[0]?.isError === true && results[0].data === undefined,
  };
}

/** A write between two pages can move a record from one to the next. */
function withoutTwins<T>(records: readonly T[], keyOf?: (record: T) => string): readonly T[] {
  if (keyOf === undefined) return records;
  const byKey = new Map(records.map((record) => [keyOf(record), record]));
  return byKey.size === records.length ? records : [...byKey.values()];
}
