import type { ListPage } from '@wabu/shared/entities/lists/list-pages';
import type { Platform } from '../platform/platform.ts';
import { currentList, readBatches } from './list-chunks.ts';
import { listMoved, type PageQuery } from './list-page.ts';
import type { ListSource, PagedSource } from './list-source.ts';

interface SearchedSource<T, Searched> extends ListSource<T> {
  searched: (record: T) => Searched;
}

/** Other requests run after this time. */
const SLICE_MS = 10;

/**
 * The records of a list that a rule accepts, a page of them, in the order of the list. The rule gets what
 * `searched` keeps of a record; it is the one that browsers apply to the lists that they have.
 */
export async function searchList<T extends { version: number }, Searched>(
  platform: Platform,
  source: PagedSource<T> & SearchedSource<T, Searched>,
  accepts: (row: Searched) => boolean,
  { after, limit }: Omit<PageQuery, 'since'>,
): Promise<ListPage<T>> {
  const found: string[] = [];
  for await (const { ids, searched } of searchedRows(platform, source))
    for (const [at, id] of ids.entries()) if (accepts(searched[at] as Searched)) found.push(id);
  const from = after === undefined ? 0 : found.indexOf(after) + 1;
  if (after !== undefined && from === 0) throw listMoved();
  const ids = found.slice(from, from + limit);
  const { items, position } = await source.read(platform, {
    after: null,
    until: null,
    limit: -1,
    ids,
  });
  const next = from + limit < found.length ? (ids.at(-1) ?? null) : null;
  return { revision: position, total: found.length, records: items, next };
}

/** What a search looks at, from memory if it is there, chunk by chunk: other requests run in between. */
export async function* searchedRows<T, Searched>(
  platform: Platform,
  source: SearchedSource<T, Searched>,
): AsyncGenerator<{ ids: readonly string[]; searched: readonly Searched[] }> {
  const { chunks } = await currentList(platform, source);
  let until = performance.now() + SLICE_MS;
  for await (const { ids, searched } of chunks ?? readSearched(platform, source)) {
    yield { ids, searched: searched as readonly Searched[] };
    if (performance.now() < until) continue;
    await new Promise((resolve) => setTimeout(resolve));
    until = performance.now() + SLICE_MS;
  }
}

/** What is searched in a list that is too large for memory. */
async function* readSearched<T, Searched>(platform: Platform, source: SearchedSource<T, Searched>) {
  for await (const { ids, items } of readBatches(platform, source))
    yield { ids, searched: items.map(source.searched) };
}
