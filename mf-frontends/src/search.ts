import { answer } from '@wabu/api/client';
import { findInList } from '@wabu/shared/command-palette';
import type { FrontendSummary } from '@wabu/shared/entities/frontend-summary';
import { searchedFrontend } from '@wabu/shared/entities/lists/frontend-search';
import { bestMatches } from '@wabu/shared/entities/search/best-matches';
import { defineSearch, type FoundRecord } from '@wabu/shared/module';
import { api } from './api/frontends-client.ts';
import { frontendsList } from './api/frontends-list.ts';
import { frontendPath } from './model/frontend-path.ts';
import { type IndexedFrontend, indexFrontends } from './model/search-frontends.ts';

export const search = defineSearch({
  id: 'frontends',
  async find(text, { limit, ...context }) {
    const found = await findInList(frontendsList, context, {
      local: (records) =>
        bestMatches(indexOf(records), ({ searched }) => searched.text, text, limit).map(
          ({ frontend }) => frontend,
        ),
      async ask(signal) {
        const { records } = await answer(
          api.d1.searchfrontends.$post({ json: { text } }, { init: { signal } }),
        );
        const textOf = (frontend: FrontendSummary) => searchedFrontend(frontend).text;
        return { records: bestMatches(records, textOf, text, limit) };
      },
    });
    return found.map(toFound);
  },
});

let last: { records: readonly FrontendSummary[]; index: IndexedFrontend[] } | null = null;

/** Sorted once for all searches in the same list. */
function indexOf(records: readonly FrontendSummary[]): IndexedFrontend[] {
  if (last?.records !== records) last = { records, index: indexFrontends(records) };
  return last.index;
}

const toFound = ({ URL, Fornitore }: FrontendSummary): FoundRecord => ({
  label: URL,
  detail: Fornitore,
  path: frontendPath(URL),
});
