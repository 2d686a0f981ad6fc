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

/** The chosen records, if this browser has all of them. */
export function chosenHere<T, Search, Field extends string>(
  chosen: Chosen<T, Search, Field>,
): readonly T[] | null {
  const { selection, list, loaded, found } = chosen;
  if (selection.isAll) return found.whole?.filter(isChosen(chosen)) ?? null;
  const newest = new Map(loaded.map((each) => [list.rowKeyOf(each), each]));
  return [...selection.chosen].map(([key, each]) => newest.get(key) ?? each);
}

/** Of all that the search finds. */
export const isChosen =
  <T, Search, Field extends string>({ selection, list }: Chosen<T, Search, Field>) =>
  (each: T) =>
    !selection.except.has(list.rowKeyOf(each));

/** Reads the chosen records: all that the search finds are asked of the server, unless the browser has them. */
export async function readChosen<T, Search, Field extends string>(
  chosen: Chosen<T, Search, Field>,
  report: Report,
  signal: AbortSignal,
): Promise<readonly T[]> {
  const here = chosenHere(chosen);
  if (here) return here;
  const { list, search, sort } = chosen;
  const records: T[] = [];
  let after: string | undefined;
  do {
    report(records.length, chosen.selection.count);
    const page = await list.find(search, { sort, limit: MAX_PAGE_ROWS, after }, signal);
    records.push(...page.records.filter(isChosen(chosen)));
    after = page.next ?? undefined;
  } while (after !== undefined);
  return records;
}
