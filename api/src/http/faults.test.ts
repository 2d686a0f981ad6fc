import { expect, test } from '@jest/globals';
import { calls } from '../../contract/calls.ts';
import { sendCall } from '../../contract/send-call.ts';
import { embeddedDocuments } from '../platform/documents/embedded-documents.ts';
import { createMemoryPlatform } from '../platform/node/testing/memory-platform.ts';
import { type Database, type LogEntry, type Platform, StoreError } from '../platform/platform.ts';
import { createTestApi, send } from '../testing.ts';
import { sha256 } from './sha256.ts';

const SECRETS = "SQLITE_ERROR near 'users' at /srv/wabu/data/wabu.db (v3.45.1)";

/** An api whose stores work until `failNow` is called, and then reject with `failure`. */
async function createFailingApi(failure: unknown) {
  let isFailing = false;
  const logged: [string, LogEntry | undefined][] = [];
  const memory = await createMemoryPlatform();
  const fail =
    <A extends unknown[], R>(act: (...args: A) => Promise<R>) =>
    (...args: A) =>
      isFailing ? Promise.reject(failure) : act(...args);
  const { database, objects } = memory;
  const failing: Database = {
    exclusive: false,
    query: fail((...args: Parameters<Database['query']>) => database.query(...args)),
    queryAll: fail((...args: Parameters<Database['queryAll']>) => database.queryAll(...args)),
    write: fail((...args: Parameters<Database['write']>) => database.write(...args)),
  };
  const change: Partial<Platform> = {
    database: failing,
    documents: embeddedDocuments(failing),
    objects: {
      ...objects,
      put: fail(objects.put),
      get: fail(objects.get),
      check: fail(objects.check),
    },
    log: (_, event, entry) => logged.push([event, entry]),
  };
  const api = await createTestApi(change);
  const token = await api.signIn('king');
  logged.length = 0;
  const failNow = () => {
    isFailing = true;
  };
  return { api, logged, token, database, failNow };
}

test('E06 an unexpected failure is answered with a request id only, which the log knows', async () => {
  const { api, logged, token, failNow } = await createFailingApi(new Error(SECRETS));
  failNow();
  for (const call of calls) {
    const response = await sendCall(api, call, token);
    const text = await response.text();
    expect([call.name, response.status]).toEqual([call.name, 500]);
    expect(text).not.toMatch(/sqlite|users|srv|wabu\.db|3\.45|at \w|\.ts/i);
    const problem = JSON.parse(text) as { code: string; message: string; requestId: string };
    expect(problem).toEqual({
      code: 'unexpected',
      message: 'Errore imprevisto: riprova tra poco',
      messageCode: 'problem.unexpected',
      requestId: response.headers.get('x-request-id'),
      traceId: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    const line = logged.find(
      ([event, entry]) => event === 'unexpected' && entry?.requestId === problem.requestId,
    );
    expect(line?.[1]?.error).toContain(SECRETS);
  }
});

test.each([
  ['busy', 503],
  ['broken', 503],
  ['full', 507],
] as const)('F03, F28 a store that is %s is answered %i', async (reason, status) => {
  const { api, token, failNow } = await createFailingApi(new StoreError(reason));
  failNow();
  const call = calls.find(({ path }) => path === '/api/d1/addsupplier') as (typeof calls)[number];
  const response = await sendCall(api, call, token);
  expect(response.status).toBe(status);
  expect(response.headers.get('retry-after')).toBe(status === 503 ? '2' : null);
  expect(await response.json()).toMatchObject({ code: 'unavailable' });
});

test('a check answers 503 without details while its store fails', async () => {
  const { api, failNow } = await createFailingApi(new Error(SECRETS));
  failNow();
  for (const path of ['/api/d1/checkd1', '/api/mongo/checkmongo', '/api/r2/checkr2', '/healthz']) {
    const response = await api.fetch(path);
    expect([path, response.status]).toEqual([path, 503]);
    expect(await response.text()).not.toMatch(/sqlite|srv|3\.45/i);
  }
});

test('E16 a password that was typed as the name is neither logged nor stored', async () => {
  const { api, logged, database } = await createFailingApi(null);
  for (const username of ['my-very-own-password', 'king', 'my-very-own-password'])
    await send(api.fetch, 'POST', '/api/adminwabu/login', {
      json: { username, password: 'a wrong one' },
    });
  const rejected = logged.filter(([event]) => event === 'login refused').map(([, entry]) => entry);
  const hashes = rejected.map((entry) => String(entry?.nameHash));
  for (const hash of hashes) expect(hash).toMatch(/^[0-9a-f]{64}$/);
  expect([hashes[0] === hashes[2], hashes[0] === hashes[1]]).toEqual([true, false]);
  expect(hashes).not.toContain(await sha256('king'));
  expect(JSON.stringify(logged)).not.toMatch(/my-very-own-password|king/);
  const attempts = JSON.stringify(await database.query('SELECT key FROM attempts'));
  expect(attempts).toContain(hashes[0]);
  expect(attempts).not.toMatch(/my-very-own-password|king/);
});

test('E16 no password and no token is in the log', async () => {
  const { api, logged, token } = await createFailingApi(null);
  const password = 'my-very-own-password';
  const json = { username: 'king', password };
  await send(api.fetch, 'POST', '/api/adminwabu/login', { token, json });
  await send(api.fetch, 'POST', '/api/d1/adduser', { token, json: { clear_psw: password } });
  await send(api.fetch, 'GET', `/api/d1/nothing?token=${token}`, { token });
  const lines = JSON.stringify(logged);
  expect(lines).toContain('login refused');
  expect(lines).not.toContain(password);
  expect(lines).not.toContain(token);
});
