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
  session.signIn(await api.signIn('king'));
  const { earlyList, loadSuppliers } = await import('./load-suppliers.ts');
  await waitFor(() => expect(earlyList()?.suppliers).toHaveLength(3));
  const list = earlyList();
  const queries = new QueryClient();
  const load = () => queries.fetchQuery({ queryKey: ['suppliers'], queryFn: loadSuppliers });
  expect(await load()).toBe(list);
  expect(sent).toHaveBeenCalledTimes(1);
  expect(earlyList()).toBeUndefined();
  await load();
  expect(String(sent.mock.calls[1]?.[0])).toContain('?since=');

  session.signOut();
  expect(earlyList()).toBeUndefined();
  session.signIn(await api.signIn('admin'));
  await waitFor(() => expect(earlyList()?.suppliers).toHaveLength(3));
  expect(sent).toHaveBeenCalledTimes(3);
});
