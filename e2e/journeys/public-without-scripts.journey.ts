import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { journey } from '../fixtures/journey.ts';
import { publicPaths } from '../fixtures/public-site.ts';

const withoutScripts = { browser: { javaScriptEnabled: false } };

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

for (const code of ['it', 'de', 'ar'] as const) {
  journey(
    `A visitor without scripts reads every page in ${code}`,
    withoutScripts,
    async ({ page, visit }) => {
      for (const path of publicPaths) {
        await visit(`/${code}${path}`);
        assert.equal(await page.locator('html').getAttribute('lang'), code);
        const heading = page.getByRole('main').getByRole('heading', { level: 1 });
        assert.ok(((await heading.textContent()) ?? '').length > 3, path);
        const links = await page.getByRole('main').getByRole('link').all();
        for (const link of links) {
          const address = (await link.getAttribute('href')) ?? '';
          assert.match(address, /^(#|mailto:|https:)|^\/(it|de|ar)\//, 'stays in the language');
        }
      }
      await visit(`/${code}/`);
      await page.getByRole('heading', { name: words[code].home }).waitFor();
    },
  );
}

journey(
  'A visitor without scripts changes language by plain links',
  withoutScripts,
  async ({ page, visit }) => {
    await visit('/privacy');
    await chooseLanguage(page, 'Deutsch');
    await page.waitForURL('**/de/privacy');
    await page.getByRole('heading', { name: 'Datenschutzerklärung' }).waitFor();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Datenschutz' }).waitFor();
    await chooseLanguage(page, 'العربية');
    await page.waitForURL('**/ar/privacy');
    assert.equal(await page.locator('html').getAttribute('dir'), 'rtl');
    await page.getByRole('navigation').first().getByRole('link').click();
    await page.waitForURL('**/ar/');
    await visit('/');
    assert.equal(await page.locator('html').getAttribute('lang'), 'ar', 'the choice is stored');
  },
);

async function chooseLanguage(page: Page, name: string) {
  await page.locator('[popovertarget]').click();
  await page.getByRole('menuitemradio', { name }).click();
}

journey(
  'A visitor without scripts answers the cookie banner, and asks for it again',
  withoutScripts,
  async ({ page, visit, context }) => {
    for (const code of ['it', 'de', 'ar'] as const) {
      await visit(`/${code}/privacy`);
      await page.getByRole('button', { name: words[code].all }).click();
      await page.waitForURL(`**/${code}/privacy`);
      assert.equal(await page.locator('#cookie-banner').count(), 0);
      const [given] = await context.cookies();
      assert.match(given?.value ?? '', /^all\.2026-11\.\d+$/);
      await visit(`/${code}/`);
      assert.equal(await page.locator('#cookie-banner').count(), 0, 'on other pages too');
      await page.getByRole('contentinfo').getByRole('button').click();
      const banner = page.locator('#cookie-banner');
      await banner.getByRole('button', { name: words[code].revoke }).waitFor();
      await banner.getByRole('button').filter({ hasText: '×' }).click();
      await page.waitForURL(`**/${code}/`);
      assert.equal(await banner.count(), 0, 'closed without a change');
      const [kept] = await context.cookies();
      assert.equal(kept?.value, given?.value);
      await context.clearCookies();
    }
  },
);

journey(
  'A choice made without scripts holds once scripts run',
  {},
  async ({ newPerson, server }) => {
    const reader = await newPerson({ javaScriptEnabled: false });
    await reader.goto(`${server.url}/`);
    await reader.getByRole('button', { name: 'Rifiuta', exact: true }).click();
    await reader.waitForURL('**/');
    const cookies = await reader.context().cookies();

    const page = await newPerson();
    await page.context().addCookies(cookies);
    await page.goto(`${server.url}/`);
    await page.waitForFunction(() => localStorage.getItem('cookieConsentType') === 'none');
    assert.equal(await page.locator('#cookie-banner').count(), 0);
  },
);
