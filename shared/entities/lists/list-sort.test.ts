import { expect, test } from '@jest/globals';
import { compareSorted, sortRecords } from './list-sort.ts';
import { orderKey } from './order-key.ts';

const sorted = (values: string[], descending: boolean) =>
  sortRecords(values, orderKey, { descending });

test('values are sorted without case and accents, numbers by value, empty ones last', () => {
  const values = ['', 'Salò', 'molo 10', 'Molo 2', 'arco', ''];
  expect(sorted(values, false)).toEqual(['arco', 'Molo 2', 'molo 10', 'Salò', '', '']);
  expect(sorted(values, true)).toEqual(['Salò', 'molo 10', 'Molo 2', 'arco', '', '']);
});

test('equal values keep the order of the list in both directions', () => {
  const rows = [
    { name: 'a', city: 'Garda' },
    { name: 'b', city: 'garda' },
  ];
  for (const descending of [false, true]) {
    expect(sortRecords(rows, ({ city }) => orderKey(city), { descending })).toEqual(rows);
  }
});

test('an empty value is after every other one, and equal to another empty one', () => {
  for (const descending of [false, true]) {
    expect(compareSorted('', 'a', { descending })).toBe(1);
    expect(compareSorted('a', '', { descending })).toBe(-1);
    expect(compareSorted('', '', { descending })).toBe(0);
  }
});
