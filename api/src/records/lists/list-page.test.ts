import { beforeEach, expect, test } from '@jest/globals';
import type { SupplierField, SupplierInput } from '@wabu/shared/entities/supplier';
import { aSupplier, manySuppliers } from '@wabu/shared/testing/builders';
import { forEachTest } from '@wabu/shared/testing/for-tests';
import { type ApiClient, answer } from '../../client.ts';
import { createTestApi } from '../../testing.ts';

const api = forEachTest(createTestApi);
let d1: ApiClient['api']['d1'];
beforeEach(async () => {
  const suppliers = manySuppliers(25).map((one, at) => (at % 5 === 0 ? { ...one, PEC: '' } : one));
  await api.seedSuppliers(suppliers);
  d1 = (await api.client('king')).api.d1;
});

const search = (json: object) =>
  answer(d1.searchsuppliers.$post({ json: { text: '', limit: 100, ...json } }));

const valuesOf = async (field: SupplierField, descending: boolean) =>
  (await search({ sort: { field, descending } })).records.map((record) => record[field]);

test('a sort follows writes, and puts empty values last in both directions', async () => {
  const before = (await valuesOf('PEC', false)).filter(Boolean);
  const none = Array<string>(25 - before.length).fill('');
  expect(before).toEqual([...before].sort());
  await answer(d1.addsupplier.$post({ json: aSupplier(26, { PEC: 'ZZZ@pec.esempio.it' }) }));
  await answer(d1.addsupplier.$post({ json: aSupplier(28, { PEC: '1@pec.esempio.it' }) }));
  const filled = ['1@pec.esempio.it', ...before, 'ZZZ@pec.esempio.it'];
  expect(await valuesOf('PEC', false)).toEqual([...filled, ...none]);
  expect(await valuesOf('PEC', true)).toEqual([...filled.reverse(), ...none]);
});

test('equal values keep the order of the list in both directions', async () => {
  const own = (await search({})).records;
  for (const descending of [false, true]) {
    const { records } = await search({ sort: { field: 'Citta', descending } });
    const cities = [...new Set(records.map(({ Citta }) => Citta))];
    expect(cities).toHaveLength(4);
    expect(records).toEqual(cities.flatMap((city) => own.filter(({ Citta }) => Citta === city)));
  }
});

test.each([
  undefined,
  { field: 'Nome', descending: true },
  { field: 'Citta', descending: false },
  { field: 'PEC', descending: true },
  { field: 'PEC', descending: false },
])('pages behind a record and from a row are the whole search, sorted by %j', async (sort) => {
  const { records, total } = await search({ text: 'garda', sort });
  expect(total).toBe(records.length);
  const behind: SupplierInput[] = [];
  const from: SupplierInput[] = [];
  let after: string | null | undefined;
  while (after !== null) {
    const rest = { text: 'garda', sort, limit: 3 };
    from.push(...(await search({ ...rest, from: behind.length })).records);
    const page = await search({ ...rest, ...(after && { after }) });
    expect(page.total).toBe(total);
    behind.push(...page.records);
    after = page.next;
  }
  expect(behind).toEqual(records);
  expect(from).toEqual(records);
});

test('a page behind a record that a search does not find any more is rejected', async () => {
  const { next } = await search({ text: 'garda', limit: 1 });
  const json = { text: 'bardolino', after: String(next) };
  expect((await d1.searchsuppliers.$post({ json })).status).toBe(409);
});
