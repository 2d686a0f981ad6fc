import { describe, expect, test } from '@jest/globals';
import { aFrontend, aSupplier } from '@wabu/shared/testing/builders';
import { forEachTest } from '@wabu/shared/testing/for-tests';
import { answer } from '../../client.ts';
import type { Database } from '../../platform/platform.ts';
import { createTestApi } from '../../testing.ts';
import { hasMicrosites, listMicrosites, readMicrosite } from './read-microsite.ts';

const api = forEachTest(createTestApi);

async function publish(...URLs: string[]) {
  const { d1 } = (await api.client('admin')).api;
  for (const [index, URL] of URLs.entries()) {
    const supplier = aSupplier(index + 1);
    await answer(d1.addsupplier.$post({ json: supplier }));
    await answer(d1.addfrontend.$post({ json: aFrontend(supplier.Nome, 1, { URL }) }));
    await answer(d1.publishfrontend.$post({ json: { URL } }));
  }
  return d1;
}

/** The same database as another process sees it, with a count of its queries. */
function elsewhere(exclusive: boolean) {
  const { database } = api.platform;
  let queries = 0;
  const counted: Database = {
    exclusive,
    query: (sql, args) => {
      queries += 1;
      return database.query(sql, args);
    },
    queryAll: (statements) => database.queryAll(statements),
    write: (statements) => database.write(statements),
  };
  return { database: counted, queries: () => queries };
}

test('a microsite that nobody changed is read from memory', async () => {
  await publish('lago');
  const alone = elsewhere(true);
  const first = await readMicrosite(alone, 'lago');
  const before = alone.queries();
  expect(await readMicrosite(alone, 'lago')).toEqual(first);
  await listMicrosites(alone, { limit: 10 });
  await listMicrosites(alone, { limit: 10 });
  expect(alone.queries()).toBe(before + 1);
});

test('what another process publishes and withdraws shows in the next read', async () => {
  const d1 = await publish('lago');
  const other = elsewhere(false);
  expect((await readMicrosite(other, 'lago')).kind).toBe('published');
  expect((await listMicrosites(other, { limit: 10 })).microsites).toHaveLength(1);
  expect(await hasMicrosites(other)).toBe(true);
  await answer(d1.unpublishfrontend.$post({ json: { URL: 'lago' } }));
  expect(await readMicrosite(other, 'lago')).toEqual({ kind: 'withdrawn' });
  expect((await listMicrosites(other, { limit: 10 })).microsites).toEqual([]);
  expect(await hasMicrosites(other)).toBe(false);
});

test('the list comes in parts, by address', async () => {
  await publish('b', 'c', 'a');
  const first = await listMicrosites(api.platform, { limit: 2 });
  expect(first.microsites.map(({ URL }) => URL)).toEqual(['a', 'b']);
  const rest = await listMicrosites(api.platform, { limit: 2, after: first.next ?? '' });
  expect(rest.microsites.map(({ URL }) => URL)).toEqual(['c']);
  expect(rest.next).toBeNull();
});

describe('what is in memory', () => {
  /** True if the read needs a query. */
  async function isRead(read: () => Promise<unknown>, reader: ReturnType<typeof elsewhere>) {
    const before = reader.queries();
    await read();
    return reader.queries() > before;
  }

  test('snapshots of more than eight million characters make room for those read last', async () => {
    await publish('a', 'b', 'c');
    const sql = `UPDATE microsite_snapshots SET document = '{"x":"' || hex(zeroblob(1500000)) || '"}'`;
    await api.platform.database.write([{ sql }]);
    const reader = elsewhere(true);
    const read = (URL: string) => isRead(() => readMicrosite(reader, URL), reader);
    for (const URL of ['a', 'b', 'a', 'c']) await read(URL);
    expect([await read('a'), await read('c')]).toEqual([false, false]);
    expect(await read('b')).toBe(true);
  });

  test('twenty thousand addresses and a hundred lists make room for the next', async () => {
    await publish('a');
    await api.platform.database.write([
      {
        sql: `WITH RECURSIVE numbers (n) AS (SELECT 2 UNION ALL SELECT n + 1 FROM numbers WHERE n < 20001)
              INSERT INTO microsite_addresses (url_key, frontend_id)
              SELECT 'a-' || n, (SELECT frontend_id FROM microsites) FROM numbers`,
      },
    ]);
    const reader = elsewhere(true);
    const address = (number: number) =>
      isRead(() => readMicrosite(reader, number === 1 ? 'a' : `a-${number}`), reader);
    for (let number = 2; number <= 20_001; number += 1) await address(number);
    expect([await address(2), await address(20_001)]).toEqual([false, false]);
    await address(1);
    expect([await address(20_001), await address(2)]).toEqual([false, true]);
    const list = (limit: number) => isRead(() => listMicrosites(reader, { limit }), reader);
    for (let limit = 1; limit <= 101; limit += 1) await list(limit);
    expect([await list(101), await list(2), await list(1)]).toEqual([false, false, true]);
  });
});
