import { spawnSync } from 'node:child_process';
import { root } from '../../root.mjs';
import { ensureBrowser } from './browser.mjs';
import { installIfNeeded } from './install.mjs';
import { requireNode } from './node-version.mjs';

/** Builds what changed, runs Node with these arguments and `CHROMIUM_PATH`, and exits with its status. */
export async function runOnBuild(...words) {
  requireNode();
  const { buildChanged } = await import('../build/build.mjs');
  installIfNeeded();
  if ((await buildChanged()) > 0) process.exit(1);
  const { status } = spawnSync(process.execPath, words, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM_PATH: ensureBrowser() },
  });
  process.exit(status ?? 1);
}
