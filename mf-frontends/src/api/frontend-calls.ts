import { queryOptions } from '@tanstack/react-query';
import { ApiProblem, answer, ifMatch } from '@wabu/api/client';
import type { Frontend, FrontendWithProvenance } from '@wabu/shared/entities/frontend';
import { MAX_PAGE_ROWS } from '@wabu/shared/entities/lists/list-pages';
import type { TextOrigin } from '@wabu/shared/entities/translation-provenance';
import { idempotent } from '@wabu/shared/http';
import type { Draft } from '../model/draft/draft.ts';
import { api } from './frontends-client.ts';

export const countsQuery = queryOptions({
  queryKey: ['frontends', 'counts'],
  queryFn: ({ signal }) => answer(api.d1.countfrontends.$get(undefined, { init: { signal } })),
});

export const supplierFrontendsQuery = (supplier: string) =>
  queryOptions({
    queryKey: ['frontends', 'of', supplier],
    queryFn: async ({ signal }) => {
      const json = { text: supplier, limit: MAX_PAGE_ROWS };
      const { records } = await answer(
        api.d1.searchfrontends.$post({ json }, { init: { signal } }),
      );
      return records.filter(({ Fornitore }) => Fornitore === supplier).map(({ URL }) => URL);
    },
  });

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

export interface FrontendSave {
  draft: Draft;
  origins: TextOrigin[];
}

/** Creates a frontend. A retry with the same batch gets the first answer. */
export function addFrontend({ draft, origins }: FrontendSave, batch: string): Promise<Frontend> {
  const json = { ...draft, origins };
  return answer(api.d1.addfrontend.$post({ json }, idempotent(batch, batch)));
}

export function updateFrontend(
  { draft, origins }: FrontendSave,
  version: number,
  batch: string,
): Promise<Frontend> {
  return answer(
    api.d1.updatefrontend.$put({ json: { ...draft, origins } }, ifMatch(version, batch)),
  );
}

export async function deleteFrontend(URL: string, version: number, batch: string): Promise<void> {
  await answer(api.d1.deletefrontend.$delete({ json: { URL } }, ifMatch(version, batch)));
}

export async function loadLastChange(URL: string) {
  const entity = 'frontend';
  const { id } = await answer(api.d1.recordid.$post({ json: { entity, key: URL } }));
  const { entries } = await answer(api.d1.history.$get({ query: { entity, id } }));
  return entries.find(({ action }) => changing.some((one) => one === action));
}

const changing = ['create', 'update', 'restore', 'undelete'] as const;
