import type { QueryFunctionContext } from '@tanstack/react-query';
import type { ListSort } from '../../entities/lists/list-sort.ts';
import {
  createRecordIndex,
  type IndexedBy,
  type RecordIndex,
} from '../../entities/lists/record-index.ts';
import { session } from '../../session/index.ts';
import { type Answered, askForChanges, askForFirstPage, type ListSource } from './list-pages.ts';
import { isFilling, type LoadedList } from './loaded-list.ts';

export interface FoundPage<T> {
  records: readonly T[];
  total: number;
  next: string | null;
}

interface PageRequest<Field extends string> {
  sort?: ListSort<Field>;
  from?: number;
  after?: string | undefined;
  limit?: number;
}

/** How the server answers a list. */
interface RecordListSource<T, Search, Field extends string>
  extends Pick<ListSource<T>, 'name' | 'ask'> {
  /** What names a record on the page. */
  rowKeyOf: (record: T) => string;
  /** Asks for a page of what a search finds. */
  find: (
    search: Partial<Search> & { text: string },
    page: PageRequest<Field>,
    signal: AbortSignal,
  ) => Promise<FoundPage<T>>;
}

export interface RecordList<T, Search, Field extends string>
  extends RecordIndex<T, Search, Field>,
    Pick<RecordListSource<T, Search, Field>, 'rowKeyOf' | 'find'> {
  source: ListSource<T>;
  queryKey: readonly [string, 'list'];
  /** The first page at once, the rest while the browser is idle; of a loaded list, what has changed and what is missing. */
  load: (context: QueryFunctionContext) => Promise<LoadedList<T>>;
  /** The first page, if it has arrived before the first render, which then has its rows. */
  prefetched: () => LoadedList<T> | undefined;
  lastAnswer: () => Pick<Response, 'headers'> | undefined;
}

/** Parsed before the first render, so that no list without rows is laid out before the one with rows. */
interface PrefetchedPage<T> {
  page: Promise<Answered<T>>;
  list?: LoadedList<T>;
  token: string | null;
  requestedAt: number;
}

/** A prefetched page is discarded after this time. */
const MAX_PREFETCH_AGE_MS = 10_000;

/** Not part of the first view, and not needed for a list of one page. */
export const importRest = () => import(/* webpackChunkName: "on-demand" */ './load-rest.ts');

/** Creates a list of records, which at once requests the first page if somebody is signed in. */
export function createRecordList<
  T extends object,
  Search extends { text: string },
  Field extends string,
>(
  indexed: IndexedBy<T, Search, Field>,
  { name, ask, rowKeyOf, find }: RecordListSource<T, Search, Field>,
): RecordList<T, Search, Field> {
  const index = createRecordIndex(indexed);
  const source = { name, ask, keyOf: index.keyOf, prepare: index.index };
  const queryKey = [name, 'list'] as const;
  let requested: PrefetchedPage<T> | null =
    session.status() === 'signed-in' ? prefetchPage() : null;
  let lastAnswer: Pick<Response, 'headers'> | undefined;
  session.subscribe((now, before) => {
    if (now.status === 'signed-in' && before.token === null) requested = prefetchPage();
  });

  function prefetchPage(): PrefetchedPage<T> {
    const page = askForFirstPage(source, new AbortController().signal);
    const prefetched: PrefetchedPage<T> = {
      page,
      token: session.token(),
      requestedAt: performance.now(),
    };
    page.then(
      ({ list }) => {
        prefetched.list = list;
      },
      () => undefined,
    );
    return prefetched;
  }

  function freshPage(): PrefetchedPage<T> | null {
    const isFresh = requested && performance.now() - requested.requestedAt < MAX_PREFETCH_AGE_MS;
    return isFresh && requested?.token === session.token() ? requested : null;
  }

  async function load(context: QueryFunctionContext): Promise<LoadedList<T>> {
    const { client, signal } = context;
    const before = client.getQueryData<LoadedList<T>>(queryKey);
    const prefetched = freshPage();
    requested = null;
    // The prefetch may have been rejected before the dialogs for that were there.
    const answered = await (prefetched?.page.catch(() => askForFirstPage(source, signal)) ??
      (before ? askForChanges(source, before, signal) : askForFirstPage(source, signal)));
    const { list } = answered;
    lastAnswer = answered.response;
    if (isFilling(list)) {
      client.setQueryData(queryKey, list);
      return (await importRest()).loadRest(source, list, context);
    }
    return list;
  }

  return {
    ...index,
    source,
    rowKeyOf,
    find,
    queryKey,
    load,
    prefetched: () => freshPage()?.list,
    lastAnswer: () => lastAnswer,
  };
}
