import { LIST_STALE_MS } from '../entities/lists/list-pages.ts';
import type { SearchContext } from '../module/contract.ts';
import type { ListLoader } from '../ui/paged-lists/load-list.ts';
import type { LoadedList } from '../ui/paged-lists/loaded-list.ts';

interface ListFinder<T> {
  /** Finds in a list that the browser has as a whole. */
  local: (records: readonly T[]) => readonly T[];
  /** Asks the server. */
  ask: (signal: AbortSignal) => Promise<{ records: readonly T[] }>;
}

/** The server is asked when nobody has typed for this time. */
const PAUSE_MS = 120;

/**
 * Finds records for the command palette: at once in a list that the browser has as a whole. Otherwise the list
 * begins to load for the next search, and the server finds.
 */
export async function findInList<T>(
  { queryKey, load, prefetched }: ListLoader<T>,
  { queries, signal }: Pick<SearchContext, 'queries' | 'signal'>,
  { local, ask }: ListFinder<T>,
): Promise<readonly T[]> {
  const list = queries.getQueryData<LoadedList<T>>(queryKey) ?? prefetched();
  void queries.prefetchQuery({
    queryKey,
    queryFn: load,
    structuralSharing: false,
    networkMode: 'always',
    staleTime: LIST_STALE_MS,
  });
  if (list?.next === null) return local(list.records);
  await new Promise((resume) => setTimeout(resume, PAUSE_MS));
  signal.throwIfAborted();
  return (await ask(signal)).records;
}
