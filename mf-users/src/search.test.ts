import { expect, jest, test } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { createTestApi } from '@wabu/api/testing';
import { session } from '@wabu/shared/session';
import { search } from './search.ts';

test('finds users by name and role, and leads to the list with that user', async () => {
  const api = await createTestApi();
  jest.spyOn(globalThis, 'fetch').mockImplementation((...call) => api.fetch(...call));
  session.signIn(await api.signIn('king'));
  const context = { limit: 6, signal: new AbortController().signal, queries: new QueryClient() };
  expect(await search.find('roo', context)).toEqual([
    { label: 'rookie', detail: 'rookie', path: '/adminwabu/users#q=rookie' },
  ]);
  expect(await search.find('nessuno', context)).toEqual([]);
});
