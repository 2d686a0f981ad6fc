import { expect, test } from '@jest/globals';
import { forEachTest } from '@wabu/shared/testing/for-tests';
import { modulesOf } from '../../modules/module-source.ts';
import { createTestApi } from '../../testing.ts';
import { planPage } from './document/plan-page.ts';
import { PageCache } from './page-cache.ts';
import { smallSiteBuilds } from './testing/small-site-app.ts';

const api = forEachTest(() => createTestApi({ builds: smallSiteBuilds() }));

test('pages are in memory up to a size, whatever hosts are asked for, and none of an unknown address', async () => {
  const source = modulesOf(api.platform);
  const registry = await source.registry();
  const cacheOf = (maxBytes?: number) => {
    const cache = new PageCache(api.platform, source, registry, maxBytes);
    return (host: number, path = '/') =>
      cache.page({
        plan: planPage(path, registry),
        language: 'it',
        banner: 'closed',
        origin: `http://host-${host}.example`,
        hasMicrosites: false,
      });
  };
  const { byteLength } = (await cacheOf()(1)).bodies.identity;
  const read = cacheOf(3.5 * byteLength);
  const first = await read(1);
  for (const host of [2, 3]) await read(host);
  expect(await read(1)).toBe(first);
  const newest = await read(4);
  expect(await read(4)).toBe(newest);
  await read(5);
  await read(6);
  expect(await read(1)).not.toBe(first);
  expect(await read(1, '/nothing')).not.toBe(await read(1, '/nothing'));
});

test('a page that many visitors ask for at once is rendered once', async () => {
  const source = modulesOf(api.platform);
  const registry = await source.registry();
  const cache = new PageCache(api.platform, source, registry);
  const asked = { language: 'it', banner: 'closed', origin: 'http://host.example' } as const;
  const hasMicrosites = false;
  const plan = planPage('/', registry);
  const [one, other] = await Promise.all([
    cache.page({ ...asked, plan, hasMicrosites }),
    cache.page({ ...asked, plan, hasMicrosites }),
  ]);
  expect(one).toBe(other);
});
