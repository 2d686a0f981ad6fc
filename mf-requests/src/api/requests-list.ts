import { answer } from '@wabu/api/client';
import type { ListedRequest } from '@wabu/shared/entities/requests/request';
import { createRecordList } from '@wabu/shared/ui';
import type { BulkAction, Chosen } from '@wabu/shared/ui/selection';
import {
  indexedRequests,
  type RequestSearch,
  type RequestSort,
  serverFilters,
} from '../model/request-index.ts';
import { d1 } from './requests-client.ts';

/** The list of requests, which begins to load with this code. */
export const requestsList = createRecordList(indexedRequests, {
  name: 'requests',
  rowKeyOf: ({ id }) => id,
  async ask(query, signal) {
    const response = await d1.requests.$get({ query }, { init: { signal } });
    return { value: await answer(response), response };
  },
  find: ({ text, filters = {} }, page, signal) => {
    const json = { text, filters: serverFilters(filters), ...page };
    return answer(d1.searchrequests.$post({ json }, { init: { signal } }));
  },
});

export type ChosenRequests = Chosen<ListedRequest, RequestSearch, RequestSort>;
export type RequestsAction = BulkAction<ListedRequest, RequestSearch, RequestSort>;
