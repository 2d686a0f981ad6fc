import type { QueryFunctionContext } from '@tanstack/react-query';
import { ApiProblem } from '@wabu/api/client';
import { readCopyKey } from '@wabu/shared/copies';
import { type ListPage, MAX_PAGE_ROWS } from '@wabu/shared/entities/lists/list-pages';
import type { Supplier } from '@wabu/shared/entities/supplier';
import { requestIdle } from '@wabu/shared/page';
import { addPage, isFilling, type LoadedList } from '../model/loaded-list.ts';
import {
  type Answered,
  ask,
  askForChanges,
  askForFirstPage,
  IDLE_TIMEOUT_MS,
} from './supplier-pages.ts';
import { keepSuppliersCopy, readSuppliersCopy } from './suppliers-copy.ts';

export { removeSuppliersCopy } from './suppliers-copy.ts';

/** Loads what follows the first page: from the copy of this browser, otherwise from the server. */
export async function loadRest(
  { list, response }: Answered,
  context: QueryFunctionContext,
): Promise<LoadedList> {
  const { signal } = context;
  const key = await readCopyKey(response);
  const copy = key && (await readSuppliersCopy(key));
  signal.throwIfAborted();
  if (copy?.revision === list.revision) return copy;
  const whole = copy && (await askForChanges(copy, signal)).list;
  // A copy of too long ago is of no use: the server answers with the first page.
  const filled = whole && !isFilling(whole) ? whole : await fill(list, context);
  if (key) void keepSuppliersCopy(key, filled);
  return filled;
}

/** Loads the pages behind the loaded part. */
async function fill(
  first: LoadedList,
  { client, queryKey, signal }: QueryFunctionContext,
): Promise<LoadedList> {
  let list = first;
  let isOutdated = false;
  while (isFilling(list)) {
    client.setQueryData(queryKey, list);
    await new Promise<void>((resolve) => requestIdle(resolve, IDLE_TIMEOUT_MS));
    const page = await nextPage(list, signal);
    signal.throwIfAborted();
    // A save has changed the list meanwhile, perhaps.
    const latest = client.getQueryData<LoadedList>(queryKey) ?? list;
    isOutdated ||= page !== null && page.revision !== latest.revision;
    list = page === null ? (await askForFirstPage(signal)).list : addPage(latest, page);
  }
  return isOutdated ? (await askForChanges(list, signal)).list : list;
}

/** Null if the record before the page has changed: the list must be read from its start. */
async function nextPage(list: LoadedList, signal: AbortSignal): Promise<ListPage<Supplier> | null> {
  const query = { after: list.next ?? '', limit: String(MAX_PAGE_ROWS) };
  return ask<ListPage<Supplier>>(query, signal).then(
    ({ value }) => value,
    (error) => {
      if (error instanceof ApiProblem && error.status === 409) return null;
      throw error;
    },
  );
}
