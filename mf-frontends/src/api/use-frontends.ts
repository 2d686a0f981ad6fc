import { useQuery } from '@tanstack/react-query';
import { ApiProblem } from '@wabu/api/client';
import { normaliseFrontendUrl } from '@wabu/shared/entities/frontend';
import { useFound, useList, usePrepareOrder } from '@wabu/shared/ui';
import { useMemo } from 'react';
import type { FrontendSearch, FrontendSort } from '../model/search-frontends.ts';
import { frontendQuery } from './frontend-calls.ts';
import { frontendsList } from './frontends-list.ts';

export function useFrontends({ text: typed, only, review }: FrontendSearch, sort: FrontendSort) {
  const list = useList(frontendsList);
  const { records } = list;
  const takenUrls: ReadonlySet<string> = useMemo(
    () => new Set(records.map(({ URL }) => normaliseFrontendUrl(URL))),
    [records],
  );
  const text = typed.trim();
  const search = useMemo(() => ({ text, only, review }), [text, only, review]);
  const asked = { list: frontendsList, search, sort };
  const found = useFound(list, asked);
  return { ...list, asked, takenUrls, found, prepare: usePrepareOrder(list, asked) };
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
