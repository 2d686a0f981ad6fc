import '@testing-library/jest-dom/jest-globals';
import { afterEach, beforeEach, jest } from '@jest/globals';
import { cleanup, configure } from '@testing-library/react';
import { polyfillJsdom } from './browser-polyfills.ts';
import { failOnConsoleErrors, listenToConsole } from './console-errors.ts';

const inBrowser = typeof window !== 'undefined';
if (inBrowser) polyfillJsdom(window);

// A busy machine is slow; a query returns as soon as it finds its element.
configure({ asyncUtilTimeout: 10_000 });

beforeEach(listenToConsole);
afterEach(() => {
  // Unmounts first: a console error of an effect's cleanup belongs to the same test.
  if (inBrowser) cleanup();
  failOnConsoleErrors();
  jest.restoreAllMocks();
  jest.useRealTimers();
  if (!inBrowser) return;
  localStorage.clear();
  sessionStorage.clear();
});
