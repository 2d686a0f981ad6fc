import { expect, test } from '@jest/globals';
import { timeAgo } from './time-ago.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

test.each([
  [0, 'ora'],
  [-5 * MINUTE, 'ora'],
  [59_999, 'ora'],
  [5 * MINUTE, '5 minuti fa'],
  [HOUR, '1 ora fa'],
  [DAY - 1, '23 ore fa'],
  [DAY, 'ieri'],
  [3 * DAY + HOUR, '3 giorni fa'],
  [29 * DAY, '29 giorni fa'],
])('%d ms ago is «%s»', (passed, words) => {
  expect(timeAgo('it', 1_000_000_000_000 - passed, 1_000_000_000_000)).toBe(words);
});
