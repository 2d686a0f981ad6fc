import { answer } from '@wabu/api/client';
import type { FrontendWithProvenance } from '@wabu/shared/entities/frontend';
import type { FrontendSummary } from '@wabu/shared/entities/frontend-summary';
import { MAX_PAGE_ROWS } from '@wabu/shared/entities/lists/list-pages';
import type { Report, Selection } from '@wabu/shared/ui/selection';
import { loadFrontend } from '../../api/frontend-calls.ts';
import { api } from '../../api/frontends-client.ts';
import { toQuery } from '../../api/use-frontends.ts';
import type { FrontendSearch } from '../../model/search-frontends.ts';

export interface ChosenFrontends {
  selection: Pick<Selection<FrontendSummary>, 'isAll' | 'chosen' | 'except' | 'count'>;
  loaded: readonly FrontendSummary[];
  search: FrontendSearch;
}

export async function readChosen(
  { selection, loaded, search }: ChosenFrontends,
  report: Report,
  signal: AbortSignal,
): Promise<readonly FrontendSummary[]> {
  const { isAll, chosen, except, count } = selection;
  if (!isAll) {
    const newest = new Map([...chosen, ...loaded.map((each) => [each.URL, each] as const)]);
    return [...chosen.keys()].flatMap((url) => newest.get(url) ?? []);
  }
  const found: FrontendSummary[] = [];
  let after: string | null | undefined;
  do {
    report(found.length, count);
    const json = { ...toQuery(search), limit: MAX_PAGE_ROWS, ...(after && { after }) };
    const page = await answer(api.d1.searchfrontends.$post({ json }, { init: { signal } }));
    found.push(...page.records.filter(({ URL }) => !except.has(URL)));
    after = page.next;
  } while (after !== null);
  return found;
}

export async function readWhole(
  chosen: ChosenFrontends,
  report: Report,
  signal: AbortSignal,
): Promise<FrontendWithProvenance[]> {
  const summaries = await readChosen(chosen, report, signal);
  const frontends: FrontendWithProvenance[] = [];
  for (const { URL } of summaries) {
    signal.throwIfAborted();
    report(frontends.length, summaries.length);
    frontends.push(await loadFrontend(URL));
  }
  return frontends;
}
