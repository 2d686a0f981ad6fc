import { verify } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { Registry, RegistryModule } from '../../../shared/module/registry.ts';
import { aRegistryModule } from '../../../shared/testing/registry-module.ts';
import { integrityOf } from '../../build/integrity.ts';
import type { LocalBuild } from './local-build.ts';
import { Site } from './site.ts';

const main = `const key = 'wabu-registry-key:${'A'.repeat(43)}';`;
const aModule = (id: string, changes: Partial<RegistryModule> = {}): RegistryModule => ({
  ...aRegistryModule(id, {
    entry: { scripts: ['main.js'], styles: [] },
    files: { 'main.js': integrityOf(id === 'shell' ? main : id) },
  }),
  description: undefined,
  ...changes,
});
const { description } = aRegistryModule('boats');
const registry = {
  issuedAt: '2026-01-01T00:00:00.000Z',
  modules: [aModule('shell'), aModule('boats', { description })],
};
const page = [
  '<html><head></head><body><link rel="preload" href="/modules/boats/1.0.0/entry.js">',
  `<script type="application/json" id="wabu-registry">${JSON.stringify(registry)}</script>`,
  `<script src="/modules/shell/1.0.0/main.js" integrity="${integrityOf(main)}"></script></body></html>`,
].join('');

let installation: Server;
let site: Site;
beforeEach(async () => {
  const files: Record<string, string> = {
    '/registry.json': JSON.stringify(registry),
    '/modules/shell/1.0.0/module.json': JSON.stringify(aModule('shell')),
    '/modules/shell/1.0.0/main.js': main,
  };
  installation = createServer(({ url = '' }, answer) => answer.end(files[url]));
  await new Promise<void>((resolve) => installation.listen(0, '127.0.0.1', resolve));
  const { port } = installation.address() as AddressInfo;
  const entry = () =>
    aModule('boats', { version: '1.0.0-local', base: '/modules/boats/1.0.0-local/' });
  const local: LocalBuild = { id: 'boats', entry, file: () => null };
  site = new Site(`http://127.0.0.1:${port}`, local);
});
afterEach(() => {
  installation.close();
});

const inlined = (html: string) =>
  JSON.parse(/id="wabu-registry">(.*?)<\/script>/.exec(html)?.[1] ?? '') as Registry;

/** The public key in the served script of the shell. */
async function keyOfRun() {
  const script = (await site.script('/modules/shell/1.0.0/main.js')) ?? '';
  return { script, x: /wabu-registry-key:([\w-]{43})/.exec(script)?.[1] ?? '' };
}

function isSigned({ signature = '', ...text }: Registry, x: string): boolean {
  const key = { key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' } as const;
  const { issuedAt, modules } = text;
  const bytes = Buffer.from(JSON.stringify({ issuedAt, modules }));
  return verify(null, bytes, key, Buffer.from(signature, 'base64'));
}

test('the document holds the local build, signed by the key in the served shell', async () => {
  const html = await site.document(page);
  const { script, x } = await keyOfRun();
  const found = inlined(html);
  expect(found.modules.map(({ id, version }) => `${id} ${version}`)).toEqual([
    'shell 1.0.0',
    'boats 1.0.0-local',
  ]);
  expect(isSigned(found, x)).toBe(true);
  expect(x).not.toBe('A'.repeat(43));
  expect(html).toContain(`integrity="${integrityOf(script)}"`);
  expect(html).not.toContain(integrityOf(main));
  expect(html).not.toContain('/modules/boats/1.0.0/entry.js');
  expect(html).toContain('<head><script src="/__dev/client.js"></script>');
  expect(isSigned(JSON.parse(await site.registry()), x)).toBe(true);
});

test('a page of visitors gets no staff module', async () => {
  const visitors = { ...registry, modules: [aModule('shell')] };
  const html = page.replace(JSON.stringify(registry), JSON.stringify(visitors));
  expect(inlined(await site.document(html)).modules.map(({ id }) => id)).toEqual(['shell']);
});

test('the policy of the document allows the module, also before its first release', () => {
  const policy = "default-src 'none'; trusted-types wabu-modules wabu-shell; object-src 'none'";
  expect(site.policy(policy)).toBe(
    "default-src 'none'; trusted-types wabu-modules wabu-shell wabu-boats; object-src 'none'",
  );
  expect(site.policy(site.policy(policy))).toBe(site.policy(policy));
});

test('what is no installation is said in one sentence', async () => {
  const local: LocalBuild = { id: 'boats', entry: () => aModule('boats'), file: () => null };
  const nowhere = new Site('http://127.0.0.1:9', local).registry();
  await expect(nowhere).rejects.toThrow('http://127.0.0.1:9 does not answer');
});
