import { useQuery } from '@tanstack/react-query';
import { ApiProblem, answer } from '@wabu/api/client';
import { normaliseFrontendUrl } from '@wabu/shared/entities/frontend';
import type { FrontendSummary } from '@wabu/shared/entities/frontend-summary';
import { type FoundRecords, type ListState, useList, useListSearch } from '@wabu/shared/ui';
import { useMemo } from 'react';
import { type FrontendSearch, indexFrontends, searchFrontends } from '../model/search-frontends.ts';
import { frontendQuery } from './frontend-calls.ts';
import { api } from './frontends-client.ts';
import { frontendsList } from './frontends-list.ts';

/**
 * The list of frontends, what a search finds in it, and the URLs that are loaded. The server refuses a taken URL that
 * is not loaded, too.
 */
export function useFrontends(search: FrontendSearch) {
  const list = useList(frontendsList);
  const { records } = list;
  const takenUrls: ReadonlySet<string> = useMemo(
    () => new Set(records.map(({ URL }) => normaliseFrontendUrl(URL))),
    [records],
  );
  return { ...list, takenUrls, found: useFound(list, search) };
}

function useFound(
  list: ListState<FrontendSummary>,
  search: FrontendSearch,
): FoundRecords<FrontendSummary> {
  const text = search.text.trim();
  const { only } = search;
  const index = useMemo(() => indexFrontends(list.records), [list.records]);
  const local = useMemo(() => searchFrontends(index, { text, only }), [index, text, only]);
  return useListSearch(list, {
    name: 'frontends',
    search: [text, only],
    isNarrowed: text !== '' || only !== null,
    local,
    ask: (signal) =>
      answer(
        api.d1.searchfrontends.$post({ json: { text, filters: { only } } }, { init: { signal } }),
      ),
  });
}

/** Loads the frontend with this URL; does nothing for null. A deleted one has no data, and `isGone`. */
export function useFrontend(url: string | null) {
  const { data, error, isError, refetch } = useQuery({
    ...frontendQuery(url ?? ''),
    enabled: url !== null,
  });
  const isGone = error instanceof ApiProblem && error.status === 404;
  return { data: isGone ? undefined : data, isGone, isError, refetch };
}
