import type { IndexedBy } from '@wabu/shared/entities/lists/record-index';
import type { ListedRequest, RequestFilters } from '@wabu/shared/entities/requests/request';
import { referenceOf, statesOf } from '@wabu/shared/entities/requests/request-facts';
import { spacedText, spacedWord } from '@wabu/shared/entities/requests/request-search';
import { wordsOf } from '@wabu/shared/entities/search/best-matches';

/** Whatever the address has. */
export const filterFields = ['state', 'kind', 'assignee', 'Fornitore', 'URL'] as const;
type Filters = Partial<Record<(typeof filterFields)[number], string>>;

export interface RequestSearch {
  text: string;
  filters: Filters;
}

export const sortFields = ['lastAt', 'createdAt', 'name'] as const;
export type RequestSort = (typeof sortFields)[number];

const NEWEST = 1e15;

/** What the server is asked for: the requests in which somebody has something to do, unless another state is chosen. */
export function serverFilters(filters: Filters): RequestFilters {
  const chosen = Object.entries(filters).filter(([, value]) => value);
  return { state: 'active', ...Object.fromEntries(chosen) };
}

export const indexedRequests: IndexedBy<ListedRequest, RequestSearch, RequestSort> = {
  keyOf: ({ id }) => id,
  fields: sortFields,
  keyIn: (request, field) =>
    field === 'name'
      ? request.name.toLowerCase()
      : String(field === 'lastAt' ? NEWEST - request.lastAt : request.createdAt).padStart(16, '0'),
  textOf: ({ id, name, email, URL, Fornitore, excerpt }) =>
    spacedText([name, email, URL, Fornitore, excerpt, referenceOf(id)].join('\n')),
  ruleOf({ text, filters }) {
    const words = wordsOf(text).map(spacedWord);
    const { state = 'active', ...others } = serverFilters(filters);
    const states = statesOf(state);
    const wanted = Object.entries(others) as [keyof ListedRequest, string][];
    return (request, textOf) =>
      states.includes(request.state) &&
      wanted.every(([field, value]) => request[field] === value) &&
      words.every((word) => textOf().includes(word));
  },
};
