import { expect, test } from '@jest/globals';
import { addKeys, noKeys, type PackedKeys, placeOf } from './field-order.ts';

const textsOf = ({ text, ends }: PackedKeys) =>
  [...ends].map((end, at) => text.slice(ends[at - 1] ?? 0, end));

test('keys are added in their places, and the earlier ones know where they are', () => {
  const few = addKeys(noKeys, ['arco', 'malcesine', 'salo']).keys;
  const { keys, moved } = addKeys(few, ['', 'garda', 'limone', 'torbole']);
  expect(textsOf(keys)).toEqual(['', 'arco', 'garda', 'limone', 'malcesine', 'salo', 'torbole']);
  expect([...moved]).toEqual([1, 4, 5]);
});

test('a key is found, or the place that it would have', () => {
  const { keys } = addKeys(noKeys, ['', 'arco', 'salo']);
  expect(['', 'arco', 'salo'].map((key) => placeOf(keys, key))).toEqual([0, 1, 2]);
  expect(['aaa', 'garda', 'torbole'].map((key) => placeOf(keys, key))).toEqual([-2, -3, -4]);
  expect(placeOf(noKeys, 'arco')).toBe(-1);
});
