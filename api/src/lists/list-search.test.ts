import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { Supplier } from '@wabu/shared/entities/supplier';
import { aSupplier, manySuppliers } from '@wabu/shared/testing/builders';
import { processorTime } from '@wabu/shared/testing/processor-time';
import { supplierList } from '../suppliers/routes.ts';
import { insertSupplier } from '../suppliers/supplier-repository.ts';
import { createTestApi, type TestApi } from '../testing.ts';
import { searchList } from './list-search.ts';
import { writeAndInvalidate } from './write-and-invalidate.ts';

let api: TestApi;
beforeEach(async () => {
  api = await createTestApi();
  const write = manySuppliers(25).map((one, index) => insertSupplier(`id ${index}`, one, index));
  await writeAndInvalidate(api.platform, ['suppliers'], write);
});
afterEach(() => api.close());

test('a list that is too large for memory is searched in the database, with the same results', async () => {
  const find = (changes: object) =>
    searchList(
      api.platform,
      { ...supplierList, batchSize: 4, ...changes },
      { accepts: ({ text }) => text.includes('garda') },
      { limit: 100 },
    );
  const found = await find({});
  expect(found.total).toBeGreaterThan(2);
  expect(await find({ maxBytes: 1 })).toEqual(found);
});

test('a sort by a field merges the parts of a list, from memory and from the database', async () => {
  const emailOf = ({ email }: Supplier) => email;
  const sorted = async (descending: boolean, changes: object, platform = api.platform) => {
    const source = { ...supplierList, batchSize: 4, ...changes };
    const search = { accepts: () => true, sort: { field: 'email', descending, valueOf: emailOf } };
    return (await searchList(platform, source, search, { limit: 100 })).records.map(emailOf);
  };
  const ascending = manySuppliers(25)
    .map(({ email }) => email)
    .sort();
  expect(await sorted(false, {})).toEqual(ascending);
  expect(await sorted(true, {})).toEqual([...ascending].reverse());
  expect(await sorted(false, { maxBytes: 1 })).toEqual(ascending);
  // Too long to be kept in memory on Workers.
  const platform = { ...api.platform, gzipInParts: undefined };
  const sql = 'UPDATE suppliers SET address = ?';
  await writeAndInvalidate(platform, ['suppliers'], [{ sql, args: ['x'.repeat(250_000)] }]);
  expect(await sorted(false, {}, platform)).toEqual(ascending);
});

test('a page of a sorted search follows each write', async () => {
  const find = () =>
    searchList(
      api.platform,
      supplierList,
      { id: 'all', accepts: () => true },
      { from: 24, limit: 10 },
    );
  const before = await find();
  expect(before).toMatchObject({ total: 25, next: null });
  expect(before.records).toHaveLength(1);
  const zeta = aSupplier(26, { Nome: 'Zz' });
  await writeAndInvalidate(api.platform, ['suppliers'], [insertSupplier('zz', zeta, 26)]);
  const after = await find();
  expect(after.records.map(({ Nome }) => Nome)).toEqual([before.records[0]?.Nome, 'Zz']);
});

test('rows that were saved without a sort key are listed in their place', async () => {
  await api.platform.database.write([
    { sql: "UPDATE suppliers SET sort_key = NULL WHERE name LIKE 'Museo%'" },
  ]);
  const { items } = await supplierList.read(api.platform, { after: null, until: null, limit: -1 });
  const numbers = items.map(({ Nome }) => Number(/\d+$/.exec(Nome)?.[0]));
  const names = items.map(({ Nome }) => Nome.replace(/\d+$/, ''));
  expect(names).toEqual([...names].sort());
  for (const [at, name] of names.entries())
    if (name === names[at + 1]) expect(numbers[at]).toBeLessThan(numbers[at + 1] ?? 0);
});

test('other requests are answered while many rows get their sort keys', async () => {
  const many = manySuppliers(5_000).map((one, index) =>
    insertSupplier(`more ${index}`, one, index),
  );
  await api.platform.database.write([
    { sql: 'DELETE FROM suppliers' },
    ...many,
    { sql: 'UPDATE suppliers SET sort_key = NULL' },
  ]);
  let turns = 0;
  const otherWork = setInterval(() => {
    turns += 1;
  });
  const cost = await processorTime(async () => {
    const range = { after: null, until: null, limit: 100 };
    expect((await supplierList.read(api.platform, range)).items).toHaveLength(100);
  });
  clearInterval(otherWork);
  expect(cost).toBeLessThan(20_000);
  // At least once for each 500 rows.
  expect(turns).toBeGreaterThanOrEqual(10);
});
