import { expect, test } from '@jest/globals';
import { createIdempotencyKeys } from './idempotency-key.ts';

test('a repeated body keeps its key, a changed one gets another', () => {
  const keyOf = createIdempotencyKeys();
  const first = keyOf({ Nome: 'Lido' });
  expect(keyOf({ Nome: 'Lido' })).toBe(first);
  expect(keyOf({ Nome: 'Terme' })).not.toBe(first);
});
