import { spawn } from 'node:child_process';
import { root } from '../root.mjs';
import { installIfNeeded } from './setup/install.mjs';
import { requireNode } from './setup/node-version.mjs';
import { requireOnlyDevServer } from './setup/one-dev-server.mjs';
import { requirePort } from './setup/port.mjs';

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
