import { expect, test } from '@jest/globals';
import { moveItem, newSection, removeSection, restoreSection } from './section-list.ts';

const list = ['a', 'b', 'c'].map((id) => ({ ...newSection(), id }));
const order = (sections: { id: string }[]) => sections.map(({ id }) => id).join('');

test('every new section has a unique id and is visible', () => {
  const ids = new Set(Array.from({ length: 200 }, () => newSection().id));
  expect(ids.size).toBe(200);
  expect(newSection()).toMatchObject({ visible: true, NomeSezione: {}, Contenuto: {} });
});

test.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 1, 'abc'],
  [1, -1, 'bac'],
  [1, 9, 'acb'],
  [7, 0, 'abc'],
])('moving from %i to %i gives %s', (from, to, expected) => {
  expect(order(moveItem(list, from, to))).toBe(expected);
});

test('a removed section is restored at its position in a changed list', () => {
  const { sections, removed } = removeSection(list, 'b');
  expect(order(sections)).toBe('ac');
  if (removed === null) throw new Error('b was there');
  expect(order(restoreSection(sections, removed))).toBe('abc');
  expect(order(restoreSection(moveItem(sections, 0, 1), removed))).toBe('cab');
  expect(order(restoreSection([], removed))).toBe('b');
  expect(order(restoreSection(list, removed))).toBe('abc');
});

test('the first section is restored as the first', () => {
  const { sections, removed } = removeSection(list, 'a');
  if (removed === null) throw new Error('a was there');
  expect(order(restoreSection(sections, removed))).toBe('abc');
});

test('an unknown section is not removed', () => {
  expect(removeSection(list, 'z')).toEqual({ sections: list, removed: null });
});
