import { statSync } from 'node:fs';

/** Files of one line each that run the whole contract: minutes, where others take seconds. */
const heavy = /[\\/]contract[\\/]on-[a-z]+\.test\.ts$/;

/**
 * The order of the test files. On a machine that has not run them before, jest goes by their size: the
 * contract would come last, and one core would wait for the other half of the time.
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
