import { expect, test } from '@jest/globals';
import { compareSorted } from './list-sort.ts';
import { orderKey } from './order-key.ts';

const sorted = (values: string[], descending: boolean) =>
  [...values].sort((one, other) => compareSorted(orderKey(one), orderKey(other), { descending }));

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
    const inOrder = [...rows].sort((one, other) =>
      compareSorted(orderKey(one.city), orderKey(other.city), { descending }),
    );
    expect(inOrder).toEqual(rows);
  }
});
