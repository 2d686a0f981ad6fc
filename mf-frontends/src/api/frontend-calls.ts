import { queryOptions } from '@tanstack/react-query';
import { ApiProblem, answer, ifMatch } from '@wabu/api/client';
import type { Frontend, FrontendWithProvenance } from '@wabu/shared/entities/frontend';
import type { TextOrigin } from '@wabu/shared/entities/translation-provenance';
import type { Draft } from '../model/draft/draft.ts';
import { api } from './frontends-client.ts';

/** The list of all frontends without section texts. */
export const summariesQuery = queryOptions({
  queryKey: ['frontends', 'summaries'],
  queryFn: () => answer(api.d1.getfrontendsummaries.$get()),
});

/** One frontend with all texts and their provenance. */
export function loadFrontend(URL: string): Promise<FrontendWithProvenance> {
  return answer(api.d1.getfrontend.$get({ query: { URL } }));
}

export function frontendQuery(URL: string) {
  return queryOptions({
    queryKey: ['frontends', 'one', URL],
    queryFn: () => loadFrontend(URL),
    retry: (count, error) => !(error instanceof ApiProblem) && count < 2,
  });
}

export const suppliersQuery = queryOptions({
  queryKey: ['suppliers'],
  queryFn: () => answer(api.d1.getallsuppliers.$get()),
});

export interface FrontendSave {
  draft: Draft;
  origins: TextOrigin[];
}

/** Creates a frontend. A retry with the same Idempotency-Key gets the first answer. */
export function addFrontend({ draft, origins }: FrontendSave, key: string): Promise<Frontend> {
  return answer(
    api.d1.addfrontend.$post(
      { json: { ...draft, origins } },
      { headers: { 'Idempotency-Key': key } },
    ),
  );
}

/** Replaces the given version (If-Match). The server answers 412 when a newer version exists. */
export function updateFrontend(
  { draft, origins }: FrontendSave,
  version: number,
): Promise<Frontend> {
  return answer(api.d1.updatefrontend.$put({ json: { ...draft, origins } }, ifMatch(version)));
}

export async function deleteFrontend(URL: string, version: number): Promise<void> {
  await answer(api.d1.deletefrontend.$delete({ json: { URL } }, ifMatch(version)));
}
