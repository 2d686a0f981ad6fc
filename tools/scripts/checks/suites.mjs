import { availableParallelism } from 'node:os';
import { root } from '../../root.mjs';
import { countsOfJest, runSuite } from './counts.mjs';

/**
 * Runs the unit, component and contract tests.
 *
 * @param {string} node the binary that runs them
 * @param {string} chosen options that choose others than all tests
 */
export function runUnitTests(node, chosen = '') {
  // The contracts wait half of their time, for hashes, disks and workerd: one worker more keeps the cores busy.
  const workers = availableParallelism() + 1;
  return runSuite({
    name: 'jest.json',
    command: (results) =>
      `${node} ${root}/node_modules/jest/bin/jest.js --ci --json --outputFile=${results} --maxWorkers=${workers} ${chosen}`,
    read: countsOfJest,
  });
}

/**
 * Runs the end-to-end tests.
 *
 * @param {{ node?: string, folder?: string }} options the binary that runs them, and the folder of specs if not all
 */
export function runEndToEndTests({ node = process.execPath, folder = '' } = {}) {
  return runSuite({
    name: 'e2e.json',
    // The reporter in playwright.config.ts writes the file.
    command: () => `${node} ${root}/node_modules/@playwright/test/cli.js test ${folder}`,
    read: (counts) => counts,
  });
}
