import { afterEach, describe, expect, test } from '@jest/globals';
import { aSupplier, aUser } from '@wabu/shared/testing/builders';
import { fillEmptyStore } from '../src/first-run.ts';
import { send } from '../src/testing.ts';
import {
  type Ask,
  closeInstallations,
  contentsOf,
  type Installation,
  KING,
  move,
  onNode,
  onWorkerd,
} from './installations.ts';
import { OPERATOR } from './server.ts';

afterEach(closeInstallations);

async function signIn({ ask }: Installation): Promise<string> {
  const answer = await send(ask, 'POST', '/api/adminwabu/login', { json: KING });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { token: string }).token;
}

const addSupplier = ({ ask }: Installation, token: string, number: number) =>
  send(ask, 'POST', '/api/d1/addsupplier', { token, json: aSupplier(number) });

async function found({ ask }: Installation, q: string): Promise<number> {
  const json = { q, language: 'it' };
  const answer = await send(ask, 'POST', '/api/public/search', { json });
  return ((await answer.json()) as { results: unknown[] }).results.length;
}

/** A document that fits no statement of an SQL file for D1, with signs that need escapes. */
const longTrash = {
  sql: `INSERT INTO trash (entity, record_id, label, document, deleted_by, deleted_at, purge_at)
        VALUES ('frontend', 'x', 'x', ?, 'king', 1, 99999999999999)`,
  args: [JSON.stringify({ text: '"è 湖\\n🌊" '.repeat(120_000) }).slice(0, 1_480_000)],
};

/** More rows than a page has. */
const manyChanges = {
  sql: `WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 1300)
        INSERT INTO changes (happened_at, actor, actor_role, action, entity, record_id, request_id, batch)
        SELECT n, 'king', 'king', 'update', 'supplier', 'x', 'x', 'x' FROM numbers`,
};

describe('a move from Node to Workers and back', () => {
  test('keeps every row and every object', async () => {
    const [source, middle, last] = [await onNode(true), await onWorkerd(), await onNode(false)];
    await source.database.write([longTrash, manyChanges]);
    await middle.database.write([{ sql: 'DELETE FROM users' }]);
    await source.platform.erasures.add('supplier:someone');
    const token = await signIn(source);
    expect(await found(source, 'battelli')).toBeGreaterThan(0);
    const before = await contentsOf(source);
    expect(before.tables.suppliers?.length).toBeGreaterThan(5);
    expect(before.blobs.length).toBeGreaterThan(10);

    const moved = await move(source, middle);
    expect(moved.objects).toBe(before.blobs.length);
    expect(await contentsOf(middle)).toEqual(before);
    expect(await found(middle, 'battelli')).toBe(await found(source, 'battelli'));

    await move(middle, last);
    expect(await contentsOf(last)).toEqual(before);
    expect(await found(last, 'battelli')).toBe(await found(source, 'battelli'));
    expect(await last.platform.erasures.list()).toEqual(['supplier:someone']);

    // Another installation, without the sessions of the first one.
    const [one, two] = await Promise.all(
      [source, last].map(async ({ ask, database }) => ({
        id: (await database.query('SELECT id FROM installation'))[0]?.id,
        status: (await send(ask, 'GET', '/api/d1/getallsuppliers', { token })).status,
      })),
    );
    expect(two?.id).not.toBe(one?.id);
    expect([one?.status, two?.status]).toEqual([200, 401]);

    // Written to at once, and by numbers that no row had before.
    const added = await addSupplier(last, await signIn(last), 77);
    expect(added.status).toBe(201);
    const [newest] = await last.database.query('SELECT max(id) AS id FROM changes');
    const [former] = await source.database.query('SELECT max(id) AS id FROM changes');
    expect(Number(newest?.id)).toBeGreaterThan(Number(former?.id));
  });
});

describe('the source of a move', () => {
  const writes: [string, string, object][] = [
    ['POST', '/api/d1/addsupplier', aSupplier(78)],
    ['POST', '/api/d1/adduser', aUser('x')],
  ];

  async function expectReadOnly(ask: Ask, token: string): Promise<void> {
    for (const [method, path, json] of writes) {
      const answer = await send(ask, method, path, { token, json });
      expect([path, answer.status]).toEqual([path, 503]);
      expect(answer.headers.get('Retry-After')).toBe('60');
      expect(((await answer.json()) as { message: string }).message).toContain('può solo leggere');
    }
    expect((await send(ask, 'GET', '/api/d1/getallsuppliers', { token })).status).toBe(200);
    expect((await ask('/sitemap.xml')).status).toBe(200);
  }
  const begin = { json: { id: 'ab'.repeat(16), role: 'source' }, token: OPERATOR };

  test('on Node can only be read, also after a restart, until the transfer is given up', async () => {
    const source = await onNode(true);
    const token = await signIn(source);
    expect((await send(source.ask, 'POST', '/api/transfer', begin)).status).toBe(200);
    await expectReadOnly(source.ask, token);
    await source.restart();
    await expectReadOnly(source.ask, token);
    await send(source.ask, 'DELETE', '/api/transfer', { token: OPERATOR });
    expect((await addSupplier(source, token, 78)).status).toBe(201);
  });

  test('on Workers can only be read, from every isolate', async () => {
    const source = await onWorkerd();
    const token = await signIn(source);
    expect((await send(source.ask, 'POST', '/api/transfer', begin)).status).toBe(200);
    await expectReadOnly(source.ask, token);
    await expectReadOnly(source.askOther, token);
    await send(source.ask, 'DELETE', '/api/transfer', { token: OPERATOR });
    expect((await addSupplier(source, token, 78)).status).toBe(201);
  });
});

test('an interrupted move continues where it ended', async () => {
  const [source, target] = [await onNode(true), await onNode(false)];
  const before = await contentsOf(source);
  for (const stop of [10, 35, 60]) {
    let calls = 0;
    const failing: Installation = {
      ...target,
      ask: async (path, init) => {
        calls += 1;
        return calls > stop ? new Response('{}', { status: 403 }) : target.ask(path, init);
      },
    };
    await expect(move(source, failing)).rejects.toThrow('target refuses it');
    // Nobody signs in at a half of an installation, and no start fills it.
    await target.restart();
    expect((await target.ask('/sitemap.xml')).status).toBe(200);
  }
  await move(source, target);
  expect(await contentsOf(target)).toEqual(before);
});

test('a target that is given up is as new, and takes another move', async () => {
  const [source, target] = [await onNode(true), await onNode(false)];
  const json = { id: 'cd'.repeat(16), role: 'target' };
  await send(target.ask, 'POST', '/api/transfer', { json, token: OPERATOR });
  const ended = await send(target.ask, 'DELETE', '/api/transfer', { token: OPERATOR });
  expect(ended.status).toBe(200);
  await target.restart();
  await fillEmptyStore(target.platform, { king: KING, demo: false });
  const token = await signIn(target);
  const page = await send(target.ask, 'GET', '/api/d1/suppliers', { token });
  expect(await page.json()).toMatchObject({ total: 0 });
  const before = await contentsOf(source);
  await move(source, target);
  expect(await contentsOf(target)).toEqual(before);
});

describe('a move is rejected', () => {
  test('to a target that is not empty', async () => {
    const [source, target] = [await onNode(true), await onNode(true)];
    const before = await contentsOf(target);
    await expect(move(source, target)).rejects.toThrow('must be empty');
    expect(await contentsOf(target)).toEqual(before);
  });

  test('to the target of another move, and from it', async () => {
    const [source, other, target] = [await onNode(true), await onNode(false), await onNode(false)];
    const json = { id: 'cd'.repeat(16), role: 'target' };
    await send(target.ask, 'POST', '/api/transfer', { json, token: OPERATOR });
    await expect(move(source, target)).rejects.toThrow('takes part in another transfer');
    await expect(move(target, other)).rejects.toThrow('is the target of another transfer');
  });

  test('when the apps of users could not be read there', async () => {
    const source = await onNode(true);
    await source.database.write([
      { sql: "INSERT INTO totp_factors (user_id, seed) SELECT id, 'x' FROM users LIMIT 1" },
    ]);
    const target = await onNode(false, 'another-secret-of-more-than-32-bytes');
    await expect(move(source, target)).rejects.toThrow('same JWT_SECRET');
  });

  test('when the program of the other side has other tables', async () => {
    const [source, target] = [await onNode(true), await onNode(false)];
    await target.database.write([{ sql: 'ALTER TABLE suppliers ADD COLUMN later TEXT' }]);
    await expect(move(source, target)).rejects.toThrow('update both to the same version');
  });

  test('to everybody but the operator', async () => {
    const { ask, ...rest } = await onNode(true);
    const king = await signIn({ ask, ...rest });
    const id = 'ab'.repeat(16);
    const calls: [string, string][] = [
      ['GET', '/api/transfer'],
      ['POST', '/api/transfer'],
      ['DELETE', '/api/transfer'],
      ...['page', 'last', 'rows', 'hashes', 'finish', 'close'].map((name): [string, string] => [
        'POST',
        `/api/transfer/${id}/${name}`,
      ]),
      ['GET', `/api/transfer/${id}/objects`],
      ['GET', `/api/transfer/${id}/objects/${'ab'.repeat(32)}`],
      ['PUT', `/api/transfer/${id}/objects/${'ab'.repeat(32)}`],
    ];
    for (const [method, path] of calls) {
      expect([path, (await send(ask, method, path)).status]).toEqual([path, 401]);
      expect([path, (await send(ask, method, path, { token: king })).status]).toEqual([path, 403]);
    }
  });
});
