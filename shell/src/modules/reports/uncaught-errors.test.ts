import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { RegistryModule } from '@wabu/shared/module';
import { aRegistryModule } from '@wabu/shared/testing';
import { chooseVersions } from '../registry/choose-version.ts';
import { newerRelease } from '../registry/release-watch.ts';
import { watchUncaughtErrors } from './uncaught-errors.ts';

const aVersion = (version: string, status: RegistryModule['status']) =>
  aRegistryModule('users', { version, status, percent: 100 });
const live = aVersion('1.0.0', 'live');
const canary = aVersion('1.1.0', 'canary');

let stop: () => void;
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  performance.clearMarks();
  newerRelease.setState({ modules: [] });
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json({ issuedAt: '', modules: [live, canary] }));
  stop = watchUncaughtErrors([canary]);
});
afterEach(() => {
  stop();
  jest.restoreAllMocks();
});

function anError(...files: string[]): Error {
  const error = new Error('thrown late');
  const frames = files.map((file) => `    at f (https://wabu.example${file}:1:2)`);
  error.stack = ['Error: thrown late', ...frames].join('\n');
  return error;
}
const throwLate = (error: Error) =>
  window.dispatchEvent(new ErrorEvent('error', { error, message: error.message }));
const reject = (reason: unknown) =>
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
const failures = () => performance.getEntriesByName('module-failed:users').length;
const settled = () => new Promise((resolve) => setTimeout(resolve));

test.each([
  ['an uncaught error', (error: Error) => throwLate(error)],
  ['an unhandled rejection', (error: Error) => reject(error)],
])('%s of the canary makes this tab leave it', async (_, happens) => {
  expect(chooseVersions([live, canary])).toEqual([canary]);
  happens(anError('/modules/shell/1.0.0/ui.js', '/modules/users/1.1.0/page.js'));
  expect(failures()).toBe(1);
  expect(chooseVersions([live, canary])).toEqual([live]);
  await settled();
  expect(newerRelease.getState().modules).toEqual([live]);
});

test('errors of the shell, of other modules, of other versions and of nobody do not count', () => {
  throwLate(anError('/modules/shell/1.0.0/main.js'));
  throwLate(anError('/modules/boats/1.0.0/page.js', '/modules/users/1.1.0/page.js'));
  throwLate(anError('/modules/users/1.0.0/page.js'));
  reject('a text');
  expect(failures()).toBe(0);
  expect(chooseVersions([live, canary])).toEqual([canary]);
});
