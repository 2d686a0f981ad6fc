import type { BrowserContext } from '@playwright/test';
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
