import { expect, test } from '../fixtures/test.ts';
import { publicPaths } from '../pages/public-site.ts';

const words = {
  it: { home: 'Benvenuti sul Lago di Garda', all: 'Accetta tutti', revoke: 'Revoca il consenso' },
  de: {
    home: 'Willkommen am Gardasee',
    all: 'Alle akzeptieren',
    revoke: 'Einwilligung widerrufen',
  },
  ar: {
    home: 'أهلًا بكم في بحيرة غاردا',
    all: 'قبول الكل',
    revoke: 'سحب الموافقة',
  },
} as const;

test.use({ javaScriptEnabled: false });

test('A visitor without scripts reads every page', async ({ page }) => {
  for (const code of ['it', 'ar'] as const) {
    for (const path of publicPaths) {
      await page.goto(`/${code}${path}`);
      await expect(page.locator('html')).toHaveAttribute('lang', code);
      const heading = page.getByRole('main').getByRole('heading', { level: 1 });
      await expect(heading, path).toHaveText(path === '/' ? words[code].home : /.{3}/);
      const links = await page
        .getByRole('main')
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
      for (const link of links)
        expect(link, 'link in the same language').toMatch(/^(#|mailto:|https:)|^\/(it|ar)\//);
    }
  }
});

test('A visitor without scripts changes language by plain links', async ({ page, publicSite }) => {
  await page.goto('/privacy');
  await publicSite.chooseLanguage('Deutsch');
  await page.waitForURL('**/de/privacy');
  await expect(page.getByRole('heading', { name: 'Datenschutzerklärung' })).toBeVisible();
  await expect(publicSite.footer.getByRole('link', { name: 'Datenschutz' })).toBeVisible();
  await publicSite.chooseLanguage('العربية');
  await page.waitForURL('**/ar/privacy');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.getByRole('navigation').first().getByRole('link').click();
  await page.waitForURL('**/ar/');
  await page.goto('/');
  await expect(page.locator('html'), 'the choice is stored').toHaveAttribute('lang', 'ar');
});

test('A visitor without scripts answers the cookie banner and opens it again', async ({
  page,
  context,
  publicSite,
}) => {
  for (const code of ['it', 'de', 'ar'] as const) {
    await page.goto(`/${code}/privacy`);
    await page.getByRole('button', { name: words[code].all }).click();
    await page.waitForURL(`**/${code}/privacy`);
    await expect(publicSite.banner).toHaveCount(0);
    const [given] = await context.cookies();
    expect(given?.value).toMatch(/^all\.2026-11-23\.\d+$/);
    await page.goto(`/${code}/`);
    await expect(publicSite.banner, 'on other pages too').toHaveCount(0);
    await publicSite.footer.getByRole('button').click();
    await expect(publicSite.banner.getByRole('button', { name: words[code].revoke })).toBeVisible();
    await publicSite.banner.getByRole('button').filter({ hasText: '×' }).click();
    await page.waitForURL(`**/${code}/`);
    await expect(publicSite.banner, 'closed without a change').toHaveCount(0);
    const [kept] = await context.cookies();
    expect(kept?.value).toBe(given?.value);
    await context.clearCookies();
  }
});
