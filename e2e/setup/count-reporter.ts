import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { FullConfig, FullResult, Reporter, Suite } from '@playwright/test/reporter';
import { root } from '../fixtures/folders.ts';

/** `npm test` adds these counts to its sum. */
const file = `${root}.cache/e2e.json`;

/** Counts the tests, and lists those that passed on the retry. */
export default class CountReporter implements Reporter {
  #suite: Suite | undefined;

  onBegin(_config: FullConfig, suite: Suite) {
    this.#suite = suite;
  }

  onEnd({ status }: FullResult) {
    const tests = this.#suite?.allTests() ?? [];
    const flaky = tests.filter((test) => test.outcome() === 'flaky');
    const passed = tests.filter((test) => test.outcome() === 'expected').length + flaky.length;
    const failed = tests.filter((test) => test.outcome() === 'unexpected').length;
    for (const test of flaky)
      console.log(`  ! flaky: ${test.titlePath().filter(Boolean).join(' › ')}`);
    mkdirSync(dirname(file), { recursive: true });
    // An aborted run must not look like one without failures.
    const atLeast = status === 'passed' ? 0 : 1;
    writeFileSync(file, JSON.stringify({ passed, failed: Math.max(failed, atLeast) }));
  }

  printsToStdio() {
    return false;
  }
}
