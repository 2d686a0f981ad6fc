import type { QueryFunctionContext } from '@tanstack/react-query';
import { ApiProblem, answer } from '@wabu/api/client';
import { hasCopies } from '@wabu/shared/copies/kept-copies';
import {
  type ListChanges,
  type ListPage,
  type ListReset,
  MAX_PAGE_ROWS,
} from '@wabu/shared/entities/lists/list-pages';
import type { Supplier } from '@wabu/shared/entities/supplier';
import { requestIdle } from '@wabu/shared/page';
import { session } from '@wabu/shared/session';
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
 * Loads the list: its first page, which is shown at once, and the rest while the browser is idle: from the copy that
 * this browser keeps, otherwise from the server. With a loaded list, only what has changed since, and what is missing.
 */
export async function loadSuppliers(context: QueryFunctionContext): Promise<LoadedList> {
  const { client, queryKey, signal } = context;
  const before = client.getQueryData<LoadedList>(queryKey);
  const early = takeEarlyPage();
  const asked = early?.page ?? (before ? changed(before, signal) : firstPage(signal));
  const { list, response } = await asked;
  if (!isFilling(list)) {
    if (!before) requestIdle(() => void removeOldCopy(), IDLE_TIMEOUT_MS);
    return list;
  }
  client.setQueryData(queryKey, list);
  const copies = await importCopies();
  const key = (await copies?.readCopyKey(response)) ?? null;
  const copy = key && (await copies?.readSuppliersCopy(key));
  signal.throwIfAborted();
  if (copy?.revision === list.revision) return copy;
  const whole = copy && (await changed(copy, signal)).list;
  // A copy of too long ago is of no use: the server answers with the first page.
  const filled = whole && !isFilling(whole) ? whole : await fill(list, context);
  if (key) void copies?.keepSuppliersCopy(key, filled);
  return filled;
}

/** Not part of the first view. */
const importCopies = () =>
  import(/* webpackChunkName: "on-demand" */ './suppliers-copy.ts').catch(() => null);

/** A list of one page has no copy: one that is there is of a longer list, for example before a restore. */
async function removeOldCopy(): Promise<void> {
  if (await hasCopies()) await (await importCopies())?.removeSuppliersCopy();
}

/**
 * The first page, requested when this code was loaded, or at the sign-in: it is parsed before the first render, and
 * no list without rows is laid out and painted before the one with rows.
 */
interface EarlyPage {
  page: Promise<Answered>;
  /** Set when the page has arrived. */
  list?: LoadedList;
  token: string | null;
  requestedAt: number;
}

/** An early page is discarded after this time. */
const MAX_EARLY_MS = 10_000;

let early: EarlyPage | null = session.status() === 'signed-in' ? requestEarlyPage() : null;
session.subscribe((now, before) => {
  if (now.status === 'signed-in' && before.token === null) early = requestEarlyPage();
});

function requestEarlyPage(): EarlyPage {
  const page = firstPage(new AbortController().signal);
  const requested: EarlyPage = { page, token: session.token(), requestedAt: performance.now() };
  page.then(
    ({ list }) => {
      requested.list = list;
    },
    () => undefined,
  );
  return requested;
}

function takeEarlyPage(): EarlyPage | null {
  const taken = earlyPage();
  early = null;
  return taken;
}

function earlyPage(): EarlyPage | null {
  const isFresh = early && performance.now() - early.requestedAt < MAX_EARLY_MS;
  return isFresh && early?.token === session.token() ? early : null;
}

/** The first page, if it has arrived before the first render, which then has its rows. */
export const earlyList = (): LoadedList | undefined => earlyPage()?.list;

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
    list = page === null ? (await firstPage(signal)).list : addPage(latest, page);
  }
  return isOutdated ? (await changed(list, signal)).list : list;
}

/** A list as the server answered it, and the response, which brings the key of its copy. */
interface Answered {
  list: LoadedList;
  response: Pick<Response, 'headers'>;
}

async function firstPage(signal: AbortSignal): Promise<Answered> {
  // The document requests the same address before this code is loaded.
  const { value, response } = await ask<ListPage<Supplier>>({}, signal);
  return { list: fromFirstPage(value), response };
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

async function changed(list: LoadedList, signal: AbortSignal): Promise<Answered> {
  const query = { since: list.revision };
  const { value, response } = await ask<ListChanges<Supplier> | ListReset>(query, signal);
  return 'changed' in value ? { list: applyChanges(list, value), response } : firstPage(signal);
}

type Query = Parameters<typeof d1.suppliers.$get>[0]['query'];

async function ask<T>(query: Query, signal: AbortSignal) {
  const response = await d1.suppliers.$get({ query }, { init: { signal } });
  const value = (await answer(Promise.resolve(response))) as T;
  return { value, response };
}
