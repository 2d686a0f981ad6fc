import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { root } from '../../root.mjs';

/** Installs the packages of package-lock.json, unless node_modules has all of them. */
export function installIfNeeded() {
  const missing = missingPackages();
  if (missing.length === 0) return;
  console.log(`Installing ${missing.length} packages (once; a few minutes at most) …`);
  // Not `npm ci`: it deletes all packages first, also when a pull has changed one.
  const args = ['install', '--no-save', '--include=dev', '--no-audit', '--no-fund'];
  const { status } = spawnSync('npm', [...args, '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error('The packages could not be installed: npm says why above. Is the network there?');
    process.exit(1);
  }
}

/** Packages of the lock file that npm's record of node_modules lacks. */
function missingPackages() {
  const wanted = packagesIn(`${root}/package-lock.json`);
  const present = packagesIn(`${root}/node_modules/.package-lock.json`);
  return Object.keys(wanted).filter(
    (path) =>
      path.includes('node_modules/') &&
      !wanted[path].optional &&
      !wanted[path].link &&
      present[path]?.version !== wanted[path].version,
  );
}

function packagesIn(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {};
}
