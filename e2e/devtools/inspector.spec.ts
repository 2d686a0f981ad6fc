import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessible.ts';
import { releasesOf } from '../fixtures/releases.ts';
import { expect, test } from '../fixtures/test.ts';
import { testsPageOf } from '../pages/tests-page.ts';

const row = (page: Page, card: string, name: RegExp) =>
  testsPageOf(page).card(card).getByRole('row').filter({ hasText: name });

test('The inspector tells what runs here', async ({ page, signIn, testsPage }) => {
  await signIn('admin');
  await testsPage.open();
  const module = (id: string) => row(page, 'Moduli', new RegExp(`^${id}`));
  await expect(module('devtools').getByText('In uso')).toBeVisible();
  expect((await module('devtools').textContent()) ?? '').toMatch(/\d+ ms.*\d kB in \d+ file/);
  await expect(module('public').getByText('Non richiesto')).toBeVisible();
  await expect(module('shell').getByText('offre')).toBeVisible();
});

test('The inspector tells who provided what, and how each module was loaded', async ({
  page,
  signIn,
  usersPage,
  testsPage,
}) => {
  await signIn('admin');
  await usersPage.open();
  await expect(page.getByText('Elenco utenti').first()).toBeVisible();
  await page.getByRole('link', { name: 'Tests', exact: true }).first().click();
  const { card } = testsPage;
  await expect(
    card('Pacchetti condivisi').getByText('Di ogni pacchetto c’è una sola copia.'),
  ).toBeVisible();
  const react = await row(page, 'Pacchetti condivisi', /^react\d/).textContent();
  expect(react ?? '').toMatch(/^react19\.\d+\.\d+shellshell, users, devtoolscaricato · unico/);

  const load = card('Caricamento dei moduli').getByRole('group').filter({ hasText: 'users' });
  await load.locator('summary').click();
  await expect(load.getByText(/^entry\.\w+\.js$/)).toBeVisible();
  expect((await load.textContent()) ?? '').toMatch(/\d+ file, da \d+ a \d+ ms/);
  await expectAccessible(page, { all: true });
});

test('The inspector holds what runs against what was released', async ({
  page,
  signIn,
  testsPage,
}) => {
  const { card, press } = testsPage;
  await signIn('king');
  await testsPage.open();
  const security = card('Integrità e sicurezza');
  await expect(security.getByText('Il registro è firmato')).toBeVisible();
  await expect(security.getByText('in questa scheda: 0')).toBeVisible();
  await press('Integrità e sicurezza', 'Verifica file e politica');
  await expect(security.getByText('niente unsafe-inline, niente unsafe-eval')).toBeVisible();
  await expect(security.getByText('Trusted Types richiesti.')).toBeVisible();
  const found = (await security.getByText(/^devtools .*Autentici: /).textContent()) ?? '';
  const [, authentic, all] = /Autentici: (\d+) di (\d+) file/.exec(found) ?? [];
  expect(Number(all)).toBeGreaterThan(3);
  expect(authentic).toBe(all);

  await page.route('**/modules/devtools/**/module.*.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()}//` });
  });
  await press('Integrità e sicurezza', 'Verifica file e politica');
  await expect(security.getByText(/Alterati: module\.\w+\.js$/)).toBeVisible();
});

test.describe(() => {
  test.use({ ownServer: true });

  test('The inspector knows which of two versions runs in this browser', async ({
    page,
    server,
    signIn,
    testsPage,
  }) => {
    const releases = releasesOf(server);
    await releases.publish('users', '1.1.0');
    await releases.setCanary('users', '1.1.0', 1);
    await signIn('admin');
    await testsPage.open();
    await page.evaluate(() => localStorage.setItem('canaryBucket', '0'));
    await testsPage.open();
    await expect(row(page, 'Moduli', /^users1\.0\.0.*Per altri browser/)).toBeVisible();
    await expect(row(page, 'Moduli', /^users1\.1\.0.*Anteprima al 1%Non richiesto/)).toBeVisible();
  });
});

test('All that a section is first drawn with is asked for by the page itself', async ({
  page,
  signIn,
  suppliersPage,
}) => {
  await signIn('admin');
  await suppliersPage.open();
  await expect(page.getByRole('listbox', { name: 'Elenco fornitori' })).toBeVisible();
  const late = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.includes('/modules/suppliers/'))
      .filter(({ initiatorType }) => initiatorType !== 'link')
      .map(({ name }) => name),
  );
  expect(late).toEqual([]);
});
