import { expect, test } from '@jest/globals';
import { aFrontend, aSupplier } from '@wabu/shared/testing/builders';
import { forEachTest } from '@wabu/shared/testing/for-tests';
import { answer } from '../../client.ts';
import { createTestApi } from '../../testing.ts';
import { listMicrosites, readMicrosite } from './read-microsite.ts';
import { countedDatabase } from './testing/counted-database.ts';

const api = forEachTest(createTestApi);

async function publish(...URLs: string[]) {
  const { d1 } = (await api.client('admin')).api;
  const supplier = aSupplier(1);
  await answer(d1.addsupplier.$post({ json: supplier }));
  for (const URL of URLs) {
    await answer(d1.addfrontend.$post({ json: aFrontend(supplier.Nome, 1, { URL }) }));
    await answer(d1.publishfrontend.$post({ json: { URL } }));
  }
}

/** True if the read needs a query. */
async function isRead(read: () => Promise<unknown>, reader: ReturnType<typeof countedDatabase>) {
  const before = reader.queries();
  await read();
  return reader.queries() > before;
}

test('snapshots of more than eight million characters make room for those read last', async () => {
  await publish('a', 'b', 'c');
  const sql = `UPDATE microsite_snapshots SET document = '{"x":"' || hex(zeroblob(1500000)) || '"}'`;
  await api.platform.database.write([{ sql }]);
  const reader = countedDatabase(api.platform, true);
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
  const reader = countedDatabase(api.platform, true);
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
