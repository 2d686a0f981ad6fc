import { expect, test } from '../fixtures/test.ts';

test('The inspector shows which module provides each package, and how each module was loaded @verify', async ({
  signIn,
  staffArea,
  usersPage,
  testsPage,
}) => {
  await signIn('admin');
  await usersPage.open();
  await expect(usersPage.table).toBeVisible();
  await staffArea.link('Tests').click();
  const row = (card: string, name: RegExp) =>
    testsPage.card(card).getByRole('row').filter({ hasText: name });
  await expect(row('Moduli', /^devtools/)).toHaveText(/In uso.*\d+ ms.*\d kB in \d+ file/);
  await expect(row('Moduli', /^public/)).toContainText('Non richiesto');

  const { card } = testsPage;
  await expect(
    card('Pacchetti condivisi').getByText('Di ogni pacchetto c’è una sola copia.'),
  ).toBeVisible();
  await expect(row('Pacchetti condivisi', /^react\d/)).toHaveText(
    /^react19\.\d+\.\d+shellshell, users, devtoolscaricato · unico/,
  );

  const load = card('Caricamento dei moduli').getByRole('group').filter({ hasText: 'users' });
  await load.locator('summary').click();
  await expect(load.getByText(/^entry\.\w+\.js$/)).toBeVisible();
  await expect(load).toHaveText(/\d+ file, da \d+ a \d+ ms/);
});

test('The inspector compares the loaded files with the released ones @verify', async ({
  page,
  signIn,
  testsPage,
}) => {
  const { card, press } = testsPage;
  await signIn('king');
  await testsPage.open();
  const security = card('Integrità e sicurezza');
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

test('The HTML of a section preloads every file of its first view @verify', async ({
  page,
  signIn,
  suppliersPage,
}) => {
  await signIn('admin');
  await suppliersPage.open();
  await expect(suppliersPage.list).toBeVisible();
  const requestedByScripts = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.includes('/modules/suppliers/'))
      .filter(({ initiatorType }) => initiatorType !== 'link')
      .map(({ name }) => name),
  );
  expect(requestedByScripts).toEqual([]);
});
