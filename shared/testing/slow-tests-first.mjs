import { statSync } from 'node:fs';

/** Small files that run the whole contract and take minutes. */
const slow = /[\\/]contract[\\/](\w+-)?on-[a-z]+\.test\.ts$/;

/**
 * Orders the test files. Without cached durations jest sorts by file size: the contract would run last, on one core.
 */
export default class SlowTestsFirst {
  sort(tests) {
    const known = tests.map((test) => ({
      test,
      isSlow: slow.test(test.path),
      size: statSync(test.path).size,
    }));
    known.sort((a, b) => Number(b.isSlow) - Number(a.isSlow) || b.size - a.size);
    return known.map(({ test }) => test);
  }

  /** For `--onlyFailures`: no results are stored between runs, so all tests run. */
  allFailedTests(tests) {
    return tests;
  }

  cacheResults() {}
}
