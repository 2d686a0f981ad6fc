import { hydrated } from '../fixtures/hydrated.ts';
import { expect, test } from '../fixtures/test.ts';

test('A visitor moves through the site without loading it again', async ({ page, publicSite }) => {
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

test('A change of language keeps the page, its place and its address', async ({
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
  // By key: before a click the tool would scroll by itself.
  await page.getByRole('button', { name: /Lingua/ }).press('Enter');
  await page.getByRole('menuitemradio', { name: 'Français' }).press('Enter');
  await expect(
    page.getByRole('heading', { name: 'Politique de confidentialité', level: 1 }),
  ).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/privacy');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  expect(await page.evaluate(() => scrollY), 'the place on the page stays').toBeGreaterThan(500);
  await expect(page).toHaveTitle('Politique de confidentialité · Wabu');
  await expect(other.getByRole('heading', { name: 'Changer d’avis' })).toBeVisible();

  await page.reload();
  await expect(page.locator('html'), 'remembered').toHaveAttribute('lang', 'fr');
  await page.goto('/es/privacy');
  await expect(
    page.getByRole('heading', { name: 'Política de privacidad', level: 1 }),
  ).toBeVisible();
  await hydrated(page);
  await expect(page.locator('html'), 'the address wins').toHaveAttribute('lang', 'es');
});

test('A corrupt, blocked or full storage does not disturb a visitor', async ({ newPerson }) => {
  const corrupt = await newPerson();
  await corrupt.addInitScript(() => {
    if (sessionStorage.getItem('spoiled')) return;
    sessionStorage.setItem('spoiled', 'once');
    localStorage.setItem('language', 'klingon');
    localStorage.setItem('cookieConsentType', '%00');
    localStorage.setItem('cookieConsentRecord', '{"type":');
  });
  await corrupt.goto('/');
  await hydrated(corrupt);
  await expect(corrupt.locator('#cookie-banner')).toBeVisible();
  await corrupt.waitForFunction(() => localStorage.getItem('cookieConsentType') === null);
  expect(await corrupt.evaluate(() => localStorage.getItem('language')), 'healed').toBeNull();

  const blocked = await newPerson();
  await blocked.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get: refuse });
    Object.defineProperty(window, 'sessionStorage', { get: refuse });
  });
  await blocked.goto('/');
  await hydrated(blocked);
  await blocked.getByRole('button', { name: 'Rifiuta', exact: true }).click();
  await expect(blocked.locator('#cookie-banner')).toHaveCount(0);
  await blocked.getByRole('button', { name: /Lingua/ }).click();
  await blocked.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(blocked.getByRole('heading', { name: 'Welcome to Lake Garda' })).toBeVisible();

  const full = await newPerson();
  await full.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await full.goto('/');
  await hydrated(full);
  await full.getByRole('button', { name: 'Accetta tutti' }).click();
  await expect(full.locator('#cookie-banner')).toHaveCount(0);
  await full.reload();
  await hydrated(full);
  await expect(full.locator('#cookie-banner'), 'the cookie kept the answer').toHaveCount(0);
});
