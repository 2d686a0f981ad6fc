import { expect, test } from '@jest/globals';
import { orderedId, randomId } from './random-id.ts';

test('an id has two hex digits per byte and differs from the next one', () => {
  expect(randomId()).toMatch(/^[0-9a-f]{32}$/);
  expect(randomId(4_000)).toMatch(/^[0-9a-f]{8000}$/);
  expect(randomId()).not.toBe(randomId());
});

test('many ids in a row differ', () => {
  const ids = Array.from({ length: 5_000 }, () => randomId());
  expect(new Set(ids.flatMap((id) => [id.slice(0, 16), id.slice(16)])).size).toBe(10_000);
});

test('ordered ids sort by their time, and differ within a millisecond', () => {
  const at = Date.UTC(2026, 0, 1);
  expect(orderedId(at)).toMatch(/^[0-9a-f]{32}$/);
  expect(orderedId(at) < orderedId(at + 1)).toBe(true);
  expect(orderedId(0) < orderedId(at)).toBe(true);
  expect(orderedId(at)).not.toBe(orderedId(at));
});
