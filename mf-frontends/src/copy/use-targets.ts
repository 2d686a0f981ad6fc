import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { answer } from '@wabu/api/client';
import type { FrontendSummary } from '@wabu/shared/entities/frontend-summary';
import { MAX_PAGE_ROWS } from '@wabu/shared/entities/lists/list-pages';
import { useDeferredValue, useState } from 'react';
import { api } from '../api/frontends-client.ts';

/** Microsites that are shown to choose from. */
const SHOWN = 50;

export function useTargets(text: string, without: string | null) {
  const searched = useDeferredValue(text.trim());
  const [isLoadingAll, setLoadingAll] = useState(false);
  const others = (frontends: readonly FrontendSummary[]) =>
    frontends.filter(({ URL }) => URL !== without);
  const { data, isPending, isError } = useQuery({
    queryKey: ['frontends', 'targets', searched],
    queryFn: ({ signal }) =>
      answer(
        api.d1.searchfrontends.$post(
          { json: { text: searched, limit: SHOWN + 1 } },
          { init: { signal } },
        ),
      ),
    placeholderData: keepPreviousData,
  });
  const records = data?.records ?? [];
  const shown = others(records).slice(0, SHOWN);

  async function loadAll(): Promise<FrontendSummary[]> {
    setLoadingAll(true);
    try {
      const all: FrontendSummary[] = [];
      let after: string | undefined;
      do {
        const json = { text: searched, limit: MAX_PAGE_ROWS, ...(after && { after }) };
        const page = await answer(api.d1.searchfrontends.$post({ json }));
        all.push(...page.records);
        after = page.next ?? undefined;
      } while (after !== undefined);
      return others(all);
    } catch {
      // What is shown can be chosen; the network says by itself that it is gone.
      return shown;
    } finally {
      setLoadingAll(false);
    }
  }

  return {
    shown,
    hasMore: others(records).length > SHOWN,
    isLoading: isPending,
    hasFailed: isError,
    loadAll,
    isLoadingAll,
  };
}
