import { beforeAll, expect, test } from '@jest/globals';
import { registrySchema } from '@wabu/shared/module/registry';
import { forAllTests } from '@wabu/shared/testing/for-tests';
import { describedModule } from '../../contract/module-builds.ts';
import type { BuiltFiles } from '../platform/platform.ts';
import { createTestApi } from '../testing.ts';

const hash = (letter: string) => `sha384-${letter.repeat(64)}`;
const built = {
  id: 'boats',
  description: describedModule('boats'),
  entry: { scripts: ['entry.js'], styles: [] },
  preload: { scripts: ['module.js'], styles: [] },
  files: { 'entry.js': hash('a'), 'module.js': hash('b'), 'late.js': hash('c') },
};
const files: Record<string, string> = {
  'module.json': JSON.stringify(built),
  'entry.js': 'entry',
  'entry.js.br': 'compressed entry',
  'late.js': 'late',
  'late.js.map': '{"sourcesContent":[]}',
};
const builds: BuiltFiles = {
  workspaces: async () => ['docs', 'mf-boats'],
  list: async () => Object.keys(files),
  read: async (workspace, path) => {
    const text = workspace === 'mf-boats' ? files[path] : undefined;
    return text === undefined ? null : new TextEncoder().encode(text);
  },
};

let base: string;
const api = forAllTests(() => createTestApi({ builds }));
beforeAll(async () => {
  const registry = registrySchema.parse(await (await api.fetch('/registry.json')).json());
  base = registry.modules[0]?.base ?? '';
});

test('a build of the program is the first release of its module', async () => {
  const registry = registrySchema.parse(await (await api.fetch('/registry.json')).json());
  expect(registry.modules).toMatchObject([{ id: 'boats', version: '1', entry: built.entry }]);
});

test('the registry carries only the hashes that a page needs before it has the entry', async () => {
  const { modules } = registrySchema.parse(await (await api.fetch('/registry.json')).json());
  expect(Object.keys(modules[0]?.files ?? {})).toEqual(['entry.js', 'module.js']);
});

test('no cache keeps the registry, which says since when it is so', async () => {
  const answer = await api.fetch('/registry.json');
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  expect(Date.parse((await answer.json()).issuedAt)).toBeGreaterThan(Date.now() - 60_000);
});

test('a file is immutable for browsers', async () => {
  const answer = await api.fetch(`${base}late.js`);
  expect(await answer.text()).toBe('late');
  expect(answer.headers.get('Cache-Control')).toContain('immutable');
  expect(answer.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
});

test('a client that accepts brotli gets the copy compressed at build time', async () => {
  const asked = { headers: { 'Accept-Encoding': 'gzip, br' } };
  const compressed = await api.app.request(`${base}entry.js`, asked);
  const plain = await api.app.request(`${base}late.js`, asked);
  expect(compressed.headers.get('Content-Encoding')).toBe('br');
  expect(await compressed.text()).toBe('compressed entry');
  expect(plain.headers.get('Content-Encoding')).toBeNull();
});

test.each([
  'missing.js',
  '.built',
  '..%2fmodule.json',
  'a%00.js',
  'late.js.map',
  'late.js.MAP',
  'late.js%2emap',
])('%s is not found', async (path) => {
  const answer = await api.app.request(base + path);
  expect(answer.status).toBe(404);
});
