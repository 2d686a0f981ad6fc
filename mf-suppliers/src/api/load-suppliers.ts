import type { QueryFunctionContext } from '@tanstack/react-query';
import { hasCopies } from '@wabu/shared/copies/kept-copies';
import { requestIdle } from '@wabu/shared/page';
import { session } from '@wabu/shared/session';
import { isFilling, type LoadedList } from '../model/loaded-list.ts';
import {
  type Answered,
  askForChanges,
  askForFirstPage,
  IDLE_TIMEOUT_MS,
} from './supplier-pages.ts';

/**
 * Loads the list: its first page, which is shown at once, and the rest while the browser is idle: from the copy that
 * this browser keeps, otherwise from the server. With a loaded list, only what has changed since, and what is missing.
 */
export async function loadSuppliers(context: QueryFunctionContext): Promise<LoadedList> {
  const { client, queryKey, signal } = context;
  const before = client.getQueryData<LoadedList>(queryKey);
  const early = takeEarlyPage();
  const answered = await (early?.page ??
    (before ? askForChanges(before, signal) : askForFirstPage(signal)));
  const { list } = answered;
  if (isFilling(list)) {
    client.setQueryData(queryKey, list);
    return (await importRest()).loadRest(answered, context);
  }
  if (!before) requestIdle(() => void removeOldCopy().catch(() => undefined), IDLE_TIMEOUT_MS);
  return list;
}

/** Not part of the first view, and not needed for a list of one page. */
const importRest = () => import(/* webpackChunkName: "on-demand" */ './load-rest.ts');

/** A list of one page has no copy: one that is there is of a longer list, for example before a restore. */
async function removeOldCopy(): Promise<void> {
  if (await hasCopies()) await (await importRest()).removeSuppliersCopy();
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
  const page = askForFirstPage(new AbortController().signal);
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
