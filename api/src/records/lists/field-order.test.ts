import { expect, test } from '@jest/globals';
import { addKeys, noKeys, noOrder, orderOf, type PackedKeys, placeOf } from './field-order.ts';

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

const ROWS = 1_000;

test('keys that no row has any more are dropped when they are twenty thousand', async () => {
  let order = noOrder;
  let most = 0;
  for (let write = 0; write < 45; write += 1) {
    const part = { write };
    const keys = Array.from({ length: ROWS }, (_, row) => `${write} ${row}`);
    order = await orderOf(
      order,
      [part],
      async () => keys,
      async () => undefined,
    );
    most = Math.max(most, order.keys.ends.length);
  }
  expect(most).toBeGreaterThan(20_000);
  expect(most).toBeLessThanOrEqual(20_000 + 2 * ROWS);
});
