import { expect, test } from '@jest/globals';
import { aFrontend, aSupplier } from '@wabu/shared/testing/builders';
import { forEachTest } from '@wabu/shared/testing/for-tests';
import { answer } from '../../client.ts';
import { createTestApi } from '../../testing.ts';
import { hasMicrosites, listMicrosites, readMicrosite } from './read-microsite.ts';
import { countedDatabase } from './testing/counted-database.ts';

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

test('a microsite that nobody changed is read from memory', async () => {
  await publish('lago');
  const alone = countedDatabase(api.platform, true);
  const first = await readMicrosite(alone, 'lago');
  const before = alone.queries();
  expect(await readMicrosite(alone, 'lago')).toEqual(first);
  await listMicrosites(alone, { limit: 10 });
  await listMicrosites(alone, { limit: 10 });
  expect(alone.queries()).toBe(before + 1);
});

test('what another process publishes and withdraws shows in the next read', async () => {
  const d1 = await publish('lago');
  const other = countedDatabase(api.platform, false);
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
