import { beforeEach, expect, test } from '@jest/globals';
import { manySuppliers } from '@wabu/shared/testing/builders';
import { newRoutes } from '../../http/env.ts';
import { supplierList } from '../../suppliers/routes.ts';
import { insertSupplier } from '../../suppliers/testing/insert-supplier.ts';
import { forEachTest } from '../../testing/for-tests.ts';
import { createTestApi } from '../../testing.ts';
import { searchList } from './list-search.ts';
import { answerContent, findRecent } from './recent-answers.ts';
import { noteRevision, rowsBetween, writeAndInvalidate } from './write-and-invalidate.ts';

/*
 * What lists keep in the memory of the server, filled past its bound (docs/growth.md).
 */

const api = forEachTest(createTestApi);
beforeEach(async () => {
  const write = manySuppliers(5).map((one, index) => insertSupplier(`id ${index}`, one, index));
  await writeAndInvalidate(api.platform, ['suppliers'], write);
});

test('answers of more than 16 MB make room for the newest', async () => {
  const { platform } = api;
  const body = new Uint8Array(1024 * 1024);
  const app = newRoutes()
    .use(async (c, next) => {
      c.set('platform', platform);
      await next();
    })
    .get('/list', (c) =>
      answerContent(c, { action: 'suppliers.read', entity: 'suppliers' }, async () => ({
        validator: null,
        encode: async () => ({ encoding: 'identity', body }),
      })),
    );
  for (let page = 0; page < 20; page += 1) await app.request(`/list?page=${page}`);
  const kept = Array.from({ length: 20 }, (_, page) => page).filter((page) =>
    findRecent(platform, `/list?page=${page}`, undefined),
  );
  expect(kept).toEqual(Array.from({ length: 16 }, (_, at) => at + 4));
});

test('four searches are remembered, and the one that was found first is found anew', async () => {
  let looks = 0;
  const find = async (id: string) => {
    const before = looks;
    const accepts = () => {
      looks += 1;
      return true;
    };
    await searchList(api.platform, supplierList, { id, accepts }, { limit: 10 });
    return looks > before;
  };
  for (const id of ['a', 'b', 'c', 'd', 'e']) expect(await find(id)).toBe(true);
  for (const id of ['b', 'c', 'd', 'e']) expect(await find(id)).toBe(false);
  expect(await find('a')).toBe(true);
});

test('the written rows of two hundred writes are remembered', () => {
  const { database } = api.platform;
  for (let revision = 1; revision <= 450; revision += 1)
    noteRevision(database, 'frontends', revision, [[`key ${revision}`, '']]);
  expect(rowsBetween(database, 'frontends', 250, 450)).toHaveLength(200);
  expect(rowsBetween(database, 'frontends', 249, 450)).toBeNull();
});
