import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';

/** The headless shell first: tests take about 60 % of the time with it. */
const places = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const caches = [
  `${homedir()}/.cache/ms-playwright`,
  `${homedir()}/Library/Caches/ms-playwright`,
  process.env.PLAYWRIGHT_BROWSERS_PATH,
];

/** The path of a Chromium that starts; installs one if there is none. */
export function ensureBrowser() {
  const found = findBrowser() ?? installBrowser();
  if (found) return found;
  console.error(
    'No Chromium was found and none could be installed.\n' +
      'Install Chromium or Chrome and run again, or name one: CHROMIUM_PATH=/path/to/chrome npm test',
  );
  process.exit(1);
}

function findBrowser() {
  return [...places, ...caches.flatMap(cachedBrowsers)].find((path) => path && starts(path));
}

function cachedBrowsers(cache) {
  if (!cache || !existsSync(cache)) return [];
  return readdirSync(cache)
    .filter((name) => name.startsWith('chromium'))
    .flatMap((name) => [
      `${cache}/${name}/chrome-linux/chrome`,
      `${cache}/${name}/chrome-linux64/chrome`,
      `${cache}/${name}/chrome-linux/headless_shell`,
      `${cache}/${name}/chrome-headless-shell-linux64/chrome-headless-shell`,
      `${cache}/${name}/chrome-mac/Chromium.app/Contents/MacOS/Chromium`,
    ]);
}

/** Starts the file, because some systems install a stub that only points to a package store. */
function starts(path) {
  return existsSync(path) && spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;
}

function installBrowser() {
  console.log('No Chromium on this machine: installing one (once) …');
  const isRoot = process.getuid?.() === 0;
  if (isRoot && process.platform === 'linux' && run('apt-get', ['--version'], 'ignore')) {
    run('apt-get', ['update', '-qq']);
    for (const name of ['chromium-headless-shell', 'chromium']) {
      const packages = [name, 'fonts-noto-core'];
      run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages]);
      const found = findBrowser();
      if (found) return found;
    }
  }
  const playwright = createRequire(import.meta.url).resolve('@playwright/test/cli');
  run(process.execPath, [playwright, 'install', ...(isRoot ? ['--with-deps'] : []), 'chromium']);
  return findBrowser();
}

function run(command, args, stdio = ['ignore', 'inherit', 'inherit']) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio, env }).status === 0;
}
