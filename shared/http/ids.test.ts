import { expect, test } from '@jest/globals';
import { createIdempotencyKeys, newId } from './ids.ts';

test('ids are there on pages without https, and differ', () => {
  const { randomUUID } = crypto;
  Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true });
  try {
    expect(newId()).toMatch(/^[0-9a-f]{24}$/);
    expect(newId()).not.toBe(newId());
  } finally {
    Object.defineProperty(crypto, 'randomUUID', { value: randomUUID, configurable: true });
  }
});

test('a repeated body keeps its key, a changed one gets another', () => {
  const keyOf = createIdempotencyKeys();
  const first = keyOf({ Nome: 'Lido' });
  expect(keyOf({ Nome: 'Lido' })).toBe(first);
  expect(keyOf({ Nome: 'Terme' })).not.toBe(first);
});
