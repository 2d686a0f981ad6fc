import '@testing-library/jest-dom/jest-globals';
import { afterEach, beforeAll, beforeEach, jest } from '@jest/globals';
import { type Config, cleanup, configure, getConfig } from '@testing-library/react';
import * as React from 'react';
import { polyfillJsdom } from './browser-polyfills.ts';
import { failOnConsoleErrors, listenToConsole } from './console-errors.ts';

const inBrowser = typeof window !== 'undefined';
if (inBrowser) polyfillJsdom(window);

withoutOwnerStacks();

const { getElementError } = getConfig();
configure({
  // A busy machine is slow; a query returns as soon as it finds its element.
  asyncUtilTimeout: 60_000,
  getElementError: (message, container) =>
    isWaiting()
      ? waitingError(() => getElementError(message, container).message)
      : getElementError(message, container),
});

/**
 * React's development build takes a stack trace of each of the first 10,000 elements of a second, to print it with
 * warnings: a tenth of the time of these tests. It takes none when it believes that it has taken them all.
 */
function withoutOwnerStacks() {
  const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } =
    React as unknown as Record<string, object>;
  if (internals !== undefined)
    Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 1e4, set() {} });
}

/** Whether `waitFor` runs its callback, which it repeats after an error. */
function isWaiting() {
  const { _disableExpensiveErrorDiagnostics } = getConfig() as Config & {
    _disableExpensiveErrorDiagnostics?: boolean;
  };
  return _disableExpensiveErrorDiagnostics === true;
}

/** Prints the page when the message is read: that takes longer than a query, and only the last error is shown. */
function waitingError(readMessage: () => string) {
  const error = Object.assign(new Error(), { name: 'TestingLibraryElementError' });
  return Object.defineProperty(error, 'message', { get: readMessage, configurable: true });
}

// Testing Library turns this on, for its own acts too. An answer may arrive between two awaits of a test, or after
// its last one: React then asks for an act that nobody could write, and updates the page as in a browser.
beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
});

beforeEach(listenToConsole);
afterEach(async () => {
  // Unmounts first: a console error of an effect's cleanup belongs to the same test.
  if (inBrowser) cleanup();
  failOnConsoleErrors();
  jest.restoreAllMocks();
  jest.useRealTimers();
  // The process has one timeline for all test files that it runs.
  performance.clearMarks();
  if (!inBrowser) return;
  localStorage.clear();
  sessionStorage.clear();
  // A form stores a draft every two seconds: the next test must not find that of a slow one.
  if (globalThis.indexedDB) await emptyDatabases();
});

async function emptyDatabases(): Promise<void> {
  for (const { name = '' } of await indexedDB.databases()) {
    const opening = indexedDB.open(name);
    await ended(opening, 'success');
    const database = opening.result;
    const stores = [...database.objectStoreNames];
    if (stores.length > 0) {
      const emptying = database.transaction(stores, 'readwrite');
      for (const store of stores) emptying.objectStore(store).clear();
      await ended(emptying, 'complete');
    }
    database.close();
  }
}

const ended = (work: EventTarget, event: 'success' | 'complete') =>
  new Promise((resolve, reject) => {
    work.addEventListener(event, resolve);
    work.addEventListener('error', reject);
  });
