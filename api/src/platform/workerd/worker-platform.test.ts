import { expect, test } from '@jest/globals';
import type { WorkerEnvironment } from './bindings.ts';
import { workerPlatform } from './worker-platform.ts';

const environment = {
  JWT_SECRET: 'only-for-tests-0123456789abcdef0123456789',
} as WorkerEnvironment;

test('a Worker without JWT_SECRET does not start, and says what to do', () => {
  expect(() => workerPlatform({} as WorkerEnvironment)).toThrow('wrangler secret put JWT_SECRET');
});

test.each(['PRESENCE', 'ACTIVITY', 'HSTS', 'HISTORY_MONTHS', 'REQUEST_MONTHS'])(
  'a wrong value of %s stops the start',
  (name) => {
    const start = () => workerPlatform({ ...environment, [name]: 'yes' });
    expect(start).toThrow(`${name} must be `);
  },
);
