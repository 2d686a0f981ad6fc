import { afterEach, expect, test } from '@jest/globals';
import { noteServerDate, serverNow } from './server-clock.ts';

const answerAt = (time: number) =>
  new Response(null, { headers: { Date: new Date(time).toUTCString() } });
const HOUR = 3_600_000;
const offset = () => serverNow() - Date.now();

afterEach(() => noteServerDate(answerAt(Date.now())));

test('a computer whose clock is hours off goes by the server', () => {
  noteServerDate(answerAt(Date.now() + 3 * HOUR));
  expect(Math.abs(offset() - 3 * HOUR)).toBeLessThan(2_000);
});

test('the next page remembers how far off the clock is', () => {
  noteServerDate(answerAt(Date.now() - HOUR));
  expect(Number(localStorage.getItem('serverClock'))).toBeLessThan(-HOUR + 5_000);
});

test('clocks that agree to a few seconds are the same', () => {
  noteServerDate(answerAt(Date.now() + 3_000));
  expect(offset()).toBe(0);
  expect(localStorage.getItem('serverClock')).toBeNull();
});

test.each(['', 'yesterday'])('a date header of "%s" says nothing', (date) => {
  noteServerDate(new Response(null, { headers: { Date: date } }));
  expect(offset()).toBe(0);
});
