import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { RegistryModule } from '../../../shared/module/registry.ts';
import { aRegistryModule } from '../../../shared/testing/registry-module.ts';
import { buildNews } from '../../scripts/dev/build-news.ts';
import { serveInside } from './serve-inside.ts';
import { Site } from './site.ts';

const {
  base: _,
  version: __,
  ...built
} = aRegistryModule('boats', {
  entry: { scripts: ['entry.js'], styles: [] },
  imports: { '@wabu/shared/ui': ['Dial'] },
});
const shell = { ...aRegistryModule('shell'), description: undefined };

let installation: Server;
let site: Site;
let port: number;
beforeEach(async () => {
  const files: Record<string, string> = {
    '/registry.json': JSON.stringify({ issuedAt: '', modules: [shell] }),
    '/modules/shell/1/module.json': JSON.stringify({ ...shell, contract: 1, exports: {} }),
  };
  installation = createServer(({ url = '' }, answer) => answer.end(files[url]));
  await new Promise<void>((resolve) => installation.listen(0, '127.0.0.1', resolve));
  ({ port } = installation.address() as AddressInfo);
  const folder = mkdtempSync(join(tmpdir(), 'wabu-site-'));
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'dist/module.json'), JSON.stringify(built));
  writeFileSync(join(folder, 'dist/entry.js'), 'local');
  site = new Site(`http://127.0.0.1:${port}`, 'boats', folder);
});
afterEach(() => {
  installation.close();
});

/** What the script of the preview, which runs first in the page, stores in this browser. */
async function previewed(storage: Record<string, string> = {}): Promise<RegistryModule[]> {
  const script = String(await site.file('/__dev/preview.js'));
  new Function('localStorage', script)(storage);
  return JSON.parse(storage.modulePreviews ?? '[]');
}

test('the page gets the local build as a preview, with what its shell lacks, until it is ended', async () => {
  expect(site.document('<head></head>')).toMatch(/^<head><script.*client\.js.*preview\.js/);
  const [preview] = await previewed();
  expect(preview).toMatchObject({ id: 'boats', misfit: 'the shell lacks Dial of @wabu/shared/ui' });
  expect(String(await site.file(`${preview?.base}entry.js`))).toBe('local');
  expect(await site.file('/modules/boats/1/entry.js')).toBeNull();
  expect(await previewed({ endedPreviews: `${preview?.base}` })).toEqual([]);
});

test('the policy of the document allows the module, also before its first release', () => {
  const policy = "default-src 'none'; trusted-types wabu-modules wabu-shell; object-src 'none'";
  expect(site.policy(policy)).toBe(
    "default-src 'none'; trusted-types wabu-modules wabu-shell wabu-boats; object-src 'none'",
  );
  expect(site.policy(site.policy(policy))).toBe(site.policy(policy));
});

test('what is no installation, and a port that is in use, are said in one sentence', async () => {
  const nowhere = new Site('http://127.0.0.1:9', 'boats', '.').shell();
  await expect(nowhere).rejects.toThrow('http://127.0.0.1:9 does not answer');
  const url = 'http://127.0.0.1:9';
  const options = { url, port, write: false, site, news: buildNews() };
  await expect(serveInside(options)).rejects.toThrow(
    /^Port \d+ cannot be used \(.*EADDRINUSE.*\): add --port 4401\.$/,
  );
});
