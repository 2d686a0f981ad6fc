import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { aFrontend, aSupplier } from '@wabu/shared/testing/builders';
import { answer } from '../client.ts';
import type { Database } from '../platform/platform.ts';
import { createTestApi, type TestApi } from '../testing.ts';
import { listMicrosites, readMicrosite } from './read-microsite.ts';

let api: TestApi;
beforeEach(async () => {
  api = await createTestApi();
});
afterEach(() => api.close());

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
  await answer(d1.unpublishfrontend.$post({ json: { URL: 'lago' } }));
  expect(await readMicrosite(other, 'lago')).toEqual({ kind: 'withdrawn' });
  expect((await listMicrosites(other, { limit: 10 })).microsites).toEqual([]);
});

test('the list comes in parts, by address', async () => {
  await publish('b', 'c', 'a');
  const first = await listMicrosites(api.platform, { limit: 2 });
  expect(first.microsites.map(({ URL }) => URL)).toEqual(['a', 'b']);
  const rest = await listMicrosites(api.platform, { limit: 2, after: first.next ?? '' });
  expect(rest.microsites.map(({ URL }) => URL)).toEqual(['c']);
  expect(rest.next).toBeNull();
});
