import { answer } from '@wabu/api/client';
import type { FindTexts, FoundTexts } from '@wabu/shared/entities/replace/find-texts';
import { api } from './frontends-client.ts';

/** A page of the texts that a search finds in all frontends. */
export function findTexts(search: FindTexts, signal: AbortSignal): Promise<FoundTexts> {
  return answer(api.d1.findtexts.$post({ json: search }, { init: { signal } }));
}
