import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { serverNow, setServerDate } from './server-clock.ts';

const answerAt = (time: number) =>
  new Response(null, { headers: { Date: new Date(time).toUTCString() } });
const HOUR = 3_600_000;
const offset = () => serverNow() - Date.now();

beforeEach(() => void jest.useFakeTimers({ now: 1_800_000_000_000 }));
afterEach(() => {
  setServerDate(answerAt(Date.now()));
  jest.useRealTimers();
});

test('a clock that is hours off is corrected by that of the server', () => {
  setServerDate(answerAt(Date.now() + 3 * HOUR));
  expect(offset()).toBe(3 * HOUR);
});

test('the offset is stored for the next page', () => {
  setServerDate(answerAt(Date.now() - HOUR));
  expect(Number(localStorage.getItem('serverClock'))).toBe(-HOUR);
});

test('an offset of a few seconds is ignored', () => {
  setServerDate(answerAt(Date.now() + 3_000));
  expect(offset()).toBe(0);
  expect(localStorage.getItem('serverClock')).toBeNull();
});

test.each(['', 'yesterday'])('an invalid Date header "%s" is ignored', (date) => {
  setServerDate(new Response(null, { headers: { Date: date } }));
  expect(offset()).toBe(0);
});
