import jest from '../../jest.config.mjs';
import { area } from './areas.mjs';

const [{ transform, transformIgnorePatterns }, browser] = jest.projects;

/** The unit tests of one area. Stryker measures coverage per test in a configuration without projects only. */
export default {
  rootDir: '../..',
  transform,
  transformIgnorePatterns,
  modulePathIgnorePatterns: ['/dist/', '<rootDir>/.cache/'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  testTimeout: 60_000,
  testEnvironment: 'node',
  // Jest lists the files of these folders again for each mutant.
  roots: area.tests.map((folder) => `<rootDir>/${folder}`),
  testMatch: [area.testMatch ?? '**/*.test.ts'],
  moduleNameMapper: {
    // The workspace links in node_modules lead to the original sources, not to the mutated copy.
    '^@wabu/shared/(entities|module)/(.*)$': '<rootDir>/shared/$1/$2.ts',
    ...browser.moduleNameMapper,
  },
};
