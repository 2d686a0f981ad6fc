import { brotliDecompressSync } from 'node:zlib';
import { beforeEach, expect, test } from '@jest/globals';
import type { Frontend } from '@wabu/shared/entities/frontend';
import { aFrontend, aSection, aSupplier } from '@wabu/shared/testing/builders';
import { createFastPath } from '../../app.ts';
import { compress } from '../../platform/node/server/compress.ts';
import { forEachTest } from '../../testing/for-tests.ts';
import { createTestApi, send } from '../../testing.ts';

const PATH = '/api/d1/getfrontend?URL=esempio-1';
const supplier = aSupplier(1);
/** Long enough to be compressed. */
const Sezioni = [aSection({ Contenuto: { it: `<p>${'Il lago. '.repeat(300)}</p>` } })];

let token: string;
const server = forEachTest(() => createTestApi({ compress }));
beforeEach(async () => {
  token = await server.signIn('king');
  await server.seedSuppliers([supplier]);
  await write('POST', '/api/d1/addfrontend', aFrontend(supplier.Nome, 1, { Sezioni }));
});

async function write(method: string, path: string, json: unknown) {
  const response = await send(server.fetch, method, path, { token, json });
  expect(response.ok).toBe(true);
}

const get = (headers: Record<string, string> = {}) =>
  send(server.fetch, 'GET', PATH, { token, headers });

/** The answer without Hono; null if the route has to answer. */
function fromMemory(headers: Record<string, string> = {}, path = PATH) {
  const sent: Record<string, string> = {
    host: 'localhost',
    authorization: `Bearer ${token}`,
    ...headers,
  };
  return createFastPath(server.platform)({
    method: 'GET',
    path,
    header: (name) => sent[name],
  });
}

const textOf = (body: Uint8Array | null | undefined) => new TextDecoder().decode(body ?? undefined);

test('a record that was read is answered from memory, with the bytes and headers of the route', async () => {
  expect(fromMemory()).toBeNull();
  const first = await get({ 'Accept-Encoding': 'br' });
  const again = fromMemory({ 'accept-encoding': 'br' });
  expect(again?.body).toEqual(new Uint8Array(await first.arrayBuffer()));
  const named = (headers: string[] = []) =>
    headers.flatMap((name, at) => (at % 2 === 0 ? [[name.toLowerCase(), headers[at + 1]]] : []));
  const {
    'x-request-id': _,
    'content-length': __,
    ...headers
  } = Object.fromEntries(named(again?.headers));
  expect(Object.fromEntries(first.headers)).toMatchObject(headers);
  expect(first.headers.get('Content-Encoding')).toBe('br');
});

test('a client that accepts no compression gets the same record', async () => {
  const compressed = await get({ 'Accept-Encoding': 'br' });
  expect(fromMemory()).toBeNull();
  const plain = await (await get()).text();
  const bytes = new Uint8Array(await compressed.arrayBuffer());
  expect(brotliDecompressSync(bytes).toString()).toBe(plain);
  expect(textOf(fromMemory()?.body)).toBe(plain);
});

test('after a change of the record or of its supplier the next answer shows it', async () => {
  const shown = async () => (await (await get()).json()) as Frontend;
  await shown();
  const changed = aFrontend(supplier.Nome, 1, { Sezioni, Logo: 'lago.png' });
  await write('PUT', '/api/d1/updatefrontend', changed);
  expect(fromMemory()).toBeNull();
  expect((await shown()).Logo).toBe('lago.png');
  await write('PUT', '/api/d1/updatesupplier', { ...supplier, Nome: 'Terme nuove' });
  expect(fromMemory()).toBeNull();
  expect((await shown()).Fornitore).toBe('Terme nuove');
});

test('a request without a live session is not answered from memory', async () => {
  await get();
  expect(fromMemory({ authorization: 'Bearer wrong' })).toBeNull();
  expect(fromMemory()).not.toBeNull();
  await send(server.fetch, 'POST', '/api/adminwabu/logout', { token });
  expect(fromMemory()).toBeNull();
});

test('a page from memory brings each session its own key of local copies', async () => {
  const path = '/api/d1/suppliers';
  const ask = (of: string) => send(server.fetch, 'GET', path, { token: of });
  const key = (await ask(token)).headers.get('Wabu-Copy-Key');
  expect(keyFromMemory(token)).toBe(key);
  const other = await server.signIn('rookie');
  expect(keyFromMemory(other)).toBeUndefined();
  const otherKey = (await ask(other)).headers.get('Wabu-Copy-Key');
  expect(keyFromMemory(other)).toBe(otherKey);
  expect(otherKey).not.toBe(key);

  function keyFromMemory(of: string) {
    const { headers } = fromMemory({ authorization: `Bearer ${of}` }, path) ?? {
      headers: [] as string[],
    };
    const at = headers.indexOf('Wabu-Copy-Key');
    return at < 0 ? undefined : headers[at + 1];
  }
});

test('without HSTS neither the route nor the memory sends Strict-Transport-Security', async () => {
  expect((await get()).headers.has('Strict-Transport-Security')).toBe(true);
  server.platform.settings.strictTransport = false;
  expect((await get()).headers.has('Strict-Transport-Security')).toBe(false);
  const { headers = [] } = fromMemory() ?? {};
  expect(headers.length).toBeGreaterThan(0);
  expect(headers.map((each) => each.toLowerCase())).not.toContain('strict-transport-security');
});
