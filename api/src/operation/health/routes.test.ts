import { expect, test } from '@jest/globals';
import { createMemoryPlatform } from '../../platform/node/testing/memory-platform.ts';
import { createTestApi, type PlatformChange, send } from '../../testing.ts';

const failing = () => Promise.reject(new Error('it is down'));

async function healthOf(change: PlatformChange) {
  const api = await createTestApi({ log: () => {}, ...change });
  const { status } = await api.fetch('/healthz');
  const documents = await api.fetch('/api/mongo/checkmongo');
  return { status, documents: documents.status };
}

test('the server is ready while the document store or the object store is down', async () => {
  const memory = await createMemoryPlatform();
  const objects = { ...memory.objects, check: failing };
  const change = { documents: { check: failing }, objects };
  expect(await healthOf(change)).toEqual({ status: 200, documents: 503 });
});

test('other trouble is in the details, for the token of the metrics only', async () => {
  const metricsToken = 'a-token-for-the-metrics';
  const settings = { metricsToken };
  const documents = { check: failing };
  const disk = { freeBytes: async () => 1e6, lastBackupAt: async () => 1_800_000_000_000 };
  const api = await createTestApi({ log: () => {}, settings, documents, ...disk });
  const ask = async (token: string | null) =>
    (await send(api.fetch, 'GET', '/healthz', { token })).json();
  expect(await ask(metricsToken)).toEqual({
    status: 'ok',
    details: {
      relational: true,
      documents: false,
      objects: true,
      translator: null,
      readOnly: false,
      freeBytes: 1e6,
      diskLow: true,
      lastMaintenanceAt: null,
      lastBackupAt: 1_800_000_000_000,
    },
  });
  for (const token of [null, 'another-token-of-someone', await api.signIn('king')])
    expect(await ask(token)).toEqual({ status: 'ok' });
});

test('E07 any number of checks reads the store once in three seconds', async () => {
  let checks = 0;
  let now = Date.now();
  const documents = {
    check: async () => {
      checks += 1;
    },
  };
  const api = await createTestApi({ documents, now: () => now });
  const checkOften = () =>
    Promise.all(Array.from({ length: 20 }, () => api.fetch('/api/mongo/checkmongo')));
  const texts = await Promise.all((await checkOften()).map((answer) => answer.text()));
  expect([checks, new Set(texts).size]).toEqual([1, 1]);
  now += 3_001;
  await checkOften();
  expect(checks).toBe(2);
});
