import type { QueryFunctionContext } from '@tanstack/react-query';
import { ApiProblem, answer } from '@wabu/api/client';
import { type ListPage, MAX_PAGE_ROWS } from '@wabu/shared/entities/lists/list-pages';
import type { Supplier } from '@wabu/shared/entities/supplier';
import { requestIdle } from '@wabu/shared/page';
import {
  addPage,
  applyChanges,
  fromFirstPage,
  isFilling,
  type LoadedList,
} from '../model/loaded-list.ts';
import { d1 } from './suppliers-client.ts';

/** Even a busy page goes on loading after this time. */
const IDLE_TIMEOUT_MS = 1_000;

/**
 * Loads the list: its first page, which is shown at once, and the rest while the browser is idle. With a loaded
 * list, only what has changed since, and what is missing.
 */
export async function loadSuppliers(context: QueryFunctionContext): Promise<LoadedList> {
  const { client, queryKey, signal } = context;
  const known = () => client.getQueryData<LoadedList>(queryKey);
  const before = known();
  let list = before === undefined ? await firstPage(signal) : await changed(before, signal);
  let isOutdated = false;
  while (isFilling(list)) {
    client.setQueryData(queryKey, list);
    await new Promise<void>((resolve) => requestIdle(resolve, IDLE_TIMEOUT_MS));
    const page = await nextPage(list, signal);
    signal.throwIfAborted();
    // A save has changed the list meanwhile, perhaps.
    const latest = known() ?? list;
    isOutdated ||= page !== null && page.revision !== latest.revision;
    list = page === null ? await firstPage(signal) : addPage(latest, page);
  }
  return isOutdated ? changed(list, signal) : list;
}

async function firstPage(signal: AbortSignal): Promise<LoadedList> {
  // The document requests the same address before this code is loaded.
  return fromFirstPage(await pageOf({}, signal));
}

/** Null if the record before the page has changed: the list must be read from its start. */
async function nextPage(list: LoadedList, signal: AbortSignal): Promise<ListPage<Supplier> | null> {
  const query = { after: list.next ?? '', limit: String(MAX_PAGE_ROWS) };
  return pageOf(query, signal).catch((error) => {
    if (error instanceof ApiProblem && error.status === 409) return null;
    throw error;
  });
}

async function pageOf(query: { after?: string; limit?: string }, signal: AbortSignal) {
  return (await answer(d1.suppliers.$get({ query }, { init: { signal } }))) as ListPage<Supplier>;
}

async function changed(list: LoadedList, signal: AbortSignal): Promise<LoadedList> {
  const query = { since: list.revision };
  const changes = await answer(d1.suppliers.$get({ query }, { init: { signal } }));
  return 'changed' in changes ? applyChanges(list, changes) : firstPage(signal);
}
