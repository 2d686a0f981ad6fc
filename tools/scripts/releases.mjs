import { spawnSync } from 'node:child_process';
import { root } from '../root.mjs';
import { installIfNeeded } from './setup/install.mjs';
import { requireNode } from './setup/node-version.mjs';

// The commands are TypeScript; they need Node and the packages first.
requireNode();
installIfNeeded();
const words = process.argv.slice(2);
const script = words[0] === 'new-module' ? 'new-module' : 'cli';
const { status } = spawnSync(
  process.execPath,
  ['--import', 'tsx', `${root}/tools/scripts/releases/${script}.ts`, ...words],
  { cwd: root, stdio: 'inherit' },
);
process.exit(status ?? 1);
