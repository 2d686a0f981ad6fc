import { expect, test } from '../fixtures/test.ts';
import { publicPaths } from '../pages/public-site.ts';

test.use({ javaScriptEnabled: false });

test('A visitor without scripts reads every page', async ({ page }) => {
  for (const path of publicPaths) {
    await page.goto(`/ar${path}`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    const heading = page.getByRole('main').getByRole('heading', { level: 1 });
    await expect(heading, path).toHaveText(path === '/' ? 'أهلًا بكم في بحيرة غاردا' : /.{3}/);
    const links = await page
      .getByRole('main')
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    for (const link of links)
      expect(link, 'link in the same language').toMatch(/^(#|mailto:|https:)|^\/ar\//);
  }
});

test('A visitor without scripts answers the cookie banner and opens it again @verify', async ({
  page,
  context,
  publicSite,
}) => {
  await page.goto('/ar/privacy');
  await page.getByRole('button', { name: 'قبول الكل' }).click();
  await page.waitForURL('**/ar/privacy');
  await expect(publicSite.banner).toHaveCount(0);
  const [given] = await context.cookies();
  expect(given?.value).toMatch(/^all\.2026-11-23\.\d+$/);
  await page.goto('/ar/');
  await expect(publicSite.banner, 'on other pages too').toHaveCount(0);
  await publicSite.footer.getByRole('button').click();
  await expect(publicSite.banner.getByRole('button', { name: 'سحب الموافقة' })).toBeVisible();
  await publicSite.banner.getByRole('button').filter({ hasText: '×' }).click();
  await page.waitForURL('**/ar/');
  await expect(publicSite.banner, 'closed without a change').toHaveCount(0);
  const [kept] = await context.cookies();
  expect(kept?.value).toBe(given?.value);
});
