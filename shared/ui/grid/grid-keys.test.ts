import { expect, test } from '@jest/globals';
import { nextCell } from './grid-keys.ts';

const size = { rows: 5, columns: 3, page: 2, isRightToLeft: false };
const press = (key: string, from = { row: 2, column: 1 }, changes = {}) =>
  nextCell({ key, ctrlKey: false, metaKey: false }, from, { ...size, ...changes });

test('in a right to left table the arrows follow what is seen', () => {
  expect(press('ArrowRight')).toEqual({ row: 2, column: 2 });
  expect(press('ArrowRight', undefined, { isRightToLeft: true })).toEqual({ row: 2, column: 0 });
});

test('a move ends at the borders, and upwards in the head', () => {
  expect(press('PageDown', { row: 4, column: 0 })).toEqual({ row: 4, column: 0 });
  expect(press('PageUp', { row: 1, column: 0 })).toEqual({ row: 0, column: 0 });
  expect(press('ArrowUp', { row: 0, column: 0 })).toEqual({ row: -1, column: 0 });
  expect(press('ArrowUp', { row: -1, column: 0 })).toEqual({ row: -1, column: 0 });
  expect(press('a')).toBeNull();
});
