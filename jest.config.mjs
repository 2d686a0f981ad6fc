import { readFileSync } from 'node:fs';
import {
  ignoredPackages,
  inBrowser,
  transform,
  withoutLocales,
} from './shared/testing/jest-preset.mjs';

/** One configuration for all workspaces: `node` for the api, jsdom with Node's fetch family for browser code. */
const moduleFolders = ['.', 'api', 'shared'].map((w) => `${import.meta.dirname}/${w}/node_modules`);
const common = {
  cacheDirectory: `${import.meta.dirname}/.cache/jest`,
  transform,
  // Internal files of these are imported, which are ES modules.
  transformIgnorePatterns: ignoredPackages(moduleFolders, [
    '@module-federation/webpack-bundler-runtime',
  ]),
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/e2e/', '<rootDir>/data/'],
  modulePathIgnorePatterns: ['/dist/', '<rootDir>/.cache/'],
};
const { workspaces } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));
const browserSide = workspaces.filter((name) => /^(shared|shell|mf-)/.test(name));

/** Folders whose tests need no page: without jsdom and Testing Library a file loads in a third of the time. */
const withoutPage = [
  ...['entities', 'module', 'text', 'tree'].map((folder) => `<rootDir>/shared/${folder}`),
  ...browserSide
    .filter((name) => name.startsWith('mf-'))
    .map((name) => `<rootDir>/${name}/src/model`),
];

export default {
  // Long, because a busy machine must not fail a test; the bench measures speed.
  testTimeout: 300_000,
  // A worker keeps parts of every file that it ran: a new one replaces it above this.
  workerIdleMemoryLimit: '1400MB',
  // `npm run verify` runs the files with long tests, `npm test` the rest.
  filter: '<rootDir>/shared/testing/files-to-run.cjs',
  ...(process.env.WABU_VERIFY === undefined && { testNamePattern: '^(?!.*@verify)' }),
  testSequencer: '<rootDir>/shared/testing/slow-tests-first.mjs',
  projects: [
    {
      ...common,
      displayName: 'node',
      testEnvironment: '<rootDir>/shared/testing/environments/node-environment.mjs',
      moduleNameMapper: withoutLocales,
      testMatch: ['<rootDir>/{api,bench,tools}', ...withoutPage].map(
        (folder) => `${folder}/**/*.test.{ts,tsx}`,
      ),
    },
    {
      ...common,
      displayName: 'browser',
      ...inBrowser,
      testMatch: browserSide.map((folder) => `<rootDir>/${folder}/**/*.test.{ts,tsx}`),
      testPathIgnorePatterns: [
        ...common.testPathIgnorePatterns,
        ...withoutPage.map((folder) => `${folder}/`),
      ],
    },
  ],
};
