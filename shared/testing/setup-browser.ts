import '@testing-library/jest-dom/jest-globals';
import { afterEach, beforeEach, jest } from '@jest/globals';
import { cleanup, configure } from '@testing-library/react';
import { fillBrowserGaps } from './browser-gaps.ts';
import { failOnConsoleErrors, listenToConsole } from './console-errors.ts';

const inBrowser = typeof window !== 'undefined';
if (inBrowser) fillBrowserGaps(window);

// As long as a test may last on a busy machine; what comes is waited for no longer than it takes.
configure({ asyncUtilTimeout: 10_000 });

beforeEach(listenToConsole);
afterEach(() => {
  // Unmounting first: what an effect says while it is cleaned up belongs to the same test.
  if (inBrowser) cleanup();
  failOnConsoleErrors();
  jest.restoreAllMocks();
});
