import { expect, test } from '@jest/globals';
import { aStoredSupplier } from '../testing/stored-supplier.ts';
import { addPage, applyChanges, fromFirstPage, isFilling } from './loaded-list.ts';

const [one, two, three] = [1, 2, 3].map((number) => aStoredSupplier(number));
if (!one || !two || !three) throw new Error('Three suppliers are needed');
const first = fromFirstPage({ revision: 'e.1', total: 3, records: [one], next: 'a' });

test('a list is whole after its last page, and keeps its first revision', () => {
  expect(isFilling(first)).toBe(true);
  const whole = addPage(first, { revision: 'e.2', total: 3, records: [two, three], next: null });
  expect(whole).toEqual({ revision: 'e.1', total: 3, suppliers: [one, two, three], next: null });
  expect(isFilling(whole)).toBe(false);
});

test('a record that two pages have is listed once, as the later one has it', () => {
  const newer = { ...one, version: 2 };
  const page = { revision: 'e.2', total: 3, records: [newer, two], next: 'b' };
  expect(addPage(first, page).suppliers).toEqual([newer, two]);
});

test('changes replace, add and remove; a removed key may come back', () => {
  const list = { ...first, suppliers: [one, two], next: null };
  const newer = { ...two, version: 2 };
  const changes = {
    revision: 'e.5',
    total: 2,
    changed: [newer, three],
    removed: [one.PIVA, two.PIVA],
  };
  expect(applyChanges(list, changes)).toEqual({
    revision: 'e.5',
    total: 2,
    suppliers: [newer, three],
    next: null,
  });
});

test('without changes the suppliers keep their identity', () => {
  const changes = { revision: 'e.2', total: 3, changed: [], removed: [] };
  expect(applyChanges(first, changes).suppliers).toBe(first.suppliers);
});
