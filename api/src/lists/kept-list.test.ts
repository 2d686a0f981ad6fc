import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { Supplier } from '@wabu/shared/entities/supplier';
import { manySuppliers } from '@wabu/shared/testing/builders';
import { Hono } from 'hono';
import type { ApiEnv } from '../http/env.ts';
import { compress } from '../platform/node/compress.ts';
import { supplierList } from '../suppliers/routes.ts';
import { insertSupplier } from '../suppliers/supplier-table.ts';
import { createTestApi, type TestApi } from '../testing.ts';
import { keptList, type ListSource, writeListed } from './kept-list.ts';

let api: TestApi;
beforeEach(async () => {
  api = await createTestApi({ compress });
  // Namesakes stand on both sides of the border between two parts.
  const suppliers = manySuppliers(25).map((one) => ({ ...one, Nome: one.Nome.slice(0, 3) }));
  const write = suppliers.map((one, index) => insertSupplier(`id ${index}`, one, index));
  await writeListed(api.platform, ['suppliers'], write);
});
afterEach(() => api.close());

function list(changes: Partial<ListSource<Supplier>>, headers: Record<string, string> = {}) {
  const app = new Hono<ApiEnv>();
  app.use(async (c, next) => {
    c.set('platform', api.platform);
    await next();
  });
  app.get('/list', keptList({ ...supplierList, ...changes }));
  return app.request('/list', { headers });
}

const whole = async () => (await list({})).json();

test('parts of any size make the same list', async () => {
  const expected = (await whole()) as Supplier[];
  expect(expected).toHaveLength(25);
  const order = expected.map(({ Nome, PIVA }) => `${Nome} ${PIVA}`);
  expect(order).toEqual([...order].sort());
  for (const atATime of [1, 4, 5, 24, 25, 26, -1])
    expect(await (await list({ atATime })).json()).toEqual(expected);
});

test('an empty list is an empty list', async () => {
  await writeListed(api.platform, ['suppliers'], [{ sql: 'DELETE FROM suppliers' }]);
  expect(await (await list({ atATime: 3 })).text()).toBe('[]');
  expect(await (await list({ mostKept: 1 })).text()).toBe('[]');
});

test('a list that changes while it is read is of one state all the same', async () => {
  let changes = 0;
  const read: typeof supplierList.read = async (platform, slice) => {
    const part = await supplierList.read(platform, slice);
    changes += 1;
    const rename = { sql: 'UPDATE suppliers SET phone = ?', args: [String(changes)] };
    await writeListed(platform, ['suppliers'], [rename]);
    return part;
  };
  const answer = await list({ read, atATime: 10 });
  const phones = ((await answer.json()) as Supplier[]).map(({ Telefono }) => Telefono);
  expect(phones).toHaveLength(25);
  expect(new Set(phones).size).toBe(1);
});

test('a list that is too large to be kept is sent as it comes, packed where that is welcome', async () => {
  const expected = await whole();
  const large = { mostKept: 1_000, atATime: 4 };
  const plain = await list(large);
  expect(plain.headers.get('Content-Encoding')).toBeNull();
  expect(await plain.json()).toEqual(expected);
  const packed = await list(large, { 'Accept-Encoding': 'gzip, br' });
  expect(packed.headers.get('Content-Encoding')).toBe('gzip');
  const text = gunzipSync(await packed.arrayBuffer()).toString();
  expect(JSON.parse(text)).toEqual(expected);
  const known = { 'If-None-Match': plain.headers.get('ETag') ?? '' };
  expect((await list(large, known)).status).toBe(304);
});
