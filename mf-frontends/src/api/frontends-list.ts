import { answer } from '@wabu/api/client';
import type { FrontendSummary } from '@wabu/shared/entities/frontend-summary';
import { createListLoader, type ListSource } from '@wabu/shared/ui';
import { indexFrontends } from '../model/search-frontends.ts';
import { api } from './frontends-client.ts';

type Answered = Awaited<ReturnType<ListSource<FrontendSummary>['ask']>>;

/** The list of frontends without their texts, which begins to load with this code. */
export const frontendsList = createListLoader<FrontendSummary>({
  name: 'frontends',
  keyOf: ({ URL }) => URL,
  async ask(query, signal) {
    const response = await api.d1.frontends.$get({ query }, { init: { signal } });
    return { value: (await answer(response)) as Answered['value'], response };
  },
  prepare: indexFrontends,
});
