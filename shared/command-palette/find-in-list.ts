import { LIST_STALE_MS } from '../entities/lists/list-pages.ts';
import { bestMatches } from '../entities/search/best-matches.ts';
import type { SearchContext } from '../module/contract.ts';
import type { LoadedList } from '../ui/paged-lists/loaded-list.ts';
import type { RecordList } from '../ui/paged-lists/record-list.ts';

/** The server is asked when nobody has typed for this time. */
const PAUSE_MS = 120;

/**
 * Finds records for the command palette: at once in a list that the browser has as a whole. Otherwise the list
 * begins to load for the next search, and the server finds.
 */
export async function findInList<T, Search, Field extends string>(
  list: Pick<
    RecordList<T, Search, Field>,
    'queryKey' | 'load' | 'prefetched' | 'index' | 'textOf' | 'textOfRow' | 'find'
  >,
  text: string,
  { queries, signal, limit }: Pick<SearchContext, 'queries' | 'signal' | 'limit'>,
): Promise<readonly T[]> {
  const { queryKey } = list;
  const loaded = queries.getQueryData<LoadedList<T>>(queryKey) ?? list.prefetched();
  void queries.prefetchQuery({
    queryKey,
    queryFn: list.load,
    structuralSharing: false,
    networkMode: 'always',
    staleTime: LIST_STALE_MS,
  });
  if (loaded?.next === null)
    return bestMatches(list.index(loaded.records), list.textOfRow, text, limit).map(
      ({ record }) => record,
    );
  await new Promise((resume) => setTimeout(resume, PAUSE_MS));
  signal.throwIfAborted();
  const { records } = await list.find({ text } as Partial<Search> & { text: string }, {}, signal);
  return bestMatches(records, list.textOf, text, limit);
}
