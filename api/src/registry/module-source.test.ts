import { expect, test } from '@jest/globals';
import { type Registry, registrySchema } from '@wabu/shared/module/registry';
import { signedText } from '@wabu/shared/module/sign-registry';
import { describedModule } from '../../contract/module-builds.ts';
import { createApp } from '../app.ts';
import type { BuiltFiles } from '../platform/platform.ts';
import { forAllTests } from '../testing/for-tests.ts';
import { createTestApi, send } from '../testing.ts';
import { integrityOf } from './archive/build-archive.ts';
import { readBuilds } from './build-repository.ts';
import { storeProgramBuilds } from './program-builds.ts';
import { OPERATOR, operatorCalls } from './testing/operator-calls.ts';

const encode = (text: string) => new TextEncoder().encode(text);

let keys: CryptoKeyPair;
const api = forAllTests(async () => {
  keys = (await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify'])) as CryptoKeyPair;
  const registryKey = await crypto.subtle.exportKey('jwk', keys.privateKey);
  const settings = { jwtSecret: 'x'.repeat(32), development: false, operatorToken: OPERATOR };
  return createTestApi({
    builds: await programBuilds(),
    settings: { ...settings, registryKey },
  });
});

/** Files of the program that were read, by folder. */
const readPaths: string[] = [];

/** `module.json` by folder of the program. */
const folders: Record<string, object> = {};

/** The builds of the program: a shell and a section. */
async function programBuilds(): Promise<BuiltFiles> {
  const entry = encode('built in');
  const files = { 'entry.js': await integrityOf(entry) };
  const start = {
    entry: { scripts: ['entry.js'], styles: [] },
    preload: { scripts: [], styles: [] },
  };
  const shell = { id: 'shell', version: '1.4.0', ...start, files, shared: { react: '19.3.1' } };
  const boats = { ...shell, id: 'boats', version: '1.0.0', contract: 1, shared: {} };
  const description = describedModule('boats');
  Object.assign(folders, { shell, 'mf-boats': { ...boats, description } });
  return {
    workspaces: async () => Object.keys(folders),
    list: async () => ['module.json', 'entry.js'],
    read: async (workspace, path) => {
      readPaths.push(`${workspace}/${path}`);
      if (folders[workspace] === undefined) return null;
      if (path === 'module.json') return encode(JSON.stringify(folders[workspace]));
      return path === 'entry.js' ? entry : null;
    },
  };
}

interface Listed {
  id: string;
  kept: { version: string }[];
}

async function boats(): Promise<Registry['modules']> {
  const registry = registrySchema.parse(await (await api.fetch('/registry.json')).json());
  return registry.modules.filter(({ id }) => id === 'boats');
}

const operator = operatorCalls(api);
const publish = (version: string, claims = {}) => operator.publish('boats', version, claims);
const change = (what: 'live' | 'blocked' | 'canary', json: object) =>
  operator.call('POST', `/boats/${what}`, json);

function isSigned(document: Registry): Promise<boolean> {
  const signature = Uint8Array.from(atob(document.signature ?? ''), (c) => c.charCodeAt(0));
  return crypto.subtle.verify('Ed25519', keys.publicKey, signature, encode(signedText(document)));
}

test('the first release stores the build of the program for a rollback', async () => {
  const [before] = await boats();
  await publish('1.1.0');
  expect((await boats())[0]?.base).toBe(before?.base);
  await change('live', { version: '1.1.0' });
  const [after] = await boats();
  expect(after?.base).toBe('/modules/boats/1.1.0/');
  expect(await (await api.fetch(`${after?.base}entry.js`)).text()).toContain('1.1.0');
  expect(await (await api.fetch(`${before?.base}entry.js`)).text()).toBe('built in');
  await change('live', { version: before?.version });
  expect((await boats())[0]?.base).toBe(before?.base);
  await change('live', { version: '1.1.0' });
});

test('the first release of a section that is newer than the server leaves no other version', async () => {
  // `npm run release` builds in the folders of the program.
  const ferries = JSON.stringify(folders['mf-boats']).replaceAll('boats', 'ferries');
  folders['mf-ferries'] = JSON.parse(ferries);
  await operator.publish('ferries', '1.0.0');
  await operator.call('POST', '/ferries/live', { version: '1.0.0' });
  await storeProgramBuilds(api.platform);
  const { modules } = (await operator.call('GET', '')) as { modules: Listed[] };
  const kept = modules.find(({ id }) => id === 'ferries')?.kept;
  expect(kept?.map(({ version }) => version)).toEqual(['1.0.0']);
});

test('a build that loses a file while it is read is not stored, and the start goes on', async () => {
  const text = JSON.stringify(folders['mf-boats']).replaceAll('boats', 'gondolas');
  const gondolas = JSON.parse(text);
  const files = { ...gondolas.files, 'gone.js': gondolas.files['entry.js'] };
  folders['mf-gondolas'] = { ...gondolas, files };
  await storeProgramBuilds(api.platform);
  expect(readPaths).toContain('mf-gondolas/gone.js');
  expect(await readBuilds(api.platform.database, 'gondolas')).toEqual([]);
  delete folders['mf-gondolas'];
});

test('a restart reads no file of the builds that are stored', async () => {
  await storeProgramBuilds(api.platform);
  readPaths.length = 0;
  await storeProgramBuilds(api.platform);
  expect(readPaths).toContain('shell/module.json');
  expect(readPaths.filter((path) => !path.endsWith('/module.json'))).toEqual([]);
});

test('the registry contains a canary beside the live version', async () => {
  await publish('1.2.0');
  await change('canary', { version: '1.2.0', percent: 10 });
  expect((await boats()).map(({ version, status, percent }) => [version, status, percent])).toEqual(
    [
      ['1.1.0', 'live', undefined],
      ['1.2.0', 'canary', 10],
    ],
  );
  await change('canary', { version: '1.2.0', percent: 0 });
});

test('an override is signed and holds one stored version that is not blocked', async () => {
  const token = await api.signIn('admin');
  const get = (version: string) =>
    send(api.fetch, 'GET', `/api/modules/boats/versions/${version}`, { token });
  const override = registrySchema.parse(await (await get('1.1.0')).json());
  expect(override.modules.map(({ id, version, status }) => [id, version, status])).toEqual([
    ['boats', '1.1.0', 'live'],
  ]);
  expect(await isSigned(override)).toBe(true);
  const unknown = await get('9.9.9');
  expect(unknown.status).toBe(404);
  expect(await unknown.json()).toMatchObject({ message: 'La versione 9.9.9 di boats non esiste' });
  await change('blocked', { version: '1.2.0', blocked: true });
  const blocked = await get('1.2.0');
  expect(blocked.status).toBe(409);
  expect(await blocked.json()).toEqual({
    code: 'in-use',
    message: 'La versione 1.2.0 è bloccata',
  });
  await change('blocked', { version: '1.2.0', blocked: false });
});

test('in development, build folders take precedence over releases', async () => {
  const { settings, ...others } = api.platform;
  const writing = createApp({ ...others, settings: { ...settings, development: true } });
  const answer = await writing.request('/registry.json');
  const { modules } = registrySchema.parse(await answer.json());
  expect(modules.find(({ id }) => id === 'boats')?.version).toMatch(/^1\.0\.0-/);
  expect((await boats())[0]?.version).toBe('1.1.0');
});

test('further releases of a module add no channel and no claim', async () => {
  const { database } = api.platform;
  const rows = async () => {
    const tables = ['module_channels', 'module_claims'];
    const counts = tables.map((table) => ({ sql: `SELECT count(*) AS n FROM ${table}` }));
    return (await database.queryAll(counts)).map(([row]) => row?.n);
  };
  const before = await rows();
  for (const version of ['3.1.1', '3.1.2', '3.1.3']) {
    await publish(version);
    await change('live', { version });
  }
  expect(await rows()).toEqual(before);
});
