import { expect, test } from '@jest/globals';
import { calls } from '../../contract/calls.ts';
import { sendCall } from '../../contract/send-call.ts';
import type { ContractServer } from '../../contract/server.ts';
import { embeddedDocuments } from '../platform/documents/embedded-documents.ts';
import { createMemoryPlatform } from '../platform/node/testing/memory-platform.ts';
import { type Database, type LogEntry, type Platform, StoreError } from '../platform/platform.ts';
import { createTestApi } from '../testing.ts';
import { sha256 } from './sha256.ts';

const SECRETS = "SQLITE_ERROR near 'users' at /srv/wabu/data/wabu.db (v3.45.1)";

/** An api whose stores work until `fail` is called, and then fail as they are told. */
async function createFailingApi(failure: unknown) {
  let failing = false;
  const told: [string, LogEntry | undefined][] = [];
  const memory = await createMemoryPlatform();
  const fail =
    <A extends unknown[], R>(act: (...args: A) => Promise<R>) =>
    (...args: A) =>
      failing ? Promise.reject(failure) : act(...args);
  const { database, objects } = memory;
  const broken: Database = {
    exclusive: false,
    query: fail((...args: Parameters<Database['query']>) => database.query(...args)),
    queryAll: fail((...args: Parameters<Database['queryAll']>) => database.queryAll(...args)),
    write: fail((...args: Parameters<Database['write']>) => database.write(...args)),
  };
  const breaking: Partial<Platform> = {
    database: broken,
    documents: embeddedDocuments(broken),
    objects: {
      ...objects,
      put: fail(objects.put),
      get: fail(objects.get),
      check: fail(objects.check),
    },
    log: (_, event, entry) => told.push([event, entry]),
  };
  const api = await createTestApi(breaking);
  const token = await api.signIn('king');
  // What signing in said of the king is not what is looked at.
  told.length = 0;
  const server = { fetch: api.fetch } as unknown as ContractServer;
  return {
    told,
    token,
    server,
    database,
    breakNow: () => {
      failing = true;
    },
    close: async () => {
      await api.close();
      await memory.close();
    },
  };
}

test('E06 whatever breaks inside, the answer says nothing of it but a request id, which the log knows', async () => {
  const { told, token, server, breakNow, close } = await createFailingApi(new Error(SECRETS));
  breakNow();
  for (const call of calls) {
    const response = await sendCall(server, call, token);
    const text = await response.text();
    expect([call.name, response.status]).toEqual([call.name, 500]);
    expect(text).not.toMatch(/sqlite|users|srv|wabu\.db|3\.45|at \w|\.ts/i);
    const problem = JSON.parse(text) as { code: string; message: string; requestId: string };
    expect(problem).toEqual({
      code: 'unexpected',
      message: 'Errore imprevisto: riprova tra poco',
      requestId: response.headers.get('x-request-id'),
    });
    const line = told.find(
      ([event, entry]) => event === 'unexpected' && entry?.requestId === problem.requestId,
    );
    expect(line?.[1]?.error).toContain(SECRETS);
  }
  await close();
});

test('F28 a store that is locked asks to come back, F03 one that is full says so', async () => {
  for (const [reason, status] of [
    ['busy', 503],
    ['broken', 503],
    ['full', 507],
  ] as const) {
    const { token, server, breakNow, close } = await createFailingApi(new StoreError(reason));
    breakNow();
    const call = calls.find(({ path }) => path === '/api/d1/addsupplier');
    if (call === undefined) throw new Error('no such call');
    const response = await sendCall(server, call, token);
    expect(response.status).toBe(status);
    expect(response.headers.get('retry-after')).toBe(status === 503 ? '2' : null);
    expect(await response.json()).toMatchObject({ code: 'unavailable' });
    await close();
  }
});

test('the checks are red when their store is down, and say no more', async () => {
  const { server, breakNow, close } = await createFailingApi(new Error(SECRETS));
  breakNow();
  for (const path of ['/api/d1/checkd1', '/api/mongo/checkmongo', '/api/r2/checkr2', '/healthz']) {
    const response = await server.fetch(path);
    expect([path, response.status]).toEqual([path, 503]);
    expect(await response.text()).not.toMatch(/sqlite|srv|3\.45/i);
  }
  await close();
});

test('E16 a password that was typed as the name is neither logged nor stored', async () => {
  const { told, server, database, close } = await createFailingApi(null);
  const typed = ['my-very-own-password', 'king', 'my-very-own-password'];
  for (const username of typed)
    await server.fetch('/api/adminwabu/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ username, password: 'a wrong one' }),
    });
  const refused = told.filter(([event]) => event === 'login refused').map(([, entry]) => entry);
  // Known or not, a name is a hash: the same for the same name.
  const hashes = refused.map((entry) => String(entry?.nameHash));
  for (const hash of hashes) expect(hash).toMatch(/^[0-9a-f]{64}$/);
  expect([hashes[0] === hashes[2], hashes[0] === hashes[1]]).toEqual([true, false]);
  expect(hashes).not.toContain(await sha256('king'));
  expect(JSON.stringify(told)).not.toMatch(/my-very-own-password|king/);
  const attempts = JSON.stringify(await database.query('SELECT key FROM attempts'));
  expect(attempts).toContain(hashes[0]);
  expect(attempts).not.toMatch(/my-very-own-password|king/);
  await close();
});

test('E16 no password and no token is in the log', async () => {
  const { told, token, server, close } = await createFailingApi(null);
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
  const credentials = { username: 'king', password: 'my-very-own-password' };
  await server.fetch('/api/adminwabu/login', {
    method: 'POST',
    headers,
    body: JSON.stringify(credentials),
  });
  await server.fetch('/api/d1/adduser', {
    method: 'POST',
    headers,
    body: JSON.stringify({ clear_psw: 'my-very-own-password' }),
  });
  await server.fetch(`/api/d1/nothing?token=${token}`, { headers });
  const lines = JSON.stringify(told);
  expect(lines).toContain('login refused');
  expect(lines).not.toContain('my-very-own-password');
  expect(lines).not.toContain(token);
  await close();
});
