import { availableParallelism } from 'node:os';
import { root } from '../../root.mjs';
import { countsOfJest, runSuite } from './counts.mjs';

/**
 * Runs the unit, component and contract tests.
 *
 * @param {string} node the binary that runs them
 */
export function runUnitTests(node) {
  // The contracts wait half of their time, for hashes, disks and workerd: one worker more keeps the cores busy.
  const workers = availableParallelism() + 1;
  return runSuite({
    name: 'jest.json',
    command: (results) =>
      `${node} ${root}/node_modules/jest/bin/jest.js --ci --json --outputFile=${results} --maxWorkers=${workers}`,
    read: countsOfJest,
  });
}
