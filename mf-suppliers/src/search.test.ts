import { beforeEach, expect, jest, test } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { waitFor } from '@testing-library/dom';
import { createTestApi, type TestApi } from '@wabu/api/testing';
import { session } from '@wabu/shared/session';
import { manySuppliers } from '@wabu/shared/testing';
import type { LoadedList } from '@wabu/shared/ui';
import { suppliersList } from './api/suppliers-list.ts';
import { search } from './search.ts';
import { lido, molo } from './testing/two-suppliers.ts';

let queries: QueryClient;
const find = (text: string, signal = new AbortController().signal) =>
  search.find(text, { limit: 6, signal, queries });
const labels = async (text: string) => (await find(text)).map(({ label }) => label);
const calls = () =>
  jest.mocked(globalThis.fetch).mock.calls.filter(([url]) => `${url}`.includes('searchsuppliers'));

async function start(api: TestApi) {
  jest.spyOn(globalThis, 'fetch').mockImplementation((...call) => api.fetch(...call));
  session.signIn(await api.signIn('rookie'));
}
beforeEach(() => {
  queries = new QueryClient();
});

test('finds by name, city and tax code, and leads to the record by the fragment', async () => {
  const api = await createTestApi();
  await api.seedSuppliers([lido, molo]);
  await start(api);
  expect(await find('lido')).toEqual([
    {
      label: 'Lido Salò',
      detail: `${lido.Citta} · ${lido.PIVA}`,
      path: expect.stringMatching(/^\/adminwabu\/suppliers#id=[0-9a-f]{32}$/),
    },
  ]);
  expect(await labels(molo.PIVA)).toEqual(['Molo Blu']);
  expect(await labels('salo')).toEqual(['Lido Salò']);
});

test('a list that the browser has as a whole is searched here, the best first, with a typing error', async () => {
  const api = await createTestApi();
  await api.seedSuppliers([lido, molo, ...manySuppliers(20)]);
  await start(api);
  await queries.fetchQuery({ queryKey: suppliersList.queryKey, queryFn: suppliersList.load });
  expect((await find('fornitore')).length).toBeLessThanOrEqual(6);
  expect(await labels('mollo')).toEqual(['Molo Blu']);
  expect(calls()).toEqual([]);
});

test('a list that is too long for the browser is searched by the server', async () => {
  const api = await createTestApi();
  await api.seedSuppliers([lido, molo]);
  await start(api);
  await queries.fetchQuery({ queryKey: suppliersList.queryKey, queryFn: suppliersList.load });
  await waitFor(() => expect(queries.isFetching()).toBe(0));
  queries.setQueryData<LoadedList<unknown>>(
    suppliersList.queryKey,
    (list) => list && { ...list, records: [], next: 'more' },
  );
  expect(await labels('molo')).toEqual(['Molo Blu']);
  expect(calls()).toHaveLength(1);
});

test('a search that another has replaced asks nothing', async () => {
  const api = await createTestApi();
  await start(api);
  const replaced = new AbortController();
  const found = find('molo', replaced.signal);
  replaced.abort();
  await expect(found).rejects.toThrow();
  expect(calls()).toEqual([]);
});
