import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import { root } from '../e2e/fixtures/folders.ts';
import { tokenFor } from '../e2e/fixtures/people.ts';
import type { Server } from '../e2e/fixtures/server.ts';
import { rspackCli } from './lib/build-baseline.ts';
import { withChromium } from './lib/chromium.ts';
import { interleaved, type Row } from './lib/row.ts';
import { serverWithSuppliers } from './lib/servers.ts';
import { timeToRow, withProfile } from './lib/slow-tab.ts';

const PAIRS = 15;
const site = `${root}.cache/bench/one-bundle`;

/** The first painted supplier on a slow phone, beside the same code in one bundle. */
export async function measure(): Promise<Row[]> {
  const ours = await serverWithSuppliers(1_000);
  const oneBundle = await serverWithSuppliers(1_000, buildOneBundle());
  const found = await withChromium((browser) => {
    const open = (server: Server) => () => timeToSuppliers(browser, server);
    return interleaved(PAIRS, open(ours), open(oneBundle));
  });
  await Promise.all([ours.dispose(), oneBundle.dispose()]);
  return [
    {
      name: 'suppliers visible, cold',
      runs: found.subject,
      unit: 'ms',
      baseline: { what: 'one bundle', runs: found.baseline },
      limit: { atMost: 1.05 },
    },
  ];
}

async function timeToSuppliers(browser: Browser, { url }: Server): Promise<number> {
  const token = await tokenFor(url, 'king');
  return withProfile(browser, async (open) => {
    const tab = await open();
    await tab.before(`if (location.origin === '${url}') localStorage.setItem('jwt', '${token}')`);
    return timeToRow(tab, `${url}/adminwabu/suppliers`);
  });
}

/** Copies the build, with a shell built as one bundle; returns the path of the server's entry. */
function buildOneBundle(): string {
  rmSync(site, { recursive: true, force: true });
  const copied = ['api/dist', 'api/migrations', 'mf-public/dist', 'mf-suppliers/dist'];
  for (const path of [...copied, 'shell/package.json'])
    cpSync(root + path, `${site}/${path}`, { recursive: true });
  for (const path of ['node_modules', 'shell/src', 'shell/site'])
    symlinkSync(root + path, `${site}/${path}`);
  // The bundle contains the module, so its own files must not be loaded.
  const file = `${site}/mf-suppliers/dist/module.json`;
  const nothing = { scripts: [], styles: [] };
  const built = JSON.parse(readFileSync(file, 'utf8'));
  const none = { entry: nothing, preload: nothing, shared: {}, imports: {} };
  writeFileSync(file, JSON.stringify({ ...built, ...none }));
  const config = new URL('baselines/one-bundle.config.ts', import.meta.url).pathname;
  execFileSync(process.execPath, [rspackCli, 'build', '-c', config], {
    cwd: new URL('./', import.meta.url).pathname,
    env: { ...process.env, NODE_ENV: 'production', ONE_BUNDLE_SHELL: `${site}/shell` },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return `${site}/api/dist/serve-node.mjs`;
}
