import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { MINUTE_MS } from '@wabu/shared/entities/measures/durations';
import { session } from '@wabu/shared/session';
import { aToken } from '@wabu/shared/testing/a-token';
import { watchExpiry } from './watch-expiry.ts';

const signInFor = (minutes: number) => session.signIn(aToken({ username: 'king' }, minutes));

let events: string[];
let stop: () => void;
beforeEach(() => {
  jest.useFakeTimers();
  events = [];
});
afterEach(() => {
  stop();
  session.signOut();
});
function watch() {
  stop = watchExpiry({
    warn: (minutes) => {
      events.push(`${minutes} left`);
      return () => events.push(`${minutes} dismissed`);
    },
    end: () => events.push('end'),
  });
}

test('warnings come five minutes and one minute before the end', () => {
  signInFor(30);
  watch();
  jest.advanceTimersByTime(24 * MINUTE_MS);
  expect(events).toEqual([]);
  jest.advanceTimersByTime(7 * MINUTE_MS);
  expect(events).toEqual(['5 left', '5 dismissed', '1 left', 'end']);
});

test('a renewed session starts again', () => {
  signInFor(6);
  watch();
  jest.advanceTimersByTime(2 * MINUTE_MS);
  signInFor(60);
  jest.advanceTimersByTime(10 * MINUTE_MS);
  expect(events).toEqual(['5 left', '5 dismissed']);
});

test('after a sign-out there is no warning', () => {
  signInFor(10);
  watch();
  session.signOut();
  jest.advanceTimersByTime(20 * MINUTE_MS);
  expect(events).toEqual([]);
});

test('a computer that wakes after the end reports the end', () => {
  signInFor(10);
  watch();
  jest.setSystemTime(Date.now() + 60 * MINUTE_MS);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(events).toEqual(['end']);
});

test('a page that opens between the warnings warns at once', () => {
  signInFor(3);
  watch();
  expect(events).toEqual(['3 left']);
  jest.advanceTimersByTime(4 * MINUTE_MS);
  expect(events).toEqual(['3 left', '3 dismissed', '1 left', 'end']);
});

test('a tab that becomes visible again keeps its warning and shows no second one', () => {
  signInFor(6);
  watch();
  jest.advanceTimersByTime(2 * MINUTE_MS);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(events).toEqual(['5 left']);
});
