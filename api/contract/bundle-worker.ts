import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const api = join(dirname(fileURLToPath(import.meta.url)), '..');

const bundles = new Map<string, Promise<string>>();

/** The Worker of an entry of this workspace, as wrangler bundles it, once in each process. */
export function bundleWorker(entry: string): Promise<string> {
  const bundled = bundles.get(entry) ?? bundle(entry);
  bundles.set(entry, bundled);
  return bundled;
}

async function bundle(entry: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'wabu-worker-'));
  try {
    const wrangler = join(api, '../node_modules/wrangler/bin/wrangler.js');
    await promisify(execFile)(
      process.execPath,
      [wrangler, 'deploy', entry, '--dry-run', '--outdir', folder],
      { cwd: api, env: { ...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false' } },
    );
    return await readFile(join(folder, `${basename(entry, '.ts')}.js`), 'utf8');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
