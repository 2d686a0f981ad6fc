import { afterEach, expect, test } from '@jest/globals';
import { serverNow, setServerDate } from './server-clock.ts';

const answerAt = (time: number) =>
  new Response(null, { headers: { Date: new Date(time).toUTCString() } });
const HOUR = 3_600_000;
const offset = () => serverNow() - Date.now();

afterEach(() => setServerDate(answerAt(Date.now())));

test('a clock that is hours off is corrected by that of the server', () => {
  setServerDate(answerAt(Date.now() + 3 * HOUR));
  expect(Math.abs(offset() - 3 * HOUR)).toBeLessThan(2_000);
});

test('the offset is stored for the next page', () => {
  setServerDate(answerAt(Date.now() - HOUR));
  expect(Number(localStorage.getItem('serverClock'))).toBeLessThan(-HOUR + 5_000);
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
