import { MAX_PAGE_ROWS } from '@wabu/shared/entities/lists/list-pages';
import type { ListSort } from '@wabu/shared/entities/lists/list-sort';
import type { FoundRecords, RecordList } from '@wabu/shared/ui';
import type { Report } from './bulk-dialog.tsx';
import type { Selection } from './use-selection.ts';

/** The chosen records, and where to find them. */
export interface Chosen<T, Search, Field extends string> {
  selection: Selection<T>;
  list: RecordList<T, Search, Field>;
  /** What the browser has. */
  loaded: readonly T[];
  found: FoundRecords<T>;
  search: Search & { text: string };
  sort: ListSort<Field>;
}

/** Reads the chosen records: all that the search finds are asked of the server, unless the browser has them. */
export async function readChosen<T, Search, Field extends string>(
  { selection, list, loaded, found: { whole }, search, sort }: Chosen<T, Search, Field>,
  report: Report,
  signal: AbortSignal,
): Promise<readonly T[]> {
  const { isAll, chosen, except, count } = selection;
  if (!isAll) {
    const newest = new Map(loaded.map((each) => [list.rowKeyOf(each), each]));
    return [...chosen].map(([key, each]) => newest.get(key) ?? each);
  }
  const isChosen = (each: T) => !except.has(list.rowKeyOf(each));
  if (whole) return whole.filter(isChosen);
  const records: T[] = [];
  let after: string | undefined;
  do {
    report(records.length, count);
    const page = await list.find(search, { sort, limit: MAX_PAGE_ROWS, after }, signal);
    records.push(...page.records.filter(isChosen));
    after = page.next ?? undefined;
  } while (after !== undefined);
  return records;
}
