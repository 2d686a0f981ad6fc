import type { FrontendSummary } from '@wabu/shared/entities/frontend-summary';
import { frontendRule, type SearchedFrontend } from '@wabu/shared/entities/lists/frontend-search';
import { searchedRows } from '../lists/list-search.ts';
import type { ListSource } from '../lists/list-source.ts';
import type { Platform } from '../platform/platform.ts';

type SearchedSource = ListSource<FrontendSummary> & {
  searched: (record: FrontendSummary) => SearchedFrontend;
};

/** Counts what the list's filters find, and what is to do. */
export async function countFrontends(platform: Platform, source: SearchedSource) {
  const isPublished = frontendRule('', 'published');
  const isChanged = frontendRule('', 'changed');
  const counts = { total: 0, published: 0, changed: 0, missing: 0, outdated: 0 };
  for await (const { searched } of searchedRows(platform, source)) {
    for (const row of searched) {
      const gaps = Object.values(row.languages);
      counts.total += 1;
      counts.published += Number(isPublished(row));
      counts.changed += Number(isChanged(row));
      counts.missing += Number(gaps.some(({ missing }) => missing));
      counts.outdated += Number(gaps.some(({ outdated }) => outdated));
    }
  }
  return counts;
}
