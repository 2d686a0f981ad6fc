import { spawnSync } from 'node:child_process';
import { root } from '../../root.mjs';
import { ensureBrowser } from './browser.mjs';
import { installIfNeeded } from './install.mjs';
import { requireNode } from './node-version.mjs';

/** Runs a TypeScript file over the built product with a browser at hand, and ends as it ends. */
export async function runOnBuild(file) {
  requireNode();
  const { buildChanged } = await import('../build/build.mjs');
  installIfNeeded();
  if ((await buildChanged()) > 0) process.exit(1);
  const { status } = spawnSync(
    process.execPath,
    ['--import', 'tsx', `${root}/${file}`, ...process.argv.slice(2)],
    { cwd: root, stdio: 'inherit', env: { ...process.env, CHROMIUM_PATH: ensureBrowser() } },
  );
  process.exit(status ?? 1);
}
