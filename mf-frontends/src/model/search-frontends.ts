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

export interface IndexedFrontend {
  frontend: FrontendSummary;
  searched: SearchedFrontend;
}

/** Sorts the list by URL, as the server does, and precomputes the search text of each row. */
export function indexFrontends(frontends: readonly FrontendSummary[]): IndexedFrontend[] {
  const rows = frontends.map((frontend) => ({ frontend, key: orderKey(frontend.URL) }));
  return rows
    .sort((a, b) => compareKeys(a.key, b.key) || compareKeys(a.frontend.URL, b.frontend.URL))
    .map(({ frontend }) => ({ frontend, searched: searchedFrontend(frontend) }));
}

export function searchFrontends(
  index: readonly IndexedFrontend[],
  { text, only }: FrontendSearch,
): FrontendSummary[] {
  const accepts = frontendRule(text, only);
  return index.filter(({ searched }) => accepts(searched)).map(({ frontend }) => frontend);
}
