import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { manySuppliers } from '@wabu/shared/testing/builders';
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
      ({ text }) => text.includes('garda'),
      { limit: 100 },
    );
  const found = await find({});
  expect(found.total).toBeGreaterThan(2);
  expect(await find({ maxBytes: 1 })).toEqual(found);
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
