import { expect, jest, test } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { waitFor } from '@testing-library/dom';
import { createTestApi } from '@wabu/api/testing';
import { session } from '@wabu/shared/session';
import { manySuppliers } from '@wabu/shared/testing';

test('the code requests the first page for the next view when it is loaded, and at a sign-in', async () => {
  const api = await createTestApi();
  await api.seedSuppliers(manySuppliers(3));
  const sent = jest.spyOn(globalThis, 'fetch').mockImplementation((...call) => api.fetch(...call));
  const pages = () =>
    sent.mock.calls
      .map(([input]) => String(input))
      .filter((path) => path.includes('/d1/suppliers'));
  session.signIn(await api.signIn('king'));
  const { suppliersList } = await import('./suppliers-list.ts');
  const { prefetched, load: queryFn, queryKey } = suppliersList;
  await waitFor(() => expect(prefetched()?.records).toHaveLength(3));
  const list = prefetched();
  const queries = new QueryClient();
  const load = () => queries.fetchQuery({ queryKey, queryFn });
  expect(await load()).toBe(list);
  expect(pages()).toHaveLength(1);
  expect(prefetched()).toBeUndefined();
  await load();
  expect(pages()[1]).toContain('?since=');

  session.signOut();
  expect(prefetched()).toBeUndefined();
  session.signIn(await api.signIn('admin'));
  await waitFor(() => expect(prefetched()?.records).toHaveLength(3));
  expect(pages()).toHaveLength(3);
});

test('a first page that was rejected before a dialog could open is asked for again', async () => {
  const api = await createTestApi();
  await api.seedSuppliers(manySuppliers(3));
  const token = await api.signIn('rookie');
  const { suppliersList } = await import('./suppliers-list.ts');
  session.signOut();
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((...call) => api.fetch(...call))
    .mockImplementationOnce(async () => Response.json({ code: 'forbidden' }, { status: 403 }));
  session.signIn(token);
  const { load: queryFn, queryKey } = suppliersList;
  const list = await new QueryClient().fetchQuery({ queryKey, queryFn });
  expect(list.records).toHaveLength(3);
});
