import { expect, test } from '@jest/globals';
import { typosOf } from './correct-words.ts';

test.each([
  ['a missing letter', 'pizeria', 'pizzeria'],
  ['a letter too many', 'gardda', 'garda'],
  ['a wrong letter', 'gerda', 'garda'],
  ['two exchanged letters', 'grada', 'garda'],
  ['a missing last letter', 'sirmion', 'sirmione'],
  ['Russian', 'азеро', 'озеро'],
  ['Hebrew', 'מלו', ''],
  ['Hebrew of four letters', 'אגמי', 'אגמימ'],
  ['Arabic', 'بحيرا', 'بحيره'],
])('%s is one step away', (_, word, right) => {
  expect(typosOf(word).includes(right)).toBe(right !== '');
});

test('an error can be limited to the beginning', () => {
  expect(typosOf('gerda', 1)).toContain('garda');
  expect(typosOf('gerda', 0)).not.toContain('garda');
});

test('short and long words and other scripts have no corrections', () => {
  expect([typosOf('abc'), typosOf('x'.repeat(25))]).toEqual([[], []]);
  expect(typosOf('12345').every((word) => word.length < 6)).toBe(true);
});
