import { afterEach, expect, jest, test } from '@jest/globals';
import { onSignInNeeded, session } from '@wabu/shared/session';
import { aToken } from '@wabu/shared/testing/a-token';
import { watchServerSession } from './watch-server-session.ts';

let stop: () => void;
const fetchBefore = globalThis.fetch;
afterEach(() => {
  stop();
  session.signOut();
  globalThis.fetch = fetchBefore;
  jest.useRealTimers();
});

test('a page on which nobody does anything learns that its session was ended', async () => {
  jest.useFakeTimers();
  session.signIn(aToken({ username: 'king' }));
  let status = 200;
  globalThis.fetch = async () => new Response('{}', { status });
  const rejected: number[] = [];
  const stopAsking = onSignInNeeded(async (rejection) => {
    rejected.push(rejection.status);
    return false;
  });
  const stopWatch = watchServerSession();
  stop = () => {
    stopAsking();
    stopWatch();
  };
  await jest.advanceTimersByTimeAsync(16_000);
  expect(rejected).toEqual([]);
  status = 401;
  await jest.advanceTimersByTimeAsync(16_000);
  expect(rejected).toEqual([401]);
  // A session that has ended is not asked for again.
  await jest.advanceTimersByTimeAsync(60_000);
  expect(rejected).toEqual([401]);
});
