import { afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import type { Registry } from '@wabu/shared/module';
import { aRegistryModule } from '@wabu/shared/testing';
import { readRegistry } from './registry-client.ts';

let pair: CryptoKeyPair;
let key: string;
beforeAll(async () => {
  [pair, key] = await newKey();
});

let served: () => Promise<Response>;
const cacheModes: RequestCache[] = [];
beforeEach(() => {
  localStorage.clear();
  cacheModes.length = 0;
  served = async () => new Response('', { status: 500 });
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    cacheModes.push(init?.cache ?? 'default');
    return served();
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  document.body.replaceChildren();
});

async function newKey(): Promise<[CryptoKeyPair, string]> {
  const made = (await crypto.subtle.generateKey('Ed25519', true, ['sign'])) as CryptoKeyPair;
  const { x = '' } = await crypto.subtle.exportKey('jwk', made.publicKey);
  return [made, `wabu-registry-key:${x}`];
}

const section = aRegistryModule('boats');

async function issued(at: string, by = pair, modules = [section]): Promise<Registry> {
  const registry = { issuedAt: `2026-05-0${at}T08:00:00.000Z`, modules };
  const bytes = new TextEncoder().encode(JSON.stringify(registry));
  const signature = new Uint8Array(await crypto.subtle.sign('Ed25519', by.privateKey, bytes));
  return { ...registry, signature: btoa(String.fromCharCode(...signature)) };
}

function inline(registry: Registry): void {
  const script = document.createElement('script');
  script.id = 'wabu-registry';
  script.type = 'application/json';
  script.textContent = JSON.stringify(registry);
  document.body.replaceChildren(script);
}

async function read(registry: Registry, withKey = key) {
  inline(registry);
  const result = await readRegistry(withKey);
  return typeof result === 'string' ? result : result.issuedAt.slice(0, 10);
}

test('a registry of the same time or later is accepted without a request', async () => {
  expect(await read(await issued('2'))).toBe('2026-05-02');
  expect(await read(await issued('2'))).toBe('2026-05-02');
  expect(await read(await issued('3'))).toBe('2026-05-03');
  expect(cacheModes).toEqual([]);
});

test('an older registry is fetched once past the cache, and rejected when that is older too', async () => {
  await read(await issued('3'));
  const older = await issued('2');
  served = async () => Response.json(older);
  expect(await read(older)).toBe('outdated');
  expect(cacheModes).toEqual(['reload']);
});

test('a page from an old cache starts with the registry that the server has now', async () => {
  await read(await issued('3'));
  const now = await issued('4');
  served = async () => Response.json(now);
  expect(await read(await issued('2'))).toBe('2026-05-04');
});

test('a forged or missing answer does not replace an older registry', async () => {
  await read(await issued('3'));
  const [stranger] = await newKey();
  const forged = await issued('5', stranger);
  served = async () => Response.json(forged);
  expect(await read(await issued('2'))).toBe('outdated');
  served = () => Promise.reject(new TypeError('offline'));
  expect(await read(await issued('2'))).toBe('outdated');
});

test('a server whose clock was ahead is accepted when the clock is right again', async () => {
  jest.useFakeTimers({ now: new Date('2026-05-04T08:00:00.000Z'), doNotFake: ['queueMicrotask'] });
  await read(await issued('9'));
  jest.setSystemTime(new Date('2026-05-05T08:00:00.000Z'));
  expect(await read(await issued('5'))).toBe('2026-05-05');
  expect(await read(await issued('3'))).toBe('outdated');
  jest.useRealTimers();
});

test('each signing key has a time of its own', async () => {
  await read(await issued('3'));
  const [other, otherKey] = await newKey();
  expect(await read(await issued('1', other), otherKey)).toBe('2026-05-01');
  expect(await read(await issued('3'))).toBe('2026-05-03');
});

test('a forged registry is never remembered, and the last valid one starts the page', async () => {
  await read(await issued('3'));
  const [stranger] = await newKey();
  expect(await read(await issued('9', stranger))).toBe('2026-05-03');
  expect(await read(await issued('3'))).toBe('2026-05-03');
});

test.each([
  ['changed', { issuedAt: '2026-05-09T08:00:00.000Z' }],
  ['unsigned', { signature: undefined }],
  ['signed with no base64', { signature: '?' }],
])('a %s registry is not authentic', async (_, change) => {
  expect(await read({ ...(await issued('5')), ...change } as Registry)).toBe('not-authentic');
});

test('the registry of a public page does not replace the whole one as the last valid one', async () => {
  await read(await issued('3'));
  await read(await issued('4', pair, []));
  inline({ ...(await issued('5')), signature: 'forged' });
  expect(await readRegistry(key)).toMatchObject({ modules: [{ id: 'boats' }] });
});

test('without a key nothing is remembered or rejected', async () => {
  await read(await issued('3'), '');
  expect(await read(await issued('2'), '')).toBe('2026-05-02');
});
