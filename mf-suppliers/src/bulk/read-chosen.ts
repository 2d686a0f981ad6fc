import { answer } from '@wabu/api/client';
import { MAX_PAGE_ROWS } from '@wabu/shared/entities/lists/list-pages';
import type { Supplier } from '@wabu/shared/entities/supplier';
import type { Report, Selection } from '@wabu/shared/ui/selection';
import { d1 } from '../api/suppliers-client.ts';
import type { SupplierSearch } from '../api/use-supplier-search.ts';
import type { LoadedSuppliers } from '../api/use-suppliers.ts';
import { searchSuppliers } from '../model/search.ts';
import { sortIndex } from '../model/supplier-order.ts';

/** The chosen suppliers, and where to find them. */
export interface ChosenSuppliers {
  selection: Pick<Selection<Supplier>, 'isAll' | 'chosen' | 'except' | 'count'>;
  suppliers: Pick<LoadedSuppliers, 'index' | 'isWhole'>;
  search: SupplierSearch;
}

/** Reads the chosen suppliers: all that the search finds are asked of the server, unless the browser has them. */
export async function readChosen(
  { selection, suppliers, search: { text, filters, sort } }: ChosenSuppliers,
  report: Report,
  signal: AbortSignal,
): Promise<readonly Supplier[]> {
  const { index, isWhole } = suppliers;
  const { isAll, chosen, except, count } = selection;
  if (!isAll) return [...chosen.values()].map((each) => index.byId.get(each.id) ?? each);
  const isChosen = ({ id }: Supplier) => !except.has(id);
  if (isWhole) return searchSuppliers(sortIndex(index, sort), text, filters).filter(isChosen);
  const found: Supplier[] = [];
  let after: string | null | undefined;
  do {
    report(found.length, count);
    const json = { text, filters, sort, limit: MAX_PAGE_ROWS, ...(after && { after }) };
    const page = await answer(d1.searchsuppliers.$post({ json }, { init: { signal } }));
    found.push(...page.records.filter(isChosen));
    after = page.next;
  } while (after !== null);
  return found;
}
