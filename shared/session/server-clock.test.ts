import { afterEach, expect, test } from '@jest/globals';
import { serverNow, setServerDate } from './server-clock.ts';

const answerAt = (time: number) =>
  new Response(null, { headers: { Date: new Date(time).toUTCString() } });
const HOUR = 3_600_000;
const offset = () => serverNow() - Date.now();

afterEach(() => setServerDate(answerAt(Date.now())));

test('a computer whose clock is hours off goes by the server', () => {
  setServerDate(answerAt(Date.now() + 3 * HOUR));
  expect(Math.abs(offset() - 3 * HOUR)).toBeLessThan(2_000);
});

test('the next page remembers how far off the clock is', () => {
  setServerDate(answerAt(Date.now() - HOUR));
  expect(Number(localStorage.getItem('serverClock'))).toBeLessThan(-HOUR + 5_000);
});

test('clocks that agree to a few seconds are the same', () => {
  setServerDate(answerAt(Date.now() + 3_000));
  expect(offset()).toBe(0);
  expect(localStorage.getItem('serverClock')).toBeNull();
});

test.each(['', 'yesterday'])('a date header of "%s" says nothing', (date) => {
  setServerDate(new Response(null, { headers: { Date: date } }));
  expect(offset()).toBe(0);
});
