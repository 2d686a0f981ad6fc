import { expect, test } from '@jest/globals';
import { noOrder, orderOf } from './field-order.ts';

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
