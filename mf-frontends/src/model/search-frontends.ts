import type { FrontendSummary } from '@wabu/shared/entities/frontend-summary';
import {
  type FrontendFilter,
  frontendRule,
  type SearchedFrontend,
  searchedFrontend,
} from '@wabu/shared/entities/lists/frontend-search';
import { compareKeys, orderKey } from '@wabu/shared/entities/lists/order-key';

/** The list filter: text in URL or supplier, and which of them are shown; null shows all. */
export interface FrontendSearch {
  text: string;
  only: FrontendFilter | null;
}

/** A frontend with its sort key and what a search looks at. */
export interface IndexedFrontend {
  frontend: FrontendSummary;
  sortKey: string;
  searched: SearchedFrontend;
}

/** The rows of frontends that were indexed before: most of a list stays as it is. */
const known = new WeakMap<FrontendSummary, IndexedFrontend>();

/** Sorts the list by URL, as the server does. It comes nearly sorted, which is fast to sort. */
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

export function searchFrontends(
  index: readonly IndexedFrontend[],
  { text, only }: FrontendSearch,
): FrontendSummary[] {
  const accepts = frontendRule(text, only);
  return index.filter(({ searched }) => accepts(searched)).map(({ frontend }) => frontend);
}
