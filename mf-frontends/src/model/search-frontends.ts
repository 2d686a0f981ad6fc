import type { FrontendSummary } from '@wabu/shared/entities/frontend-summary';
import {
  type FrontendSortField,
  frontendSortFields,
  frontendSortValue,
} from '@wabu/shared/entities/lists/frontend-order';
import {
  type FrontendFilter,
  frontendRule,
  searchedFrontend,
} from '@wabu/shared/entities/lists/frontend-search';
import type { ListSort } from '@wabu/shared/entities/lists/list-sort';
import { orderKey } from '@wabu/shared/entities/lists/order-key';
import type { IndexedBy } from '@wabu/shared/entities/lists/record-index';

export interface FrontendSearch {
  text: string;
  only: FrontendFilter | null;
  review?: Review | undefined;
}

export interface Review {
  id: string;
  urls: ReadonlySet<string>;
}

export type FrontendSort = ListSort<FrontendSortField>;

export const indexedFrontends: IndexedBy<FrontendSummary, FrontendSearch, FrontendSortField> = {
  keyOf: ({ URL }) => URL,
  fields: frontendSortFields,
  keyIn: (frontend, field) => orderKey(frontendSortValue(frontend, field)),
  textOf: (frontend) => searchedFrontend(frontend).text,
  ruleOf({ text, only, review }) {
    if (text === '' && only === null && review === undefined) return null;
    const accepts = frontendRule(text, only, review?.urls);
    return ({ URL, publication, languages }, textOf) =>
      accepts({ URL, ...(publication && { publication }), languages, text: textOf() });
  },
};
