import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { session } from '@wabu/shared/session';
import { watchExpiry } from './watch-expiry.ts';

const MINUTE = 60_000;
const base64 = (value: unknown) => btoa(JSON.stringify(value)).replace(/=+$/, '');
const signInFor = (minutes: number) =>
  session.signIn(
    `${base64({})}.${base64({ username: 'king', exp: Math.floor(Date.now() / 1000) + minutes * 60 })}.x`,
  );

let told: string[];
let stop: () => void;
beforeEach(() => {
  jest.useFakeTimers();
  told = [];
});
afterEach(() => {
  stop();
  session.signOut();
  jest.useRealTimers();
});
function watch() {
  stop = watchExpiry({
    warn: (minutes) => {
      told.push(`${minutes} left`);
      return () => told.push(`${minutes} taken away`);
    },
    end: () => told.push('end'),
  });
}

test('the end is told five minutes and one minute before it comes', () => {
  signInFor(30);
  watch();
  jest.advanceTimersByTime(24 * MINUTE);
  expect(told).toEqual([]);
  jest.advanceTimersByTime(7 * MINUTE);
  expect(told).toEqual(['5 left', '5 taken away', '1 left', 'end']);
});

test('a session renewed meanwhile starts again', () => {
  signInFor(6);
  watch();
  jest.advanceTimersByTime(2 * MINUTE);
  signInFor(60);
  jest.advanceTimersByTime(10 * MINUTE);
  expect(told).toEqual(['5 left', '5 taken away']);
});

test('nobody is warned after signing out', () => {
  signInFor(10);
  watch();
  session.signOut();
  jest.advanceTimersByTime(20 * MINUTE);
  expect(told).toEqual([]);
});

test('a computer that slept past the end says so when it wakes', () => {
  signInFor(10);
  watch();
  jest.setSystemTime(Date.now() + 60 * MINUTE);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(told).toEqual(['end']);
});

test('a page that opens between the warnings is warned at once', () => {
  signInFor(3);
  watch();
  expect(told).toEqual(['3 left']);
  jest.advanceTimersByTime(4 * MINUTE);
  expect(told).toEqual(['3 left', '3 taken away', '1 left', 'end']);
});

test('who looks away and comes back keeps the warning, and is not warned twice', () => {
  signInFor(6);
  watch();
  jest.advanceTimersByTime(2 * MINUTE);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(told).toEqual(['5 left']);
});
