import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { arch, platform } from 'node:os';
import { root } from '../../root.mjs';
import { runEndToEndTests, runUnitTests } from './suites.mjs';

/** The oldest version that the README names, and the ones in long-term support. */
const versions = ['20.19', '22', '24'];

/** Node of that version for this machine, from the npm registry (the packages that `node` on npm installs). */
function installNode(version) {
  const folder = `${root}/.cache/node/${version}`;
  const name = `node-${platform() === 'win32' ? 'win' : platform()}-${arch()}`;
  const binary = `${folder}/node_modules/${name}/bin/node`;
  if (existsSync(binary)) return binary;
  const args = ['install', '--prefix', folder, '--no-save', '--ignore-scripts', '--no-audit'];
  const { status } = spawnSync('npm', [...args, `${name}@${version}`], { stdio: 'inherit' });
  return status === 0 && existsSync(binary) ? binary : null;
}

/** A step for each version of Node: the unit, component and contract tests, and the server in a browser. */
export const nodeSteps = versions.map((version) => ({
  name: `node-${version}`,
  title: `Tests with Node ${version}`,
  run: () => {
    const node = installNode(version);
    if (node === null) return { passed: 0, failed: 1 };
    const unit = runUnitTests(node);
    const e2e = runEndToEndTests({ node, folder: 'e2e/server' });
    return { passed: unit.passed + e2e.passed, failed: unit.failed + e2e.failed };
  },
}));
