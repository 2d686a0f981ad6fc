import { expect, test } from '@jest/globals';
import { addPage, applyChanges, isFilling, type LoadedList } from './loaded-list.ts';

const [one, two, three] = ['one', 'two', 'three'].map((name) => ({ name, version: 1 }));
if (!one || !two || !three) throw new Error('Three records are needed');
type Named = typeof one;
const keyOf = ({ name }: Named) => name;
const first: LoadedList<Named> = { revision: 'e.1', total: 3, records: [one], next: 'a' };

test('a list is whole after its last page, and keeps its first revision', () => {
  expect(isFilling(first)).toBe(true);
  const page = { revision: 'e.2', total: 3, records: [two, three], next: null };
  const whole = addPage(first, page, keyOf);
  expect(whole).toEqual({ revision: 'e.1', total: 3, records: [one, two, three], next: null });
  expect(isFilling(whole)).toBe(false);
});

test('a record that two pages have is listed once, as the later one has it', () => {
  const newer = { ...one, version: 2 };
  const page = { revision: 'e.2', total: 3, records: [newer, two], next: 'b' };
  expect(addPage(first, page, keyOf).records).toEqual([newer, two]);
});

test('changes replace, add and remove; a removed key may come back', () => {
  const list = { ...first, records: [one, two], next: null };
  const newer = { ...two, version: 2 };
  const changes = {
    revision: 'e.5',
    total: 2,
    changed: [newer, three],
    removed: [one.name, two.name],
  };
  expect(applyChanges(list, changes, keyOf)).toEqual({
    revision: 'e.5',
    total: 2,
    records: [newer, three],
    next: null,
  });
});

test('without changes the records keep their identity', () => {
  const changes = { revision: 'e.2', total: 3, changed: [], removed: [] };
  expect(applyChanges(first, changes, keyOf).records).toBe(first.records);
});
