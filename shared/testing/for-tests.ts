import { afterAll, afterEach, beforeAll, beforeEach } from '@jest/globals';

interface Closable {
  close: () => Promise<unknown>;
}

/**
 * Opens before each test and closes after it. The answer has the members of what is open, once a test or a later hook
 * reads them.
 */
export function forEachTest<T extends Closable>(open: () => Promise<T>): T {
  return between(beforeEach, afterEach, open);
}

/** The same, once for all tests of the file. */
export function forAllTests<T extends Closable>(open: () => Promise<T>): T {
  return between(beforeAll, afterAll, open);
}

function between<T extends Closable>(
  before: typeof beforeEach,
  after: typeof afterEach,
  open: () => Promise<T>,
): T {
  const opened = {} as T;
  before(async () => {
    Object.assign(opened, await open());
  });
  after(async () => {
    await opened.close();
  });
  return opened;
}
