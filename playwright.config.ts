import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { launchOptions } from './e2e/fixtures/chromium.ts';
import { desktop, phone } from './e2e/fixtures/devices.ts';
import type { E2eOptions } from './e2e/fixtures/test.ts';
import { DEFAULT_TIMEOUT_MS } from './e2e/fixtures/timeouts.ts';

/**
 * A test without a tag runs on a desktop; one with `@phone`, `@rtl` or `@dark` runs in the projects it names; one
 * with `@verify` takes long, and `npm run verify` runs it.
 */
const untagged = /^(?!.*@(phone|rtl|dark|verify)\b)|@desktop\b/;

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
    locale: 'it-IT',
    launchOptions: { ...chromium, args: [...(chromium.args ?? []), withoutOptimiser] },
    actionTimeout: DEFAULT_TIMEOUT_MS,
    navigationTimeout: DEFAULT_TIMEOUT_MS,
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
    cpuThrottlingRate: Number(process.env.WABU_E2E_SLOWLY ?? 1),
  },
  projects: process.env.WABU_VERIFY
    ? [{ name: 'verify', grep: /@verify\b/, use: desktop }]
    : [
        // First, because its tests are long: a long one at the end leaves the other workers idle.
        { name: 'phone', grep: /@phone\b/, use: phone },
        { name: 'desktop', grep: untagged, use: desktop },
        {
          name: 'right-to-left',
          grep: /@rtl\b/,
          use: { ...phone, colorScheme: 'light', staffLanguage: 'ar' },
        },
        {
          name: 'dark',
          grep: /@dark\b/,
          use: { ...desktop, colorScheme: 'dark', staffLanguage: 'he' },
        },
      ],
});
