import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { installIfNeeded } from './setup/install.mjs';
import { requireNode } from './setup/node-version.mjs';
import { requirePort } from './setup/port.mjs';

const file = join(root, '.cache/dev-server');

/** Exits with a message when another `npm run dev` builds into the folders of this tree: it would mix both builds. */
function requireOnlyDevServer() {
  const other = runningServer();
  if (other !== null) {
    console.error(
      `npm run dev is running in this folder already (process ${other}): stop it, or start the second one in a copy of the repository.`,
    );
    process.exit(1);
  }
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(file, String(process.pid));
  process.on('exit', () => rmSync(file, { force: true }));
}

/** The process id of the other server; null when none runs. A killed one leaves its file behind. */
function runningServer() {
  try {
    const id = Number(readFileSync(file, 'utf8'));
    process.kill(id, 0);
    return id;
  } catch {
    return null;
  }
}

requireNode();
const PORT = process.env.PORT || '3000';
await requirePort();
requireOnlyDevServer();
installIfNeeded();
const child = spawn(process.execPath, ['--import', 'tsx', `${root}/tools/scripts/dev/dev.ts`], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PORT, NODE_ENV: 'development' },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 0));
