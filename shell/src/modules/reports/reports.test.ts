import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { createTestApi } from '@wabu/api/testing';
import { session } from '@wabu/shared/session';
import { aRegistryModule, forEachTest } from '@wabu/shared/testing';
import { reportFailed } from './module-reports.ts';
import { watchUncaughtErrors } from './uncaught-errors.ts';

let sent: { id: string; version: string; detail: string }[];
const api = forEachTest(createTestApi);
beforeEach(async () => {
  sent = [];
  performance.clearMarks();
  jest.spyOn(globalThis, 'fetch').mockImplementation((_, init) => {
    sent.push(JSON.parse(String(init?.body)));
    return Promise.resolve(new Response(null, { status: 204 }));
  });
});
afterEach(async () => {
  session.signOut();
  jest.restoreAllMocks();
});

test('a signed-in browser reports a failed release once, with the error; a visitor nothing', async () => {
  reportFailed(aRegistryModule('users', { version: '2' }), new Error('broken'));
  session.signIn(await api.signIn('rookie'));
  const release = aRegistryModule('users', { version: '3' });
  reportFailed(release, new Error('broken'));
  reportFailed(release, new Error('again'));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ id: 'users', version: '3', kind: 'failed' });
  expect(sent[0]?.detail).toMatch(/^Error: broken/);
});

const FAILED = 'module-failed:boats';
const anError = (...files: string[]) => {
  const frames = files.map((file) => `    at f (https://wabu.example${file}:1:2)`);
  return Object.assign(new Error('late'), { stack: ['Error: late', ...frames].join('\n') });
};

test('errors that nobody caught count for the module of the innermost file that is not of the shell', () => {
  const stop = watchUncaughtErrors([aRegistryModule('boats', { version: '2' })]);
  const happens = (error: unknown) =>
    dispatchEvent(new ErrorEvent('error', { error, message: 'late' }));
  happens(anError('/modules/shell/1/main.js'));
  happens(anError('/modules/users/1/page.js', '/modules/boats/2/page.js'));
  happens(anError('/modules/boats/1/page.js'));
  expect(performance.getEntriesByName(FAILED)).toHaveLength(0);
  happens(anError('/modules/shell/1/ui.js', '/modules/boats/2/page.js'));
  dispatchEvent(
    Object.assign(new Event('unhandledrejection'), { reason: anError('/modules/boats/2/a.js') }),
  );
  expect(performance.getEntriesByName(FAILED)).toHaveLength(2);
  stop();
});
