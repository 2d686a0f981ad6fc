import { useQuery } from '@tanstack/react-query';
import { ApiProblem, answer } from '@wabu/api/client';
import { normaliseFrontendUrl } from '@wabu/shared/entities/frontend';
import type { FrontendSummary } from '@wabu/shared/entities/frontend-summary';
import { MAX_PAGE_ROWS } from '@wabu/shared/entities/lists/list-pages';
import { type FoundRecords, type ListState, useList, useListSearch } from '@wabu/shared/ui';
import { useMemo } from 'react';
import {
  byUrl,
  type FrontendSearch,
  type FrontendSort,
  indexFrontends,
  isByUrl,
  searchFrontends,
  sortIndex,
} from '../model/search-frontends.ts';
import { frontendQuery } from './frontend-calls.ts';
import { api } from './frontends-client.ts';
import { frontendsList } from './frontends-list.ts';

export const keyOf = ({ URL }: FrontendSummary) => URL;

interface Browsed {
  search: FrontendSearch;
  sort: FrontendSort;
  isTable: boolean;
}

export function useFrontends(browsed: Browsed) {
  const list = useList(frontendsList);
  const { records } = list;
  const takenUrls: ReadonlySet<string> = useMemo(
    () => new Set(records.map(({ URL }) => normaliseFrontendUrl(URL))),
    [records],
  );
  return { ...list, takenUrls, found: useFound(list, browsed) };
}

/** A table sorts by itself what this browser does not have. */
function useFound(
  list: ListState<FrontendSummary>,
  { search, sort: chosen, isTable }: Browsed,
): FoundRecords<FrontendSummary> {
  const text = search.text.trim();
  const { only, review } = search;
  const sort = isTable && !list.isWhole ? byUrl : chosen;
  const index = useMemo(() => indexFrontends(list.records), [list.records]);
  // Sorted before it is searched: a typed letter only filters.
  const sorted = useMemo(() => sortIndex(index, sort), [index, sort]);
  const local = useMemo(
    () => searchFrontends(sorted, { text, only, review }),
    [sorted, text, only, review],
  );
  return useListSearch(list, {
    name: 'frontends',
    search: [text, only, review?.id, sort],
    isNarrowed: text !== '' || only !== null || review !== undefined,
    isSorted: !isByUrl(sort),
    keyOf,
    local,
    ask: (signal, page) => askForFrontends({ text, only, review }, { sort, ...page }, signal),
  });
}

/** What is searched, as the server is asked: it takes a thousand addresses. */
export const toQuery = ({ text, only, review }: FrontendSearch) => ({
  text,
  filters: { only, ...(review && { URL: [...review.urls].slice(0, MAX_PAGE_ROWS) }) },
});

export const askForFrontends = (
  search: FrontendSearch,
  page: { sort: FrontendSort; from: number; limit: number },
  signal: AbortSignal,
) =>
  answer(
    api.d1.searchfrontends.$post({ json: { ...toQuery(search), ...page } }, { init: { signal } }),
  );

/** Loads the frontend with this URL; does nothing for null. A deleted one has no data, and `isGone`. */
export function useFrontend(url: string | null) {
  const { data, error, isError, refetch } = useQuery({
    ...frontendQuery(url ?? ''),
    enabled: url !== null,
  });
  const isGone = error instanceof ApiProblem && error.status === 404;
  return { data: isGone ? undefined : data, isGone, isError, refetch };
}
