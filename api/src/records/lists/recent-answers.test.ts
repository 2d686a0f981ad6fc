import { brotliDecompressSync } from 'node:zlib';
import { beforeEach, expect, test } from '@jest/globals';
import type { Frontend } from '@wabu/shared/entities/frontend';
import { aFrontend, aSection, aSupplier } from '@wabu/shared/testing/builders';
import { forEachTest } from '@wabu/shared/testing/for-tests';
import { newRoutes } from '../../http/env.ts';
import { compress } from '../../platform/node/server/compress.ts';
import { createTestApi, send } from '../../testing.ts';
import { answerRecent } from './recent-answers.ts';

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
  expect((await send(server.fetch, method, path, { token, json })).ok).toBe(true);
}

const get = (headers: Record<string, string> = {}) =>
  send(server.fetch, 'GET', PATH, { token, headers });

/** How many reads of the database an action needs. */
async function readsOf(act: () => Promise<unknown>): Promise<number> {
  const { database } = server.platform;
  const { query, queryAll } = database;
  let reads = 0;
  database.query = (...args) => {
    reads += 1;
    return query.apply(database, args);
  };
  database.queryAll = (...args) => {
    reads += 1;
    return queryAll.apply(database, args);
  };
  await act();
  Object.assign(database, { query, queryAll });
  return reads;
}

test('a record that was read is answered from memory, with the same bytes and headers', async () => {
  const first = await get({ 'Accept-Encoding': 'br' });
  let again = first;
  const reads = await readsOf(async () => {
    again = await get({ 'Accept-Encoding': 'br' });
  });
  expect(reads).toBe(0);
  expect(await again.arrayBuffer()).toEqual(await first.arrayBuffer());
  const withoutId = ({ headers }: Response) =>
    [...headers].filter(([name]) => name !== 'x-request-id');
  expect(withoutId(again)).toEqual(withoutId(first));
  expect(first.headers.get('Content-Encoding')).toBe('br');
});

test('a client that accepts no compression gets the same record', async () => {
  const compressed = await (await get({ 'Accept-Encoding': 'br' })).arrayBuffer();
  const plain = await (await get()).text();
  expect(brotliDecompressSync(new Uint8Array(compressed)).toString()).toBe(plain);
});

test('after a change of the record or of its supplier the next answer shows it', async () => {
  const shown = async () => (await (await get()).json()) as Frontend;
  await shown();
  const changed = aFrontend(supplier.Nome, 1, { Sezioni, Logo: 'lago.png' });
  await write('PUT', '/api/d1/updatefrontend', changed);
  expect((await shown()).Logo).toBe('lago.png');
  await write('PUT', '/api/d1/updatesupplier', { ...supplier, Nome: 'Terme nuove' });
  expect((await shown()).Fornitore).toBe('Terme nuove');
});

test('an ended session gets no answer from memory', async () => {
  await get();
  await send(server.fetch, 'POST', '/api/adminwabu/logout', { token });
  expect((await get()).status).toBe(401);
});

test('a write of another process ends an answer', async () => {
  server.platform.database.exclusive = false;
  const list = () => send(server.fetch, 'GET', '/api/d1/getallsuppliers', { token });
  const before = (await list()).headers.get('ETag');
  await server.platform.database.write([
    { sql: 'UPDATE suppliers SET phone = ?', args: ['045'] },
    { sql: "UPDATE revisions SET revision = revision + 1 WHERE entity = 'suppliers'" },
  ]);
  const answer = await list();
  expect(answer.headers.get('ETag')).not.toBe(before);
  expect(await answer.json()).toMatchObject([{ Telefono: '045' }]);
});

test.each([
  [true, 8],
  [false, 4],
])(
  'where the process writes alone (%s), answers of more than %d MB make room @verify',
  async (exclusive, megabytes) => {
    const { platform } = server;
    platform.database.exclusive = exclusive;
    let reads = 0;
    const app = newRoutes()
      .use(async (c, next) => {
        c.set('platform', platform);
        await next();
      })
      .get('/list', (c) =>
        answerRecent(c, { entity: 'suppliers' }, async () => {
          reads += 1;
          return { body: 'x'.repeat(1024 * 1024) };
        }),
      );
    const isKept = async (page: number) => {
      const before = reads;
      await app.request(`/list?page=${page}`);
      return reads === before;
    };
    for (let page = 0; page <= megabytes; page += 1) expect(await isKept(page)).toBe(false);
    for (let page = 1; page <= megabytes; page += 1) expect(await isKept(page)).toBe(true);
    expect(await isKept(0)).toBe(false);
  },
);
