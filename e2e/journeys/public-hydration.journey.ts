import assert from 'node:assert/strict';
import { hasFocus } from '../fixtures/focus.ts';
import { hydrated } from '../fixtures/hydrated.ts';
import { journey } from '../fixtures/journey.ts';

journey(
  'A visitor moves through the site without loading it again',
  {},
  async ({ page, visit }) => {
    await visit('/de/');
    await hydrated(page);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Datenschutz' }).click();
    await page.getByRole('heading', { level: 1, name: 'Datenschutzerklärung' }).waitFor();
    assert.equal(await page.title(), 'Datenschutzerklärung · Wabu');
    await hasFocus(page.locator('#content'));
    await page.getByRole('link', { name: 'Startseite' }).click();
    await page.getByRole('heading', { name: 'Willkommen am Gardasee' }).waitFor();
    assert.equal(await page.title(), 'Willkommen am Gardasee · Wabu');
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Datenschutzerklärung' }).waitFor();
    assert.ok(await page.evaluate(() => 'sameDocument' in window));
  },
);

journey(
  'A change of language keeps the page, its place and its address',
  {},
  async ({ page, visit, newTab, server }) => {
    await visit('/privacy');
    await hydrated(page);
    await page.getByRole('button', { name: 'Rifiuta', exact: true }).click();
    const other = await newTab();
    await other.goto(`${server.url}/cookies`);
    await hydrated(other);

    await page.evaluate(() => window.scrollTo(0, 700));
    // By key: before a click the tool would scroll by itself.
    await page.getByRole('button', { name: /Lingua/ }).press('Enter');
    await page.getByRole('menuitemradio', { name: 'Français' }).press('Enter');
    await page.getByRole('heading', { name: 'Politique de confidentialité', level: 1 }).waitFor();
    assert.equal(new URL(page.url()).pathname, '/privacy');
    assert.equal(await page.locator('html').getAttribute('lang'), 'fr');
    assert.ok((await page.evaluate(() => scrollY)) > 500, 'the place on the page stays');
    assert.equal(await page.title(), 'Politique de confidentialité · Wabu');
    await other.getByRole('heading', { name: 'Changer d’avis' }).waitFor();

    await page.reload();
    assert.equal(await page.locator('html').getAttribute('lang'), 'fr', 'remembered');
    await visit('/es/privacy');
    await page.getByRole('heading', { name: 'Política de privacidad', level: 1 }).waitFor();
    await hydrated(page);
    assert.equal(await page.locator('html').getAttribute('lang'), 'es', 'the address wins');
  },
);

journey(
  'A corrupt, blocked or full storage does not disturb a visitor',
  {},
  async ({ newPerson, server }) => {
    const corrupt = await newPerson();
    await corrupt.addInitScript(() => {
      if (sessionStorage.getItem('spoiled')) return;
      sessionStorage.setItem('spoiled', 'once');
      localStorage.setItem('language', 'klingon');
      localStorage.setItem('cookieConsentType', '%00');
      localStorage.setItem('cookieConsentRecord', '{"type":');
    });
    await corrupt.goto(`${server.url}/`);
    await hydrated(corrupt);
    await corrupt.locator('#cookie-banner').waitFor();
    await corrupt.waitForFunction(() => localStorage.getItem('cookieConsentType') === null);
    assert.equal(await corrupt.evaluate(() => localStorage.getItem('language')), null, 'healed');

    const blocked = await newPerson();
    await blocked.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('blocked', 'SecurityError');
      };
      Object.defineProperty(window, 'localStorage', { get: refuse });
      Object.defineProperty(window, 'sessionStorage', { get: refuse });
    });
    await blocked.goto(`${server.url}/`);
    await hydrated(blocked);
    await blocked.getByRole('button', { name: 'Rifiuta', exact: true }).click();
    await blocked.locator('#cookie-banner').waitFor({ state: 'detached' });
    await blocked.getByRole('button', { name: /Lingua/ }).click();
    await blocked.getByRole('menuitemradio', { name: 'English' }).click();
    await blocked.getByRole('heading', { name: 'Welcome to Lake Garda' }).waitFor();

    const full = await newPerson();
    await full.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await full.goto(`${server.url}/`);
    await hydrated(full);
    await full.getByRole('button', { name: 'Accetta tutti' }).click();
    await full.locator('#cookie-banner').waitFor({ state: 'detached' });
    await full.reload();
    await hydrated(full);
    assert.equal(await full.locator('#cookie-banner').count(), 0, 'the cookie kept the answer');
  },
);
