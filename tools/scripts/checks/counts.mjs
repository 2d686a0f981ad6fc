import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { root } from '../../root.mjs';

/** Runs a suite with its output on the terminal; counts by `read` in the JSON file that it writes. */
export function runSuite({ name, command, read }) {
  mkdirSync(`${root}/.cache`, { recursive: true });
  const results = `${root}/.cache/${name}`;
  rmSync(results, { force: true });
  const { status } = spawnSync(command(results), { cwd: root, shell: true, stdio: 'inherit' });
  const { passed, failed } = readCounts(results, read);
  // A suite that ended before it counted must not look like one without failures.
  return { passed, failed: status === 0 ? failed : Math.max(failed, 1) };
}

function readCounts(results, read) {
  try {
    return read(JSON.parse(readFileSync(results, 'utf8')));
  } catch {
    return { passed: 0, failed: 1 };
  }
}

/** Counts jest's JSON results; a file that cannot be loaded counts as one failure. */
export function countsOfJest({ testResults, numPassedTests, numFailedTests }) {
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((it) => it.status === 'failed'),
  );
  return { passed: numPassedTests, failed: numFailedTests + broken.length };
}
