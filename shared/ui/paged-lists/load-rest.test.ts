import { expect, test } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import type { ListSource } from './list-pages.ts';
import { loadRest } from './load-rest.ts';
import type { LoadedList } from './loaded-list.ts';

interface Numbered {
  id: string;
}
const ids = Array.from({ length: 6 }, (_, at) => ({ id: String(at) }));
const pageFrom = (at: number) => ({
  revision: 'e.1',
  total: ids.length,
  records: ids.slice(at, at + 1),
  next: at + 1 < ids.length ? String(at + 1) : null,
});
const source: ListSource<Numbered> = {
  name: 'numbers',
  keyOf: ({ id }) => id,
  ask: async ({ after }) => ({ value: pageFrom(Number(after)), response: new Response('') }),
  prepare: () => undefined,
};

const queryKey = ['numbers', 'list'];

/** Loads what follows the first page. */
function load(client: QueryClient, from = source) {
  const context = { client, queryKey, signal: new AbortController().signal, meta: undefined };
  return loadRest(from, pageFrom(0), context);
}

test('a list of many pages is shown each time it has doubled, because the page renders again', async () => {
  const client = new QueryClient();
  const shown: number[] = [];
  client.getQueryCache().subscribe(({ query }) => {
    const { records = [] } = (query.state.data ?? {}) as Partial<LoadedList<Numbered>>;
    if (records.length !== shown.at(-1)) shown.push(records.length);
  });
  const { records, next } = await load(client);
  expect({ records, next }).toEqual({ records: ids, next: null });
  expect(shown.filter((count) => count > 0)).toEqual([1, 2, 4]);
});

test('what is saved while pages arrive stays in the list', async () => {
  const client = new QueryClient();
  const saved = { id: 'saved' };
  const save = () =>
    client.setQueryData<LoadedList<Numbered>>(
      queryKey,
      (list) => list && { ...list, records: [...list.records, saved] },
    );
  let isSaved = false;
  const ask: typeof source.ask = (query, signal) => {
    if (query.after === '3' && !isSaved) {
      isSaved = true;
      save();
    }
    return source.ask(query, signal);
  };
  const { records } = await load(client, { ...source, ask });
  expect(records.map(({ id }) => id).sort()).toEqual(['0', '1', '2', '3', '4', '5', 'saved']);
});
