import type { Page } from '@playwright/test';
import { post } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

/** Distinct words, so that the demo's microsites are not found. */
const texts = {
  it: ['Noleggio', 'Monopattini elettrici e caschi per il lungolago.'],
  de: ['Verleih', 'Elektrische Tretroller für die Uferstraße.'],
  ar: ['تأجير', 'دراجات كهربائية على ضفاف البُحَيْرَة.'],
} as const;

const names = Object.fromEntries(
  Object.entries(texts).map(([code, [name]]) => [code, `<p>${name}</p>`]),
);
const contents = Object.fromEntries(
  Object.entries(texts).map(([code, [, content]]) => [code, `<p>${content}</p>`]),
);

test.beforeEach(async ({ microsites, server, token }) => {
  const king = await token('king');
  const section = { visible: true, NomeSezione: names, Contenuto: contents };
  await microsites.seed({ URL: 'ruote-del-garda', Sezioni: [section] }).catch(ignoreDuplicate);
  await post(`${server.url}/api/d1/publishfrontend`, { URL: 'ruote-del-garda' }, king);
});

/** Tests of this file share a server. */
function ignoreDuplicate(error: Error): void {
  if (!error.message.includes(': 409 ')) throw error;
}

const field = (page: Page) => page.getByRole('searchbox');
const results = (page: Page) => page.getByRole('main').getByRole('listitem');

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor searches by the form and opens a result', async ({ page }) => {
    await page.goto('/de/ricerca');
    await expect(results(page)).toHaveCount(0);
    await field(page).fill('uferstrasse');
    await page.getByRole('button', { name: 'Suchen' }).click();
    await page.waitForURL('**/de/ricerca?q=uferstrasse');
    await expect(field(page)).toHaveValue('uferstrasse');
    await expect(results(page).locator('mark')).toHaveText('Uferstraße');
    await results(page).getByRole('link').click();
    await page.waitForURL('**/de/siti/ruote-del-garda');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Traghetti Benaco');
  });
});

test('The home leads to the search: the results follow the typing, the count is announced, the address keeps up', async ({
  page,
  publicSite,
}) => {
  await publicSite.open('/it/');
  await page.getByRole('banner').getByRole('link', { name: 'Ricerca' }).click();
  await expect(page).toHaveURL(/\/it\/ricerca$/);
  await field(page).pressSequentially('monop');
  await expect(page.getByRole('status').filter({ hasText: '1 risultato' })).toHaveCount(1);
  await expect(results(page).locator('mark')).toHaveText('Monopattini');
  await expect(page).toHaveURL(/\/it\/ricerca\?q=monop$/);
  await field(page).press('Enter');
  await expect(results(page)).toHaveCount(1);
  await field(page).fill('');
  await expect(results(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/it\/ricerca$/);
});

test('The results of the server stay, and another language searches again @verify', async ({
  page,
  publicSite,
}) => {
  await publicSite.open('/it/ricerca?q=traghetti');
  await expect(results(page).getByRole('link')).toHaveAttribute('href', '/it/siti/ruote-del-garda');
  await publicSite.rejectCookies();
  await publicSite.chooseLanguage('Deutsch');
  await expect(results(page).getByRole('link')).toHaveAttribute('href', '/de/siti/ruote-del-garda');
  await expect(field(page)).toHaveValue('traghetti');
});

test('A search that fails says how to try again @verify', async ({
  page,
  publicSite,
  expectConsoleError,
}) => {
  await publicSite.open('/it/ricerca');
  expectConsoleError(/503/);
  await page.route('**/api/public/search', (route) => route.fulfill({ status: 503 }));
  await field(page).fill('monopattini');
  await expect(page.getByRole('main')).toContainText('La ricerca non risponde.');
  await page.unroute('**/api/public/search');
  await page.getByRole('button', { name: 'Cerca' }).click();
  await expect(results(page)).toHaveCount(1);
  await expect(page.getByRole('main')).not.toContainText('La ricerca non risponde.');
});
