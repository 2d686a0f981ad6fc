import type { QueryFunctionContext } from '@tanstack/react-query';
import { type ListPage, MAX_PAGE_ROWS } from '../../entities/lists/list-pages.ts';
import { untilIdle } from '../../page/request-idle.ts';
import { askForChanges, askForFirstPage, IDLE_TIMEOUT_MS, type ListSource } from './list-pages.ts';
import { addPage, isFilling, type LoadedList } from './loaded-list.ts';

export { storePage } from './store-page.ts';

/** The pages behind the first one, read while the browser is idle. */
export async function loadRest<T>(
  source: ListSource<T>,
  first: LoadedList<T>,
  { client, queryKey, signal }: QueryFunctionContext,
): Promise<LoadedList<T>> {
  let list = first;
  let shown: LoadedList<T> | undefined;
  let isOutdated = false;
  while (isFilling(list)) {
    // To show a list renders the page again: it has twice the rows of the one before.
    if (!shown || list.records.length >= 2 * shown.records.length)
      shown = client.setQueryData<LoadedList<T>>(queryKey, list);
    await untilIdle(IDLE_TIMEOUT_MS);
    const page = await nextPage(source, list, signal);
    // Parsing the page, preparing its records and showing them are tasks of their own.
    await untilIdle(IDLE_TIMEOUT_MS);
    source.prepare(page?.records ?? []);
    await untilIdle(IDLE_TIMEOUT_MS);
    signal.throwIfAborted();
    const latest = client.getQueryData<LoadedList<T>>(queryKey);
    if (latest && latest !== shown) {
      // A save has changed the list meanwhile: what was not shown yet is loaded again.
      list = shown = latest;
      continue;
    }
    if (page === null) {
      list = (await askForFirstPage(source, signal)).list;
      shown = undefined;
    } else {
      isOutdated ||= page.revision !== list.revision;
      list = addPage(list, page, source.keyOf);
    }
    source.prepare(list.records);
  }
  return isOutdated ? (await askForChanges(source, list, signal)).list : list;
}

/** Null if the record before the page has changed: the list must be read from its start. */
async function nextPage<T>(
  { ask }: ListSource<T>,
  list: LoadedList<T>,
  signal: AbortSignal,
): Promise<ListPage<T> | null> {
  const query = { after: list.next ?? '', limit: String(MAX_PAGE_ROWS) };
  return ask(query, signal).then(
    ({ value }) => value as ListPage<T>,
    (error) => {
      if ((error as { status?: number }).status === 409) return null;
      throw error;
    },
  );
}
