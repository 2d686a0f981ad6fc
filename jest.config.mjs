import { readFileSync } from 'node:fs';
import { esmOnlyPackages } from './shared/testing/esm-only-packages.mjs';

/** One configuration for all workspaces: `node` for the api, jsdom with Node's fetch family for browser code. */
const transform = {
  '^.+\\.(t|j|mj)sx?$': [
    '@swc/jest',
    {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
      },
    },
  ],
};
const moduleFolders = ['.', 'api', 'shared'].map((w) => `${import.meta.dirname}/${w}/node_modules`);
const esmOnly = [
  ...moduleFolders.flatMap(esmOnlyPackages),
  // The shell imports an internal file of it, an ES module.
  '@module-federation/webpack-bundler-runtime',
];
const common = {
  transform,
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.join('|')})/)`],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/e2e/', '/data/'],
  modulePathIgnorePatterns: ['/dist/', '<rootDir>/.cache/'],
};
const { workspaces } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));
const browserSide = workspaces.filter((name) => /^(shared|shell|mf-)/.test(name));

export default {
  // Long, because a busy machine must not fail a test; the bench measures speed.
  testTimeout: 60_000,
  testSequencer: '<rootDir>/shared/testing/slow-tests-first.mjs',
  projects: [
    {
      ...common,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: [
        '<rootDir>/{api,bench,tools}/**/*.test.ts',
        '<rootDir>/shared/entities/**/*.test.ts',
      ],
    },
    {
      ...common,
      displayName: 'browser',
      testEnvironment: '<rootDir>/shared/testing/browser-environment.mjs',
      testMatch: browserSide.flatMap((w) => [
        `<rootDir>/${w}/**/*.test.ts`,
        `<rootDir>/${w}/**/*.test.tsx`,
      ]),
      testPathIgnorePatterns: [...common.testPathIgnorePatterns, '/shared/entities/'],
      setupFilesAfterEnv: ['<rootDir>/shared/testing/setup-browser.ts'],
      moduleNameMapper: {
        '\\.module\\.css$': '<rootDir>/shared/testing/css-module.mjs',
        '\\.(css|svg|png|jpe?g|webp|avif|gif|ico)(\\?.*)?$': '<rootDir>/shared/testing/asset.mjs',
      },
    },
  ],
};
