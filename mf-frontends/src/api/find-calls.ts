import { answer } from '@wabu/api/client';
import type { FindTexts, FoundTexts } from '@wabu/shared/entities/replace/find-texts';
import { api } from './frontends-client.ts';

/** A page of the texts that a search finds in all frontends. */
export function findTexts(search: FindTexts, signal: AbortSignal): Promise<FoundTexts> {
  return answer(api.d1.findtexts.$post({ json: search }, { init: { signal } }));
}

/** Who changed the frontend last, and the batch of that change; undefined for one without history. */
export async function loadLastEntry(URL: string) {
  const entity = 'frontend';
  const { id } = await answer(api.d1.recordid.$post({ json: { entity, key: URL } }));
  const { entries } = await answer(api.d1.history.$get({ query: { entity, id, limit: '1' } }));
  return entries[0];
}
