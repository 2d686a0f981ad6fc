import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { esmOnlyPackages } from './esm-only-packages.mjs';

const { resolve } = createRequire(import.meta.url);
const here = import.meta.dirname;

/** TypeScript and React for jest. */
export const transform = {
  '^.+\\.(t|j|mj)sx?$': [
    resolve('@swc/jest'),
    {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
      },
    },
  ],
};

/**
 * Jest does not translate packages, except those of these folders that are ES modules only, one of the api that does
 * not say so, and the files of single icons.
 */
export const ignoredPackages = (folders, others = []) => [
  `/node_modules/(?!(${[...folders.flatMap(esmOnlyPackages), 'opencc-js', 'lucide-react', ...others].join('|')})/)`,
];

/**
 * Each test file loads its packages anew. What `packages` beside this file replaces took a quarter of the time that all
 * of them take to load.
 */
export const withoutLocales = {
  '^\\.\\./locales/index\\.cjs$': `${here}/packages/zod-locales.cjs`,
};

/** Tests of browser code: jsdom with Node's fetch family; styles and pictures are names. */
export const inBrowser = {
  testEnvironment: `${here}/environments/browser-environment.mjs`,
  // TypeScript in the workspace, JavaScript in the module kit.
  setupFilesAfterEnv: ['ts', 'js'].map((end) => `${here}/setup-browser.${end}`).filter(existsSync),
  moduleNameMapper: {
    ...withoutLocales,
    '^(aria-query|lucide-react)$': `${here}/packages/$1.cjs`,
    '\\.module\\.css$': `${here}/css-module.mjs`,
    '\\.(css|svg|png|jpe?g|webp|avif|gif|ico)(\\?.*)?$': `${here}/asset.mjs`,
  },
};

/** The jest configuration of a module in a repository of its own. */
export default {
  testTimeout: 300_000,
  testMatch: ['<rootDir>/src/**/*.test.ts', '<rootDir>/src/**/*.test.tsx'],
  transform,
  transformIgnorePatterns: ignoredPackages([`${process.cwd()}/node_modules`]),
  ...inBrowser,
};
