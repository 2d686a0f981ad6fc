import { gunzipSync } from 'node:zlib';
import { beforeEach, expect, test } from '@jest/globals';
import type { Supplier } from '@wabu/shared/entities/supplier';
import { manySuppliers } from '@wabu/shared/testing/builders';
import { forEachTest } from '@wabu/shared/testing/for-tests';
import { Hono } from 'hono';
import type { ApiEnv } from '../../http/env.ts';
import { compress } from '../../platform/node/server/compress.ts';
import { supplierList, supplierRows } from '../../suppliers/supplier-repository.ts';
import { createTestApi } from '../../testing.ts';
import { wholeList } from './whole-list.ts';
import { writeAndInvalidate } from './write-and-invalidate.ts';

const api = forEachTest(() => createTestApi({ compress }));
beforeEach(async () => {
  // Suppliers of the same name are on both sides of a boundary between two reads.
  const suppliers = manySuppliers(25).map((one, index) => ({
    ...one,
    Nome: one.Nome.slice(0, 3),
    id: `id ${index}`,
    version: 1,
  }));
  await writeAndInvalidate(api.platform, ['suppliers'], await supplierRows.insert(suppliers, 0));
});

let served = 0;

function list(
  changes: Partial<typeof supplierList> = {},
  headers: Record<string, string> = {},
): Promise<Response> {
  const app = new Hono<ApiEnv>();
  app.use(async (c, next) => {
    c.set('platform', api.platform);
    await next();
  });
  // Recent answers are found by their path.
  served += 1;
  app.get(`/list/${served}`, wholeList({ ...supplierList, ...changes }));
  return Promise.resolve(app.request(`/list/${served}`, { headers }));
}

const suppliersIn = async (answer: Response) => (await answer.json()) as Supplier[];

test('reads of any size give the same list', async () => {
  const expected = await suppliersIn(await list());
  expect(expected).toHaveLength(25);
  const order = expected.map(({ Nome, PIVA }) => `${Nome} ${PIVA}`);
  expect(order).toEqual([...order].sort());
  for (const batchRows of [1, 4, 5, 24, 25, 26])
    expect(await suppliersIn(await list({ batchRows }))).toEqual(expected);
});

test('an empty list is answered as an empty array', async () => {
  await writeAndInvalidate(api.platform, ['suppliers'], [{ sql: 'DELETE FROM suppliers' }]);
  expect(await (await list()).text()).toBe('[]');
});

test('a list that changes while it is read has the rows of one revision', async () => {
  const { queryAll } = api.platform.database;
  let changes = 0;
  api.platform.database.queryAll = async (statements) => {
    const rows = await queryAll.call(api.platform.database, statements);
    changes += 1;
    const rename = { sql: 'UPDATE suppliers SET phone = ?', args: [String(changes)] };
    await writeAndInvalidate(api.platform, ['suppliers'], [rename]);
    return rows;
  };
  const phones = (await suppliersIn(await list({ batchRows: 10 }))).map((one) => one.Telefono);
  expect(phones).toHaveLength(25);
  expect(new Set(phones).size).toBe(1);
});

test('a list that is too long for memory is streamed, compressed for clients that accept it @verify', async () => {
  const address = 'x'.repeat(500_000);
  await writeAndInvalidate(
    api.platform,
    ['suppliers'],
    [{ sql: 'UPDATE suppliers SET address = ?', args: [address] }],
  );
  const plain = await list({ batchRows: 4 });
  const etag = plain.headers.get('ETag') ?? '';
  expect(plain.headers.get('Content-Encoding')).toBeNull();
  const suppliers = await suppliersIn(plain);
  expect(suppliers).toHaveLength(25);
  expect(suppliers.every(({ Indirizzo }) => Indirizzo === address)).toBe(true);
  const compressed = await list({ batchRows: 4 }, { 'Accept-Encoding': 'gzip, br' });
  expect(compressed.headers.get('Content-Encoding')).toBe('gzip');
  const text = gunzipSync(await compressed.arrayBuffer()).toString();
  expect(JSON.parse(text)).toEqual(suppliers);
  expect((await list({}, { 'If-None-Match': etag })).status).toBe(304);
});
