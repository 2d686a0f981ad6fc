import { expect, test } from '@jest/globals';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@wabu/shared/entities/measures/durations';
import { timeAgo } from './time-ago.ts';

test.each([
  [0, 'ora'],
  [-5 * MINUTE_MS, 'ora'],
  [59_999, 'ora'],
  [5 * MINUTE_MS, '5 minuti fa'],
  [HOUR_MS, '1 ora fa'],
  [DAY_MS - 1, '23 ore fa'],
  [DAY_MS, 'ieri'],
  [3 * DAY_MS + HOUR_MS, '3 giorni fa'],
  [29 * DAY_MS, '29 giorni fa'],
])('%d ms ago is «%s»', (passed, words) => {
  expect(timeAgo('it', 1_000_000_000_000 - passed, 1_000_000_000_000)).toBe(words);
});
