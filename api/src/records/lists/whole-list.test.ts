import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, expect, test } from '@jest/globals';
import type { Supplier } from '@wabu/shared/entities/supplier';
import { aSupplier, manySuppliers } from '@wabu/shared/testing/builders';
import { Hono } from 'hono';
import type { ApiEnv } from '../../http/env.ts';
import { compress, gzipInParts } from '../../platform/node/server/compress.ts';
import { supplierList } from '../../suppliers/routes.ts';
import { rowKeyOf } from '../../suppliers/supplier-repository.ts';
import { insertSupplier } from '../../suppliers/testing/insert-supplier.ts';
import { forEachTest } from '../../testing/for-tests.ts';
import { createTestApi } from '../../testing.ts';
import type { RowRange } from '../store/list-repository.ts';
import type { ListSource } from './list-source.ts';
import { wholeList } from './whole-list.ts';
import { writeAndInvalidate } from './write-and-invalidate.ts';

const api = forEachTest(() => createTestApi({ compress, gzipInParts }));
beforeEach(async () => {
  // Suppliers of the same name are on both sides of a boundary between two chunks.
  const suppliers = manySuppliers(25).map((one) => ({ ...one, Nome: one.Nome.slice(0, 3) }));
  const write = suppliers.map((one, index) => insertSupplier(`id ${index}`, one, index));
  await writeAndInvalidate(api.platform, ['suppliers'], write);
});

function list(changes: Partial<ListSource<Supplier>>, headers: Record<string, string> = {}) {
  return serving(changes)(headers);
}

let served = 0;

/** One cached list for several requests. */
function serving(changes: Partial<ListSource<Supplier>>) {
  const app = new Hono<ApiEnv>();
  app.use(async (c, next) => {
    c.set('platform', api.platform);
    await next();
  });
  // Recent answers are found by their path.
  served += 1;
  const path = `/list/${served}`;
  app.get(path, wholeList({ ...supplierList, ...changes }));
  return (headers: Record<string, string> = {}) => app.request(path, { headers });
}

const whole = async () => (await list({})).json();

test('chunks of any size give the same list', async () => {
  const expected = (await whole()) as Supplier[];
  expect(expected).toHaveLength(25);
  const order = expected.map(({ Nome, PIVA }) => `${Nome} ${PIVA}`);
  expect(order).toEqual([...order].sort());
  for (const batchSize of [1, 4, 5, 24, 25, 26, -1])
    expect(await (await list({ batchSize })).json()).toEqual(expected);
});

test('an empty list is answered as an empty array', async () => {
  await writeAndInvalidate(api.platform, ['suppliers'], [{ sql: 'DELETE FROM suppliers' }]);
  expect(await (await list({ batchSize: 3 })).text()).toBe('[]');
  expect(await (await list({ maxBytes: 1 })).text()).toBe('[]');
});

test('a list that changes while it is read has the rows of one revision', async () => {
  let changes = 0;
  const read: typeof supplierList.read = async (platform, range) => {
    const batch = await supplierList.read(platform, range);
    changes += 1;
    const rename = { sql: 'UPDATE suppliers SET phone = ?', args: [String(changes)] };
    await writeAndInvalidate(platform, ['suppliers'], [rename]);
    return batch;
  };
  const answer = await list({ read, batchSize: 10 });
  const phones = ((await answer.json()) as Supplier[]).map(({ Telefono }) => Telefono);
  expect(phones).toHaveLength(25);
  expect(new Set(phones).size).toBe(1);
});

test('a list above the limit of the cache is streamed, compressed for clients that accept it', async () => {
  const expected = await whole();
  const large = { maxBytes: 1_000, batchSize: 4 };
  const plain = await list(large);
  expect(plain.headers.get('Content-Encoding')).toBeNull();
  expect(await plain.json()).toEqual(expected);
  const compressed = await list(large, { 'Accept-Encoding': 'gzip, br' });
  expect(compressed.headers.get('Content-Encoding')).toBe('gzip');
  const text = gunzipSync(await compressed.arrayBuffer()).toString();
  expect(JSON.parse(text)).toEqual(expected);
  const known = { 'If-None-Match': plain.headers.get('ETag') ?? '' };
  expect((await list(large, known)).status).toBe(304);
});

test('without compression in parts, as on Workers, the texts of a large list are not kept', async () => {
  Object.assign(api.platform, { gzipInParts: undefined });
  const padded = 'x'.repeat(500_000);
  const { read, takeRanges } = recordReads();
  const get = serving({
    batchSize: 10,
    read: async (platform, range) => {
      const batch = await read(platform, range);
      return { ...batch, items: batch.items.map((item) => ({ ...item, Indirizzo: padded })) };
    },
  });
  const first = await (await get()).json();
  expect(first).toHaveLength(25);
  takeRanges();
  expect(await (await get()).json()).toEqual(first);
  expect(takeRanges()).toHaveLength(3);
});

/** Records the ranges that are read; `takeRanges` returns and clears them. */
function recordReads() {
  const ranges: RowRange[] = [];
  const read: typeof supplierList.read = (platform, range) => {
    ranges.push(range);
    return supplierList.read(platform, range);
  };
  return { read, takeRanges: () => ranges.splice(0) };
}

async function rename(from: string, to: string) {
  const [supplier] = ((await whole()) as Supplier[]).filter(({ Nome }) => Nome === from);
  if (supplier === undefined) throw new Error(`No supplier has the name ${from}`);
  const rows = [rowKeyOf(supplier), rowKeyOf({ ...supplier, Nome: to })];
  const args = [to, supplier.PIVA];
  await writeAndInvalidate(
    api.platform,
    [{ entity: 'suppliers', rows }],
    [{ sql: 'UPDATE suppliers SET name = ? WHERE tax_id = ?', args }],
  );
}

test('after a write, only the chunks with the named rows are read again', async () => {
  const { read, takeRanges } = recordReads();
  const get = serving({ read, batchSize: 4 });
  await get();
  expect(takeRanges().length).toBeGreaterThan(6);
  const added = { ...aSupplier(99), Nome: 'Zattere' };
  await writeAndInvalidate(
    api.platform,
    [{ entity: 'suppliers', rows: [rowKeyOf(added)] }],
    [insertSupplier('id 99', added, 99)],
  );
  expect(await (await get()).json()).toEqual(await whole());
  expect(takeRanges()).toHaveLength(1);
  await rename('Zattere', '𝄞 Musica');
  await rename('𝄞 Musica', 'Ａ fullwidth');
  await rename('Ａ fullwidth', 'Abate');
  expect(await (await get()).json()).toEqual(await whole());
  expect(takeRanges()).toHaveLength(2);
  await get();
  expect(takeRanges()).toEqual([]);
});

test('the list equals the table while chunks grow, split and empty', async () => {
  const { read } = recordReads();
  const get = serving({ read, batchSize: 3 });
  for (let number = 100; number < 120; number += 1) {
    const supplier = { ...aSupplier(number), Nome: `${String.fromCodePoint(64 + number)} nuovo` };
    const rows = [rowKeyOf(supplier)];
    const insert = insertSupplier(`id ${number}`, supplier, number);
    await writeAndInvalidate(api.platform, [{ entity: 'suppliers', rows }], [insert]);
    if (number % 3 === 0) expect(await (await get()).json()).toEqual(await whole());
  }
  for (const supplier of (await whole()) as Supplier[]) {
    const remove = { sql: 'DELETE FROM suppliers WHERE tax_id = ?', args: [supplier.PIVA] };
    const rows = [rowKeyOf(supplier)];
    await writeAndInvalidate(api.platform, [{ entity: 'suppliers', rows }], [remove]);
    const listed = (await (await get()).json()) as Supplier[];
    expect(listed.map(({ PIVA }) => PIVA)).not.toContain(supplier.PIVA);
  }
  expect(await (await get()).text()).toBe('[]');
});

test('a write of another process is in the list', async () => {
  api.platform.database.exclusive = false;
  const get = serving({ batchSize: 4 });
  const before = (await get()).headers.get('ETag');
  await api.platform.database.write([
    { sql: 'UPDATE suppliers SET phone = ?', args: ['045'] },
    { sql: "UPDATE revisions SET revision = revision + 1 WHERE entity = 'suppliers'" },
  ]);
  const answer = await get();
  expect(answer.headers.get('ETag')).not.toBe(before);
  const phones = ((await answer.json()) as Supplier[]).map(({ Telefono }) => Telefono);
  expect(new Set(phones)).toEqual(new Set(['045']));
});

test('a list of several chunks is one gzip, of one chunk Brotli, where the client accepts it', async () => {
  const text = await (await list({})).text();
  const accepts = { 'Accept-Encoding': 'gzip, br' };
  const encoded = async (headers: Record<string, string>, batchSize: number) => {
    const answer = await list({ batchSize }, headers);
    const encoding = answer.headers.get('Content-Encoding');
    return { encoding, bytes: await answer.arrayBuffer() };
  };
  const joined = await encoded(accepts, 4);
  expect(joined.encoding).toBe('gzip');
  expect(gunzipSync(joined.bytes).toString()).toBe(text);
  for (const { encoding, bytes } of [
    await encoded(accepts, 25),
    await encoded({ 'Accept-Encoding': 'br' }, 4),
  ]) {
    expect(encoding).toBe('br');
    expect(brotliDecompressSync(bytes).toString()).toBe(text);
  }
});
