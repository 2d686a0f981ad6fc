import { area, name } from './areas.mjs';

/** Mutation tests (stryker-mutator.io): changes the code step by step and expects a unit test to fail. */
export default {
  testRunner: 'jest',
  jest: {
    configFile: 'tools/mutation/jest.config.mjs',
    // Jest finds the tests of a file by imports between the folders of `roots`: mutated files outside have none.
    enableFindRelatedTests: area.testMatch === undefined,
  },
  coverageAnalysis: 'perTest',
  mutate: [...area.mutate, '!**/*.test.ts'],
  ignorePatterns: ['/.cache', '/data', '/e2e', 'dist'],
  tempDirName: '.cache/mutation',
  concurrency: 2,
  timeoutMS: 20_000,
  reporters: ['clear-text', 'progress-append-only', 'json'],
  clearTextReporter: { allowColor: false, reportTests: false },
  jsonReporter: { fileName: `.cache/mutation-${name}.json` },
};
