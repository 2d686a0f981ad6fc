import type { QueryFunctionContext } from '@tanstack/react-query';
import { readCopyKey } from '../../copies/index.ts';
import { type ListPage, MAX_LOCAL_ROWS, MAX_PAGE_ROWS } from '../../entities/lists/list-pages.ts';
import { untilIdle } from '../../page/request-idle.ts';
import { keepListCopy, readListCopy } from './list-copy.ts';
import {
  type Answered,
  askForChanges,
  askForFirstPage,
  IDLE_TIMEOUT_MS,
  type ListSource,
} from './list-pages.ts';
import { addPage, isFilling, type LoadedList } from './loaded-list.ts';

export { removeCopy } from '../../copies/index.ts';

/** Loads what follows the first page: from the copy of this browser, otherwise from the server. */
export async function loadRest<T>(
  source: ListSource<T>,
  { list, response }: Answered<T>,
  context: QueryFunctionContext,
): Promise<LoadedList<T>> {
  const { signal } = context;
  const key = await readCopyKey(response);
  const copy = key && (await readListCopy(source, key));
  signal.throwIfAborted();
  if (copy?.revision === list.revision) return copy;
  const whole = copy && (await askForChanges(source, copy, signal)).list;
  // A copy of too long ago is of no use: the server answers with the first page.
  const filled = whole && !isFilling(whole) ? whole : await fill(source, list, context);
  if (key) void keepListCopy(source, key, filled);
  return filled;
}

/** Loads the pages behind the loaded part, and shows them in few steps: each renders the page again. */
async function fill<T>(
  source: ListSource<T>,
  first: LoadedList<T>,
  { client, queryKey, signal }: QueryFunctionContext,
): Promise<LoadedList<T>> {
  let list = first;
  let isOutdated = false;
  while (isFilling(list)) {
    client.setQueryData(queryKey, list);
    const pages = await nextPages(source, list, signal);
    signal.throwIfAborted();
    // A save has changed the list meanwhile, perhaps.
    const latest = client.getQueryData<LoadedList<T>>(queryKey) ?? list;
    isOutdated ||= pages !== null && pages.revision !== latest.revision;
    list =
      pages === null
        ? (await askForFirstPage(source, signal)).list
        : addPage(latest, pages, source.keyOf);
    source.prepare(list.records);
  }
  return isOutdated ? (await askForChanges(source, list, signal)).list : list;
}

/**
 * As many rows as are loaded, or the rest, as one page with the newest revision. Null if the record before a page has
 * changed: the list must be read from its start.
 */
async function nextPages<T>(
  source: ListSource<T>,
  list: LoadedList<T>,
  signal: AbortSignal,
): Promise<ListPage<T> | null> {
  const loaded = list.records.length;
  let pages: ListPage<T> = { ...list, records: [] };
  do {
    await untilIdle(IDLE_TIMEOUT_MS);
    const page = await nextPage(source, pages.next ?? '', signal);
    if (page === null) return null;
    // Parsing the page, preparing its records and showing them are tasks of their own.
    await untilIdle(IDLE_TIMEOUT_MS);
    source.prepare(page.records);
    pages = { ...page, records: [...pages.records, ...page.records] };
    await untilIdle(IDLE_TIMEOUT_MS);
    source.prepare([...list.records, ...pages.records]);
  } while (pages.next !== null && pages.records.length < Math.min(loaded, MAX_LOCAL_ROWS - loaded));
  await untilIdle(IDLE_TIMEOUT_MS);
  return pages;
}

async function nextPage<T>(
  { ask }: ListSource<T>,
  after: string,
  signal: AbortSignal,
): Promise<ListPage<T> | null> {
  return ask({ after, limit: String(MAX_PAGE_ROWS) }, signal).then(
    ({ value }) => value as ListPage<T>,
    (error) => {
      if ((error as { status?: number }).status === 409) return null;
      throw error;
    },
  );
}
