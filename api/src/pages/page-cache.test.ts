import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { modulesOf } from '../registry/module-source.ts';
import { createTestApi, type TestApi } from '../testing.ts';
import { planPage } from './document/plan-page.ts';
import { PageCache } from './page-cache.ts';
import { smallSiteBuilds } from './testing/small-site-app.ts';

let api: TestApi;
beforeEach(async () => {
  api = await createTestApi({ builds: smallSiteBuilds() });
});
afterEach(() => api.close());

test('five hundred pages are in memory, whatever hosts are asked for, and none of an unknown address', async () => {
  const source = modulesOf(api.platform);
  const registry = await source.registry();
  const cache = new PageCache(api.platform, source, registry);
  const read = (host: number, path = '/') =>
    cache.page({
      plan: planPage(path, registry),
      language: 'it',
      banner: 'closed',
      origin: `http://host-${host}.example`,
    });
  const first = await read(0);
  expect(await read(0)).toBe(first);
  for (let host = 1; host < 500; host += 1) await read(host);
  expect(await read(0)).toBe(first);
  const newest = await read(500);
  expect(await read(500)).toBe(newest);
  expect(await read(0)).not.toBe(first);
  expect(await read(1, '/nothing')).not.toBe(await read(1, '/nothing'));
});
