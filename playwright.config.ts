import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { launchOptions } from './e2e/fixtures/chromium.ts';
import { desktop } from './e2e/fixtures/devices.ts';
import type { E2eOptions } from './e2e/fixtures/test.ts';
import { DEFAULT_TIMEOUT_MS } from './e2e/fixtures/timeouts.ts';

const chromium = launchOptions();
/** A page of a test lives for seconds: V8 would optimise functions for longer than they run. */
const withoutOptimiser = '--js-flags=--no-opt --no-maglev';

export default defineConfig<E2eOptions>({
  testDir: 'e2e',
  outputDir: '.cache/e2e/results',
  globalSetup: './e2e/setup/global-setup.ts',
  reporter: [['list'], ['./e2e/setup/count-reporter.ts']],
  // A test waits about half of its time for what a browser does by the clock: two workers more keep the cores busy.
  workers: availableParallelism() + 2,
  retries: 1,
  timeout: 5 * DEFAULT_TIMEOUT_MS,
  expect: { timeout: DEFAULT_TIMEOUT_MS },
  use: {
    ...desktop,
    locale: 'it-IT',
    launchOptions: { ...chromium, args: [...(chromium.args ?? []), withoutOptimiser] },
    actionTimeout: DEFAULT_TIMEOUT_MS,
    navigationTimeout: DEFAULT_TIMEOUT_MS,
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
    cpuThrottlingRate: Number(process.env.WABU_E2E_SLOWLY ?? 1),
  },
  // A test with `@verify` runs in `npm run verify`, one with `@always` there too, the others in `npm test` only.
  projects: process.env.WABU_VERIFY
    ? [{ name: 'verify', grep: /@(verify|always)\b/ }]
    : [{ name: 'test', grepInvert: /@verify\b/ }],
});
