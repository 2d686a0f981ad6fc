import { expect, test } from '@jest/globals';
import { AttemptCounters } from './attempt-limits.ts';

const limit = (key: string) => ({ key, max: 2, windowMs: 1_000 });

test('the attempts of a window are limited, and those of the next one are not', () => {
  const counters = new AttemptCounters();
  expect([0, 10, 20, 999, 1_000].map((now) => counters.consume(limit('a'), now))).toEqual([
    0, 0, 980, 1, 0,
  ]);
  expect(counters.consume(limit('b'), 20)).toBe(0);
});

test('the counters of a hundred thousand passing clients do not stay', () => {
  const counters = new AttemptCounters();
  for (let client = 0; client < 100_000; client += 1)
    counters.consume(limit(`${client}`), client * 10);
  expect(counters.size).toBeLessThanOrEqual(1_000);
});
