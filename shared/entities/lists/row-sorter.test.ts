import { expect, test } from '@jest/globals';
import { rowSorter } from './row-sorter.ts';

interface Pier {
  name: number;
}

const piers = (...names: number[]): Pier[] => names.map((name) => ({ name }));

function aSorter() {
  const made: number[] = [];
  const sort = rowSorter<Pier, { pier: Pier }>(
    (pier) => {
      made.push(pier.name);
      return { pier };
    },
    (one, other) => one.pier.name - other.pier.name,
  );
  const names = (list: readonly Pier[]) => sort(list).map(({ pier }) => pier.name);
  return { sort, names, made };
}

test.each([
  ['behind it', [4, 3]],
  ['between its records', [0, 9]],
])('a list that grows stays sorted: %s', (_, added) => {
  const { names } = aSorter();
  const list = piers(2, 1, 2);
  expect(names(list)).toEqual([1, 2, 2]);
  const grown = [...list, ...piers(...added)];
  expect(names(grown)).toEqual([1, 2, 2, ...added].sort());
  expect(names(list)).toEqual([1, 2, 2]);
});

test('a list that has lost, replaced or moved records is sorted as it is now', () => {
  const { names } = aSorter();
  const [one, two, three] = piers(1, 2, 3) as [Pier, Pier, Pier];
  expect(names([two, one, three])).toEqual([1, 2, 3]);
  expect(names([two, three])).toEqual([2, 3]);
  expect(names([two, ...piers(9), one])).toEqual([1, 2, 9]);
  expect(names([])).toEqual([]);
});

test('a record keeps its row, and the same list its rows', () => {
  const { sort, made } = aSorter();
  const list = piers(2, 1);
  const rows = sort(list);
  expect(sort(list)).toBe(rows);
  const [, kept] = sort([...list, ...piers(3)]);
  expect(kept).toBe(rows[1]);
  expect(made).toEqual([2, 1, 3]);
});
