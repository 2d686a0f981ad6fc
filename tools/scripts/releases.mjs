import { spawnSync } from 'node:child_process';
import { root } from '../root.mjs';
import { ensureBrowser } from './setup/browser.mjs';
import { installIfNeeded } from './setup/install.mjs';
import { requireNode } from './setup/node-version.mjs';

// The commands are TypeScript; they need Node and the packages first.
requireNode();
installIfNeeded();
const [command, ...words] = process.argv.slice(2);
const env = { ...process.env };
if (command === 'release') env.CHROMIUM_PATH = ensureBrowser();
const { status } = spawnSync(
  process.execPath,
  ['--import', 'tsx', `${root}/tools/scripts/releases/${command}.ts`, ...words],
  { cwd: root, stdio: 'inherit', env },
);
process.exit(status ?? 1);
