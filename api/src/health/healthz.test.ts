import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { embeddedDocuments } from '../platform/documents/embedded-documents.ts';
import { createMemoryPlatform } from '../platform/node/testing/memory-platform.ts';
import type { Database } from '../platform/platform.ts';
import { createTestApi, type PlatformChange } from '../testing.ts';

const { privateKey } = generateKeyPairSync('ed25519');
const signed = { settings: { registryKey: privateKey.export({ format: 'jwk' }) as JsonWebKey } };
const failing = () => Promise.reject(new Error('it is down'));

async function healthOf(change: PlatformChange) {
  const api = await createTestApi({ log: () => {}, ...change });
  const { status } = await api.fetch('/healthz');
  const documents = await api.fetch('/api/mongo/checkmongo');
  await api.close();
  return { status, documents: documents.status };
}

test('the server is ready when the store answers and the registry is signed', async () => {
  expect(await healthOf(signed)).toEqual({ status: 200, documents: 200 });
});

test('the server is ready while the document store or the object store is down', async () => {
  const memory = await createMemoryPlatform();
  const objects = { ...memory.objects, check: failing };
  const change = { ...signed, documents: { check: failing }, objects };
  expect(await healthOf(change)).toEqual({ status: 200, documents: 503 });
  await memory.close();
});

test('the server is not ready without a signing key', async () => {
  expect(await healthOf({})).toMatchObject({ status: 503 });
});

test('a result is cached for three seconds', async () => {
  const memory = await createMemoryPlatform();
  let now = Date.now();
  let isDown = false;
  let asked = 0;
  const query: Database['query'] = (sql, args) => {
    asked += 1;
    return isDown ? failing() : memory.database.query(sql, args);
  };
  const database = { ...memory.database, query };
  database.queryAll = (statements) => memory.database.queryAll(statements);
  database.write = (statements) => memory.database.write(statements);
  const documents = embeddedDocuments(database);
  const api = await createTestApi({
    ...signed,
    database,
    documents,
    now: () => now,
    log: () => {},
  });
  const status = async () => (await api.fetch('/healthz')).status;
  expect(await Promise.all([status(), status(), status()])).toEqual([200, 200, 200]);
  const once = asked;
  isDown = true;
  now += 3_000;
  expect([await status(), asked]).toEqual([200, once]);
  now += 1;
  expect(await status()).toBe(503);
  await api.close();
  await memory.close();
});
