import { expect, test } from '@jest/globals';
import { randomId } from './random-id.ts';

test('an id has two hex digits per byte and differs from the next one', () => {
  expect(randomId()).toMatch(/^[0-9a-f]{32}$/);
  expect(randomId(4_000)).toMatch(/^[0-9a-f]{8000}$/);
  expect(randomId()).not.toBe(randomId());
});
