import { answer } from '@wabu/api/client';
import type { ListChanges, ListPage, ListReset } from '@wabu/shared/entities/lists/list-pages';
import type { Supplier } from '@wabu/shared/entities/supplier';
import { applyChanges, fromFirstPage, type LoadedList } from '../model/loaded-list.ts';
import { d1 } from './suppliers-client.ts';

/** Even a busy page goes on after this time. */
export const IDLE_TIMEOUT_MS = 1_000;

/** A list as the server answered it, and the response, which brings the key of its copy. */
export interface Answered {
  list: LoadedList;
  response: Pick<Response, 'headers'>;
}

export async function askForFirstPage(signal: AbortSignal): Promise<Answered> {
  // The document requests the same address before this code is loaded.
  const { value, response } = await ask<ListPage<Supplier>>({}, signal);
  return { list: fromFirstPage(value), response };
}

export async function askForChanges(list: LoadedList, signal: AbortSignal): Promise<Answered> {
  const query = { since: list.revision };
  const { value, response } = await ask<ListChanges<Supplier> | ListReset>(query, signal);
  return 'changed' in value
    ? { list: applyChanges(list, value), response }
    : askForFirstPage(signal);
}

type Query = Parameters<typeof d1.suppliers.$get>[0]['query'];

export async function ask<T>(query: Query, signal: AbortSignal) {
  const response = await d1.suppliers.$get({ query }, { init: { signal } });
  const value = (await answer(Promise.resolve(response))) as T;
  return { value, response };
}
