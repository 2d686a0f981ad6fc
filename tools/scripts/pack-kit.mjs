import { spawnSync } from 'node:child_process';
import { root } from '../root.mjs';
import { installIfNeeded } from './setup/install.mjs';
import { requireNode } from './setup/node-version.mjs';

// The command is TypeScript; it needs Node and the packages first.
requireNode();
installIfNeeded();
const words = ['--import', 'tsx', `${root}/tools/kit/pack/pack-kit.ts`];
const { status } = spawnSync(process.execPath, words, { cwd: root, stdio: 'inherit' });
process.exit(status ?? 1);
