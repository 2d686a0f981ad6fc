import type { FrontendWithProvenance } from '@wabu/shared/entities/frontend';
import type { FrontendSummary } from '@wabu/shared/entities/frontend-summary';
import type { FrontendSortField } from '@wabu/shared/entities/lists/frontend-order';
import { type BulkAction, type Chosen, type Report, readChosen } from '@wabu/shared/ui/selection';
import { loadFrontend } from '../../api/frontend-calls.ts';
import type { FrontendSearch } from '../../model/search-frontends.ts';

export type ChosenFrontends = Chosen<FrontendSummary, FrontendSearch, FrontendSortField>;
export type FrontendsAction = BulkAction<FrontendSummary, FrontendSearch, FrontendSortField>;

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
