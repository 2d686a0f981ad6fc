import { expect, jest, test } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { session } from '@wabu/shared/session';
import { frontendsList } from './api/frontends-list.ts';
import { search } from './search.ts';
import { frontendAt, serverWith, supplier } from './testing/open-frontends.tsx';

test('finds microsites by address and supplier, by the server and in the loaded list', async () => {
  const { api } = await serverWith(['terme', 'spa-terme', 'molo'].map((url) => frontendAt(url)));
  jest.spyOn(globalThis, 'fetch').mockImplementation((...call) => api.fetch(...call));
  session.signIn(await api.signIn('rookie'));
  const queries = new QueryClient();
  const find = async (text: string) => {
    const { signal } = new AbortController();
    return search.find(text, { limit: 6, signal, queries });
  };
  const byServer = await find('terme');
  // The address counts more than the supplier's name, which begins so too.
  expect(byServer.map(({ label }) => label)).toEqual(['terme', 'spa-terme', 'molo']);
  expect(byServer[0]).toEqual({
    label: 'terme',
    detail: supplier.Nome,
    path: '/adminwabu/frontends?frontend=terme',
  });
  const { queryKey, load } = frontendsList;
  await queries.fetchQuery({ queryKey, queryFn: load });
  expect(await find('terme')).toEqual(byServer);
  expect(await find(supplier.Nome)).toHaveLength(3);
});
