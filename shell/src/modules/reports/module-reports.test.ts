import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { createTestApi, type TestApi } from '@wabu/api/testing';
import type { RegistryModule } from '@wabu/shared/module';
import { session } from '@wabu/shared/session';
import { aRegistryModule } from '@wabu/shared/testing';
import { reportFailed, reportShown } from './module-reports.ts';

let api: TestApi;
let sent: unknown[];

beforeEach(async () => {
  api = await createTestApi();
  sent = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((_, init) => {
    sent.push(JSON.parse(String(init?.body)));
    return Promise.resolve(new Response(null, { status: 204 }));
  });
});
afterEach(async () => {
  session.signOut();
  jest.restoreAllMocks();
  localStorage.clear();
  await api.close();
});

const aRelease = (version: string, status: RegistryModule['status']) =>
  aRegistryModule('users', { version, status });
/** The modules that a report needs are loaded by then. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 100));

test('a signed-in browser reports a failed release once, whatever its status, and of a canary also that it was shown', async () => {
  session.signIn(await api.signIn('rookie'));
  const [live, canary] = [aRelease('1.0.0', 'live'), aRelease('1.1.0', 'canary')];
  for (const release of [live, canary, live]) {
    reportShown(release);
    reportFailed(release, new Error('broken'));
  }
  await waitFor(() => expect(sent).toHaveLength(3));
  const browser = expect.stringMatching(/^[0-9a-f]{32}$/);
  expect(sent).toEqual(
    expect.arrayContaining([
      { id: 'users', version: '1.0.0', outcome: 'failed' },
      { id: 'users', version: '1.1.0', outcome: 'shown', browser },
      { id: 'users', version: '1.1.0', outcome: 'failed', browser },
    ]),
  );
});

test('a visitor reports nothing, and gets no id', async () => {
  reportFailed(aRelease('2.0.0', 'live'), new Error('broken'));
  reportFailed(aRelease('2.1.0', 'canary'), new Error('broken'));
  await settled();
  expect(sent).toEqual([]);
  expect(localStorage).toHaveLength(0);
});
