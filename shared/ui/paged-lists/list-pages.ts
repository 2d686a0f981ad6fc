import type { ListChanges, ListPage, ListReset } from '../../entities/lists/list-pages.ts';
import { applyChanges, type KeyOf, type LoadedList } from './loaded-list.ts';

export const IDLE_TIMEOUT_MS = 1_000;

export interface ListQuery {
  after?: string;
  limit?: string;
  since?: string;
}

/** A list that the server answers by page and by change, or as a whole each time. */
export interface ListSource<T> {
  name: string;
  keyOf: KeyOf<T>;
  /** Requests a part of the list. Throws an error with the `status` of a rejection. */
  ask: (
    query: ListQuery,
    signal: AbortSignal,
  ) => Promise<{
    value: ListPage<T> | ListChanges<T> | ListReset;
    response: Pick<Response, 'headers'>;
  }>;
  /** Prepares records for the list, in a task before the one that shows them: as they arrive, the later ones at the end. */
  prepare: (records: readonly T[]) => void;
}

export interface Answered<T> {
  list: LoadedList<T>;
  response: Pick<Response, 'headers'>;
}

export async function askForFirstPage<T>(
  { ask }: ListSource<T>,
  signal: AbortSignal,
): Promise<Answered<T>> {
  // The document requests the same address before this code is loaded.
  const { value, response } = await ask({}, signal);
  return { list: value as ListPage<T>, response };
}

export async function askForChanges<T>(
  source: ListSource<T>,
  list: LoadedList<T>,
  signal: AbortSignal,
): Promise<Answered<T>> {
  const { value, response } = await source.ask({ since: list.revision }, signal);
  if ('changed' in value) return { list: applyChanges(list, value, source.keyOf), response };
  return 'records' in value ? { list: value, response } : askForFirstPage(source, signal);
}
