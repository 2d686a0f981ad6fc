import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { aSupplier } from '@wabu/shared/testing/builders';
import { ApiProblem, answer } from './client.ts';
import { createTestApi, type TestApi } from './testing.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const supplier = aSupplier();

test('a supplier is created, listed, changed, refused when stale, and deleted through the typed client', async () => {
  const { api: calls } = await api.client('admin');
  const created = await answer(calls.d1.addsupplier.$post({ json: supplier }));
  expect(created).toEqual({ ...supplier, version: 1 });
  await answer(calls.r2.addsupplier.$post({ json: supplier }));
  expect(await answer(calls.d1.getallsuppliers.$get())).toEqual([created]);

  const renamed = { ...supplier, Nome: 'Terme Nuove' };
  const options = { headers: { 'If-Match': '"1"' } };
  const changed = await answer(calls.d1.updatesupplier.$put({ json: renamed }, options));
  expect(changed.version).toBe(2);

  const stale = answer(calls.d1.updatesupplier.$put({ json: supplier }, options));
  await expect(stale).rejects.toMatchObject({ status: 412, problem: { current: changed } });

  await answer(calls.d1.deletesupplier.$delete({ json: { PIVA: supplier.PIVA } }));
  expect(await answer(calls.d1.getallsuppliers.$get())).toEqual([]);
});

test('a rookie reads and is refused every change', async () => {
  const { api: calls } = await api.client('rookie');
  expect(await answer(calls.d1.getallsuppliers.$get())).toEqual([]);
  const refused = answer(calls.d1.addsupplier.$post({ json: supplier }));
  await expect(refused).rejects.toBeInstanceOf(ApiProblem);
  await expect(refused).rejects.toMatchObject({ status: 403, message: 'Permessi non validi' });
});

test('a session ends with its logout', async () => {
  const token = await api.signIn('king');
  const headers = { Authorization: `Bearer ${token}` };
  expect((await api.fetch('/api/d1/getusers', { headers })).status).toBe(200);
  await api.fetch('/api/adminwabu/logout', { method: 'POST', headers });
  expect((await api.fetch('/api/d1/getusers', { headers })).status).toBe(401);
});
