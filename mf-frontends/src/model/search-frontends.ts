import type { FrontendSummary } from '@wabu/shared/entities/frontend-summary';
import {
  type FrontendSortField,
  frontendSortValue,
} from '@wabu/shared/entities/lists/frontend-order';
import {
  type FrontendFilter,
  frontendRule,
  type SearchedFrontend,
  searchedFrontend,
} from '@wabu/shared/entities/lists/frontend-search';
import { type ListSort, sortRecords } from '@wabu/shared/entities/lists/list-sort';
import { compareKeys, orderKey } from '@wabu/shared/entities/lists/order-key';

export interface FrontendSearch {
  text: string;
  only: FrontendFilter | null;
  review?: Review;
}

export interface Review {
  id: string;
  urls: ReadonlySet<string>;
}

export interface IndexedFrontend {
  frontend: FrontendSummary;
  sortKey: string;
  searched: SearchedFrontend;
}

/** The rows of frontends that were indexed before: most of a list stays as it is. */
const known = new WeakMap<FrontendSummary, IndexedFrontend>();

export function indexFrontends(frontends: readonly FrontendSummary[]): IndexedFrontend[] {
  return frontends
    .map(rowOf)
    .sort(
      (a, b) => compareKeys(a.sortKey, b.sortKey) || compareKeys(a.frontend.URL, b.frontend.URL),
    );
}

function rowOf(frontend: FrontendSummary): IndexedFrontend {
  const found = known.get(frontend);
  if (found) return found;
  const sortKey = orderKey(frontend.URL);
  const row = { frontend, sortKey, searched: searchedFrontend(frontend) };
  known.set(frontend, row);
  return row;
}

export type FrontendSort = ListSort<FrontendSortField>;

export const byUrl: FrontendSort = { field: 'URL', descending: false };

export const isByUrl = ({ field, descending }: FrontendSort) =>
  field === byUrl.field && !descending;

export const sortIndex = (
  index: readonly IndexedFrontend[],
  sort: FrontendSort,
): readonly IndexedFrontend[] =>
  isByUrl(sort)
    ? index
    : sortRecords(index, ({ frontend }) => frontendSortValue(frontend, sort.field), sort);

export function searchFrontends(
  index: readonly IndexedFrontend[],
  { text, only, review }: FrontendSearch,
): FrontendSummary[] {
  const accepts = frontendRule(text, only, review?.urls);
  return index.filter(({ searched }) => accepts(searched)).map(({ frontend }) => frontend);
}
