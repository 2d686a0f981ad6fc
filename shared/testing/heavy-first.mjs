import { statSync } from 'node:fs';

/** Short files that run the whole contract and take minutes. */
const heavy = /[\\/]contract[\\/]on-[a-z]+\.test\.ts$/;

/**
 * Orders the test files. Without cached durations jest sorts by file size: the contract would run last, on one core.
 */
export default class HeavyFirst {
  sort(tests) {
    const known = tests.map((test) => ({
      test,
      isHeavy: heavy.test(test.path),
      size: statSync(test.path).size,
    }));
    known.sort((a, b) => Number(b.isHeavy) - Number(a.isHeavy) || b.size - a.size);
    return known.map(({ test }) => test);
  }

  /** For `--onlyFailures`: it asks for what failed before, and nothing is kept from run to run. */
  allFailedTests(tests) {
    return tests;
  }

  cacheResults() {}
}
