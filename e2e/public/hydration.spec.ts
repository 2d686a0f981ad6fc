import { hold } from '../fixtures/hold.ts';
import { hydrated } from '../fixtures/hydrated.ts';
import { expect, test } from '../fixtures/test.ts';

test('A visitor navigates without a reload', async ({ page, publicSite }) => {
  await publicSite.open('/de/');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await publicSite.footer.getByRole('link', { name: 'Datenschutz' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Datenschutzerklärung' })).toBeVisible();
  await expect(page).toHaveTitle('Datenschutzerklärung · Wabu');
  await expect(page.locator('#content')).toBeFocused();
  await page.getByRole('link', { name: 'Startseite' }).click();
  await expect(page.getByRole('heading', { name: 'Willkommen am Gardasee' })).toBeVisible();
  await expect(page).toHaveTitle('Willkommen am Gardasee · Wabu');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Datenschutzerklärung' })).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBeTruthy();
});

test('No page loads a style sheet that its document contains', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  for (const path of ['/', '/login']) {
    const document = await page.goto(path);
    await hydrated(page);
    const contained: string[] = (await document?.text())?.match(/\/[\w./-]+\.css/g) ?? [];
    expect(contained, path).not.toHaveLength(0);
    expect(
      requested.filter((address) => contained.includes(address)),
      path,
    ).toEqual([]);
  }
});

test('A change of language keeps the page, its scroll position and its address', async ({
  page,
  newTab,
  publicSite,
}) => {
  await publicSite.open('/privacy');
  await page.getByRole('button', { name: 'Rifiuta', exact: true }).click();
  const other = await newTab();
  await other.goto('/cookies');
  await hydrated(other);

  await page.evaluate(() => window.scrollTo(0, 700));
  // By key, because Playwright scrolls before a click.
  await page.getByRole('button', { name: /Lingua/ }).press('Enter');
  await page.getByRole('menuitemradio', { name: 'Français' }).press('Enter');
  await expect(
    page.getByRole('heading', { name: 'Politique de confidentialité', level: 1 }),
  ).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/privacy');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  expect(await page.evaluate(() => scrollY), 'scroll position').toBeGreaterThan(500);
  await expect(page).toHaveTitle('Politique de confidentialité · Wabu');
  await expect(other.getByRole('heading', { name: 'Changer d’avis' })).toBeVisible();

  await page.reload();
  await expect(page.locator('html'), 'stored').toHaveAttribute('lang', 'fr');
  await page.goto('/es/privacy');
  await expect(
    page.getByRole('heading', { name: 'Política de privacidad', level: 1 }),
  ).toBeVisible();
  await hydrated(page);
  await expect(page.locator('html'), 'the address wins').toHaveAttribute('lang', 'es');
});

test('Public pages work with blocked storage @verify', async ({ page, publicSite }) => {
  await page.addInitScript(() => {
    const block = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get: block });
    Object.defineProperty(window, 'sessionStorage', { get: block });
  });
  await publicSite.open('/');
  await publicSite.rejectCookies();
  await publicSite.chooseLanguage('English');
  await expect(page.getByRole('heading', { name: 'Welcome to Lake Garda' })).toBeVisible();
  await publicSite.open('/');
  await expect(publicSite.banner, 'answer in the cookie').toHaveCount(0);
});

test('What a visitor presses before the scripts arrive takes effect at once and stays', async ({
  page,
  publicSite,
}) => {
  const release = await hold(page, /\/modules\/.*\.js$/);
  await page.goto('/');
  await publicSite.languageButton.click();
  await expect(page.getByRole('menuitemradio', { name: 'Deutsch' })).toBeVisible();
  await page.keyboard.press('Escape');
  const answered = page.waitForEvent('framenavigated');
  // In the page: Playwright waits for the next document before it looks at one that is left.
  const isOpen = await publicSite.banner.evaluate((banner) => {
    banner.querySelector<HTMLElement>('button[value=none]')?.click();
    return banner.checkVisibility();
  });
  expect(isOpen, 'the banner is open').toBe(false);
  release();
  await answered;
  await hydrated(page);
  await expect(publicSite.banner).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('cookieConsentType'))).toBe('none');
});
