import { useQuery, useQueryClient } from '@tanstack/react-query';
import { answer } from '@wabu/api/client';
import { LIST_KEPT_MS, LIST_STALE_MS } from '@wabu/shared/entities/lists/list-pages';
import type { Supplier } from '@wabu/shared/entities/supplier';
import { api } from './frontends-client.ts';

const MAX_FOUND = 60;
const none: Supplier[] = [];

const searches = ['suppliers', 'chosen-from'] as const;

/** The suppliers of the search before stay until the server has answered; null searches nothing. */
export function useSupplierSearch(text: string | null) {
  const { data, isError, isFetching } = useQuery({
    queryKey: [...searches, text],
    queryFn: async ({ signal }) => {
      const json = { text: text ?? '', limit: MAX_FOUND };
      return (await answer(api.d1.searchsuppliers.$post({ json }, { init: { signal } }))).records;
    },
    enabled: text !== null,
    placeholderData: (before) => before,
    networkMode: 'always',
    staleTime: LIST_STALE_MS,
    gcTime: LIST_KEPT_MS,
  });
  return { found: data ?? none, failed: isError, isSearching: isFetching };
}

/** The supplier of this name, the first one of several; undefined while it is looked for, and if there is none. */
export function useSupplier(name: string) {
  const queries = useQueryClient();
  const { data, isError } = useQuery({
    queryKey: ['suppliers', 'named', name],
    queryFn: ({ signal }) => findSupplier(name, signal),
    enabled: name !== '',
    // One that has just been chosen is known.
    initialData: () =>
      queries
        .getQueriesData<Supplier[]>({ queryKey: searches })
        .flatMap(([, found]) => found ?? [])
        .find(({ Nome }) => Nome === name),
    initialDataUpdatedAt: 0,
    networkMode: 'always',
    staleTime: LIST_STALE_MS,
  });
  return { supplier: data ?? undefined, failed: isError && !data };
}

export async function findSupplier(name: string, signal?: AbortSignal): Promise<Supplier | null> {
  let after: string | undefined;
  do {
    const json = { text: name, after };
    const page = await answer(api.d1.searchsuppliers.$post({ json }, { init: { signal } }));
    const supplier = page.records.find(({ Nome }) => Nome === name);
    if (supplier) return supplier;
    after = page.next ?? undefined;
  } while (after !== undefined);
  return null;
}
