import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { root } from '../../e2e/fixtures/folders.ts';

export const rspackCli = `${root}node_modules/@rspack/cli/bin/rspack.js`;

/** Installs pinned packages into a folder of its own below `.cache`, once; returns the folder. */
export function installBaseline(name: string, packages: readonly string[]): string {
  const cwd = `${root}.cache/bench/${name}`;
  mkdirSync(cwd, { recursive: true });
  if (existsSync(`${cwd}/node_modules/.package-lock.json`)) return cwd;
  writeFileSync(`${cwd}/package.json`, '{ "private": true, "type": "module" }');
  const args = ['install', '--no-audit', '--no-fund', '--loglevel=error', ...packages];
  execFileSync('npm', args, { cwd, stdio: 'inherit' });
  return cwd;
}

/** Bundles `baselines/<name>.mjs`; returns the path of the script. */
export function buildBaseline(name: string, packages: readonly string[]): string {
  const cwd = installBaseline(name, packages);
  copyFileSync(new URL(`../baselines/${name}.mjs`, import.meta.url), `${cwd}/app.mjs`);
  const args = ['build', '--entry', './app.mjs', '--mode', 'production', '--output-path', 'dist'];
  execFileSync(process.execPath, [rspackCli, ...args], { cwd, stdio: ['ignore', 2, 2] });
  return `${cwd}/dist/main.js`;
}
