import type { QueryFunctionContext } from '@tanstack/react-query';
import { readCopy, readCopyKey, writeCopy } from '../../copies/index.ts';
import { type ListPage, MAX_PAGE_ROWS } from '../../entities/lists/list-pages.ts';
import { untilIdle } from '../../page/request-idle.ts';
import { session } from '../../session/index.ts';
import {
  type Answered,
  askForChanges,
  askForFirstPage,
  IDLE_TIMEOUT_MS,
  type ListSource,
} from './list-pages.ts';
import { addPage, isFilling, type LoadedList } from './loaded-list.ts';

export { removeCopy } from '../../copies/index.ts';
export { storePage } from './store-page.ts';

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

async function fill<T>(
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

/** Rows that a slow phone encrypts, or parses and prepares, in less than 50 ms. */
const PART_ROWS = 500;

/** The copy of a list that an earlier page of this session has kept in this browser; null if there is none. */
async function readListCopy<T>(
  source: ListSource<T>,
  key: CryptoKey,
): Promise<LoadedList<T> | null> {
  let records: readonly T[] = [];
  const parts = await readCopy(source, key, (part) => {
    if (!Array.isArray(part)) return;
    records = [...records, ...(part as T[])];
    source.prepare(records);
  });
  if (!parts) return null;
  const [head] = parts as [Omit<LoadedList<T>, 'records'>];
  return { ...head, records };
}

async function keepListCopy<T>(
  source: ListSource<T>,
  key: CryptoKey,
  list: LoadedList<T>,
): Promise<void> {
  const token = session.token();
  await writeCopy(source, key, partsOf(list), () => session.isCurrent(token));
}

function* partsOf<T>({ records, ...head }: LoadedList<T>) {
  yield head;
  for (let start = 0; start < records.length; start += PART_ROWS)
    yield records.slice(start, start + PART_ROWS);
}
