import type { ListPage } from '@wabu/shared/entities/lists/list-pages';
import type { ListSort } from '@wabu/shared/entities/lists/list-sort';
import type { Platform } from '../../platform/platform.ts';
import { RecentEntries } from '../../platform/recent-entries.ts';
import { timeSlices } from '../store/time-slices.ts';
import { currentList, readBatches } from './list-chunks.ts';
import { listMoved, type PageQuery } from './list-page.ts';
import type { ListSource, PagedSource } from './list-source.ts';
import { prepareOrders, sortedIds } from './sorted-ids.ts';

interface SearchedSource<T, Searched> extends ListSource<T> {
  searched: (record: T) => Searched;
}

interface ListSearch<Searched> {
  /** The rule of the search: it gets what `searched` keeps of a record, and is the one that browsers apply. */
  accepts: (row: Searched) => boolean;
  sort?: ListSort<string> | undefined;
  /** Equal for equal searches: the pages of one are found once. Absent: nothing is remembered. */
  id?: string;
}

/** Which rows of what is found: those behind `after`, or from the row with the number `from`. */
interface FoundPage extends Omit<PageQuery, 'since'> {
  from?: number | undefined;
}

export async function searchList<T extends { version: number }, Searched>(
  platform: Platform,
  source: PagedSource<T> & SearchedSource<T, Searched>,
  search: ListSearch<Searched>,
  { after, from = 0, limit }: FoundPage,
): Promise<ListPage<T>> {
  const found = await findOnce(platform, source, search);
  if (search.sort !== undefined) void prepareOrders(platform, source);
  const first = after === undefined ? from : found.indexOf(after) + 1;
  if (after !== undefined && first === 0) throw listMoved();
  const ids = found.slice(first, first + limit);
  const batch = await source.read(platform, { after: null, until: null, limit: -1, ids });
  const records = new Map(batch.ids.map((id, at) => [id, batch.items[at] as T]));
  const next = first + limit < found.length ? (ids.at(-1) ?? null) : null;
  return {
    revision: batch.position,
    total: found.length,
    // The rows come in the order of the list.
    records: ids.flatMap((id) => records.get(id) ?? []),
    next,
  };
}

interface Found {
  revision: number;
  ids: Promise<readonly string[]>;
}

/** A table asks for page after page of one search. */
const MAX_CACHED = 4;
const kept = new WeakMap<Platform, RecentEntries<Found>>();

/** The ids of all records that the search accepts; found again after a write. */
async function findOnce<T extends { version: number }, Searched>(
  platform: Platform,
  source: PagedSource<T> & SearchedSource<T, Searched>,
  search: ListSearch<Searched>,
): Promise<readonly string[]> {
  if (search.id === undefined) return findIds(platform, source, search);
  const searches = kept.get(platform) ?? new RecentEntries(MAX_CACHED, () => 1);
  kept.set(platform, searches);
  const key = `${source.entity} ${search.id}`;
  const { revision } = await currentList(platform, source);
  const before = searches.get(key);
  if (before?.revision === revision) return before.ids;
  const ids = findIds(platform, source, search);
  const found = { revision, ids };
  searches.add(key, found);
  ids.catch(() => searches.get(key) === found && searches.delete(key));
  return ids;
}

async function findIds<T extends { version: number }, Searched>(
  platform: Platform,
  source: PagedSource<T> & SearchedSource<T, Searched>,
  { accepts, sort }: ListSearch<Searched>,
): Promise<readonly string[]> {
  if (sort !== undefined && !isOwnOrder(source, sort))
    return sortedIds(platform, source, (row) => accepts(row as Searched), sort);
  const found: string[] = [];
  for await (const { ids, searched } of searchedRows(platform, source))
    for (const [at, id] of ids.entries()) if (accepts(searched[at] as Searched)) found.push(id);
  return found;
}

const isOwnOrder = (
  { sortFields }: Pick<PagedSource<never>, 'sortFields'>,
  { field, descending }: ListSort<string>,
) => field === sortFields[0] && !descending;

/** What a search looks at, from memory if it is there, chunk by chunk: other requests run in between. */
export async function* searchedRows<T, Searched>(
  platform: Platform,
  source: SearchedSource<T, Searched>,
): AsyncGenerator<{ ids: readonly string[]; searched: readonly Searched[] }> {
  const { chunks } = await currentList(platform, source);
  const pause = timeSlices();
  for await (const { ids, searched } of chunks ?? readSearched(platform, source)) {
    yield { ids, searched: searched as readonly Searched[] };
    await pause();
  }
}

/** What is searched in a list that is too large for memory. */
async function* readSearched<T, Searched>(platform: Platform, source: SearchedSource<T, Searched>) {
  for await (const { ids, items } of readBatches(platform, source))
    yield { ids, searched: items.map(source.searched) };
}
