import type { FrontendSummary } from '@wabu/shared/entities/frontend-summary';
import {
  type FrontendSortField,
  frontendSortFields,
  frontendSortValue,
} from '@wabu/shared/entities/lists/frontend-order';
import { type FrontendFilter, frontendRule } from '@wabu/shared/entities/lists/frontend-search';
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
  textOf: ({ URL, Fornitore }) => `${URL}\n${Fornitore}`,
  ruleOf: ({ text, only, review }) => frontendRule(text, only, review?.urls),
};
