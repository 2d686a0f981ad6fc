import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { root } from '../../root.mjs';
import { add, failedFiles, secondLook } from './counts.mjs';

/** More failures than this are no matter of a busy machine. */
const WORTH_A_SECOND_LOOK = 5;

/**
 * Runs a suite in the open and reads from the file that it leaves behind what passed and failed in each test
 * file. The files that failed are run once more, alone: what passes then is counted as passed and named as
 * unsteady.
 */
export function countFrom({ name, command, read }) {
  const first = runOnce({ name, command: (results) => command(results, []), read });
  const again = failedFiles(first.files);
  if (first.broke || again.length === 0 || again.length > WORTH_A_SECOND_LOOK) return sum(first);
  console.log(`\n  A second look, alone, at what failed: ${again.map(fromRoot).join(', ')}`);
  const second = runOnce({ name, command: (results) => command(results, again), read });
  const { files, unsteady } = secondLook(first.files, second.files);
  for (const file of unsteady) console.log(`  ! unsteady: ${fromRoot(file)} failed, then passed`);
  return sum({ files, broke: second.broke });
}

/** The same for a suite that repeats by itself what failed. */
export const countOnce = (suite) => sum(runOnce(suite));

const fromRoot = (file) => file.replace(`${root}/`, '');

// A suite that broke down before it could count must not look like one without failures.
function sum({ files, broke }) {
  const total = add(files);
  return broke ? { ...total, failed: Math.max(total.failed, 1) } : total;
}

function runOnce({ name, command, read }) {
  mkdirSync(`${root}/.cache`, { recursive: true });
  const results = `${root}/.cache/${name}`;
  rmSync(results, { force: true });
  const { status } = spawnSync(command(results), {
    cwd: root,
    shell: true,
    stdio: 'inherit',
  });
  const files = filesIn(results, read);
  return { files: files ?? {}, broke: !files || (status !== 0 && add(files).failed === 0) };
}

function filesIn(results, read) {
  try {
    return read(JSON.parse(readFileSync(results, 'utf8')));
  } catch {
    return null;
  }
}
