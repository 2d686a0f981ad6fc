import { beforeEach, expect, test } from '@jest/globals';
import type { Supplier, SupplierInput } from '@wabu/shared/entities/supplier';
import { aSupplier, manySuppliers } from '@wabu/shared/testing/builders';
import type { Statement } from '../../platform/platform.ts';
import { supplierList } from '../../suppliers/routes.ts';
import { rowKeyOf } from '../../suppliers/supplier-repository.ts';
import { insertSupplier } from '../../suppliers/testing/insert-supplier.ts';
import { forEachTest } from '../../testing/for-tests.ts';
import { createTestApi } from '../../testing.ts';
import { searchList } from './list-search.ts';
import { writeAndInvalidate } from './write-and-invalidate.ts';

const api = forEachTest(createTestApi);
beforeEach(async () => {
  const write = manySuppliers(25).map((one, index) => insertSupplier(`id ${index}`, one, index));
  await writeAndInvalidate(api.platform, ['suppliers'], write);
});

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
    const search = { accepts: () => true, sort: { field: 'email', descending } };
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

test('a sort follows writes, and puts empty values last in both directions', async () => {
  const source = { ...supplierList, batchSize: 10 };
  const sorted = async (descending: boolean) => {
    const search = { accepts: () => true, sort: { field: 'email', descending } };
    const { records } = await searchList(api.platform, source, search, { limit: 100 });
    return records.map(({ email }) => email);
  };
  const before = await sorted(false);
  const all = manySuppliers(25);
  const write = (one: SupplierInput, statement: Statement) =>
    writeAndInvalidate(api.platform, [{ entity: 'suppliers', rows: [rowKeyOf(one)] }], [statement]);
  for (const [at, value] of [
    [3, 'aaa@esempio.it'],
    [5, ''],
  ] as const) {
    const one = all.find(({ email }) => email === before[at]) as SupplierInput;
    const sql = 'UPDATE suppliers SET email = ? WHERE tax_id = ?';
    await write(one, { sql, args: [value, one.PIVA] });
  }
  const added = aSupplier(26, { email: 'zzz@esempio.it' });
  await write(added, insertSupplier('zz', added, 26));
  const kept = before.filter((_, at) => at !== 3 && at !== 5);
  const filled = ['aaa@esempio.it', ...kept, 'zzz@esempio.it'];
  expect(await sorted(false)).toEqual([...filled, '']);
  expect(await sorted(true)).toEqual([...filled].reverse().concat(''));
});

test('equal values keep the order of the list in both directions', async () => {
  const find = async (sort: { field: string; descending: boolean } | undefined) =>
    (await searchList(api.platform, supplierList, { accepts: () => true, sort }, { limit: 100 }))
      .records;
  const own = await find(undefined);
  for (const descending of [false, true]) {
    const records = await find({ field: 'Tipologia', descending });
    const types = [...new Set(records.map(({ Tipologia }) => Tipologia))];
    expect(records).toEqual(
      types.flatMap((type) => own.filter(({ Tipologia }) => Tipologia === type)),
    );
  }
});
