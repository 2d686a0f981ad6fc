import { answer } from '@wabu/api/client';
import { MAX_PAGE_ROWS } from '@wabu/shared/entities/lists/list-pages';
import { createRecordList } from '@wabu/shared/ui';
import { indexedFrontends } from '../model/search-frontends.ts';
import { api } from './frontends-client.ts';

/** The list of frontends without their texts, which begins to load with this code. */
export const frontendsList = createRecordList(indexedFrontends, {
  name: 'frontends',
  rowKeyOf: indexedFrontends.keyOf,
  async ask(query, signal) {
    const response = await api.d1.frontends.$get({ query }, { init: { signal } });
    return { value: await answer(response), response };
  },
  find({ text, only, review }, page, signal) {
    // The server takes a thousand addresses.
    const filters = { only, ...(review && { URL: [...review.urls].slice(0, MAX_PAGE_ROWS) }) };
    const json = { text, filters, ...page };
    return answer(api.d1.searchfrontends.$post({ json }, { init: { signal } }));
  },
});
