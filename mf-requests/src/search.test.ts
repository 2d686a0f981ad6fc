import { expect, jest, test } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { answer } from '@wabu/api/client';
import { createTestApi } from '@wabu/api/testing';
import { referenceOf } from '@wabu/shared/entities/requests/request-facts';
import { session } from '@wabu/shared/session';
import { search } from './search.ts';
import { anna } from './testing/requests.ts';

test('finds a request by what its visitor says on the telephone, and leads to it', async () => {
  const api = await createTestApi();
  const { d1 } = (await api.client('king')).api;
  const { id } = await answer(d1.addrequest.$post({ json: anna }));
  jest.spyOn(globalThis, 'fetch').mockImplementation((...call) => api.fetch(...call));
  session.signIn(await api.signIn('rookie'));
  const context = { limit: 6, signal: new AbortController().signal, queries: new QueryClient() };
  expect(await search.find(referenceOf(id), context)).toEqual([
    { label: 'Anna Weiß', detail: referenceOf(id), path: `/adminwabu/requests#id=${id}` },
  ]);
});
