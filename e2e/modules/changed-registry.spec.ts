import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { releasesOf } from '../fixtures/releases.ts';
import { expect, test } from '../fixtures/test.ts';

/** Changes the registry in the HTML of a page. */
const changeRegistry = (context: BrowserContext, page: RegExp, from: string, to: string) =>
  context.route(page, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace(from, to) });
  });

test('With a changed registry no module starts, and the prerendered page stays', async ({
  page,
  context,
}) => {
  const base = '"base":"/modules/public/';
  await changeRegistry(context, /\/privacy$/, base, base.replace('public', 'evils_'));
  await page.goto('/privacy');
  await expect(page.getByRole('alert').filter({ hasText: 'non è autentico' })).toBeVisible();
  expect(((await page.locator('main').textContent()) ?? '').length).toBeGreaterThan(1000);
  expect(await page.evaluate(() => 'wabu_public' in window)).toBe(false);
});

test('With a changed registry the last valid one of this browser applies', async ({
  page,
  context,
  signIn,
  usersPage,
}) => {
  await signIn('admin');
  await usersPage.open();
  await expect(usersPage.table).toBeVisible();
  const base = '"base":"/modules/users/';
  await changeRegistry(context, /\/adminwabu\/users$/, base, base.replace('users', 'evils'));
  await usersPage.open();
  await expect(usersPage.table).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test.describe('An older registry', () => {
  test.use({ ownServer: true });

  test('is replaced by that of the server, and refused in words when the server has no newer one', async ({
    page,
    context,
    server,
    publicSite,
  }) => {
    const read = async (path: string) => (await fetch(server.url + path)).text();
    const [cached, replayed] = [await read('/it/privacy'), await read('/registry.json')];
    const releases = releasesOf(server);
    await releases.publish('users', '1.1.0');
    await releases.makeLive('users', '1.1.0');
    await publicSite.open('/it/privacy');
    await context.route('**/it/privacy', (route) =>
      route.fulfill({ contentType: 'text/html', body: cached }),
    );
    await publicSite.open('/it/privacy');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await context.route('**/registry.json', (route) => route.fulfill({ body: replayed }));
    await page.goto('/it/privacy');
    const notice = page.getByRole('alert').filter({ hasText: 'più vecchio' });
    await expect(notice).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('locks no browser out: after an earlier copy of the data, and after a new data folder', async ({
    page,
    server,
    publicSite,
  }) => {
    const earlier = join(mkdtempSync(join(tmpdir(), 'wabu-earlier-')), 'data');
    await server.stop();
    cpSync(server.dataDir, earlier, { recursive: true });
    await server.start();
    const releases = releasesOf(server);
    await releases.publish('users', '1.1.0');
    await releases.makeLive('users', '1.1.0');
    await publicSite.open('/privacy');
    for (const data of [earlier, null]) {
      await server.stop();
      rmSync(server.dataDir, { recursive: true });
      if (data !== null) cpSync(data, server.dataDir, { recursive: true });
      await server.start();
      await publicSite.open('/privacy');
      await expect(page.getByRole('alert')).toHaveCount(0);
    }
    rmSync(earlier, { recursive: true });
  });
});
