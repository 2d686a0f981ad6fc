import { expect, test } from '@jest/globals';
import { createTestApi } from '../../testing.ts';
import { AttemptCounters, consumeUnwritten } from './attempt-limits.ts';

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

test('a limit without writes rejects, tells when to try again, and ends with its window', async () => {
  let now = 1_000_000;
  const { platform } = await createTestApi({ now: () => now });
  const attempt = (key: string) => consumeUnwritten(platform, { key, max: 2, windowMs: 60_000 });
  await attempt('upload a');
  now += 15_000;
  await attempt('upload a');
  await expect(attempt('upload a')).rejects.toMatchObject({
    status: 429,
    headers: { 'Retry-After': '45' },
  });
  await attempt('upload b');
  now += 45_000;
  await attempt('upload a');
  expect(await platform.database.query('SELECT key FROM attempts')).toEqual([]);
});
