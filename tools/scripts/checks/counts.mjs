import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statfsSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../root.mjs';

/** Runs a suite with its output on the terminal; counts by `read` in the JSON file that it writes. */
export function runSuite({ name, command, read }) {
  mkdirSync(`${root}/.cache`, { recursive: true });
  const results = `${root}/.cache/${name}`;
  rmSync(results, { force: true });
  const folder = mkdtempSync(join(placeOfFiles(), 'wabu-tests-'));
  // As /tmp: some tests change the user.
  chmodSync(folder, 0o1777);
  const env = {
    ...process.env,
    TMPDIR: folder,
    // It stays for the next run, as that of jest does.
    PWTEST_CACHE_DIR: `${root}/.cache/playwright`,
  };
  const { status } = spawnSync(command(results), { cwd: root, env, shell: true, stdio: 'inherit' });
  rmSync(folder, { recursive: true, force: true });
  const { passed, failed } = readCounts(results, read);
  // A suite that ended before it counted must not look like one without failures.
  return { passed, failed: status === 0 ? failed : Math.max(failed, 1) };
}

/** Free space from which the files of the tests fit into memory, several times over. */
const ENOUGH_BYTES = 2e9;

/** Tests write thousands of files for seconds: into memory where the system has room, else on the disk. */
function placeOfFiles() {
  const memory = '/dev/shm';
  // `npm run verify` copies whole repositories.
  if (process.env.WABU_VERIFY !== undefined || !existsSync(memory)) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > ENOUGH_BYTES ? memory : tmpdir();
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
