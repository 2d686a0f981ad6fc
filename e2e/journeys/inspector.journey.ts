import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { expectAccessible } from '../fixtures/accessible.ts';
import { journey } from '../fixtures/journey.ts';
import { releasesOf } from '../fixtures/releases.ts';
import { testsScreen } from '../fixtures/tests-screen.ts';

const row = (page: Page, card: string, name: RegExp) =>
  testsScreen(page).card(card).getByRole('row').filter({ hasText: name });

journey('The inspector tells what runs here', {}, async (given) => {
  const { page, signIn, visit } = given;
  await signIn('admin');
  await visit('/adminwabu/tests');
  const module = (id: string) => row(page, 'Moduli', new RegExp(`^${id}`));
  await module('devtools').getByText('In uso').waitFor();
  assert.match((await module('devtools').textContent()) ?? '', /\d+ ms.*\d kB in \d+ file/);
  await module('public').getByText('Non richiesto').waitFor();
  await module('shell').getByText('offre').waitFor();
});

journey(
  'The inspector tells who provided what, and how each module was loaded',
  {},
  async (given) => {
    const { page, signIn, visit } = given;
    await signIn('admin');
    await visit('/adminwabu/users');
    await page.getByText('Elenco utenti').first().waitFor();
    await page.getByRole('link', { name: 'Tests', exact: true }).first().click();
    const { card } = testsScreen(page);
    await card('Pacchetti condivisi').getByText('Di ogni pacchetto c’è una sola copia.').waitFor();
    const react = await row(page, 'Pacchetti condivisi', /^react\d/).textContent();
    assert.match(react ?? '', /^react19\.\d+\.\d+shellshell, users, devtoolscaricato · unico/);

    const load = card('Caricamento dei moduli').getByRole('group').filter({ hasText: 'users' });
    await load.locator('summary').click();
    await load.getByText(/^entry\.\w+\.js$/).waitFor();
    assert.match((await load.textContent()) ?? '', /\d+ file, da \d+ a \d+ ms/);
    await expectAccessible(page, { all: true });
  },
);

journey('The inspector holds what runs against what was released', {}, async (given) => {
  const { page, signIn, visit } = given;
  const { card, press } = testsScreen(page);
  await signIn('king');
  await visit('/adminwabu/tests');
  const security = card('Integrità e sicurezza');
  await security.getByText('Il registro è firmato').waitFor();
  await security.getByText('in questa scheda: 0').waitFor();
  await press('Integrità e sicurezza', 'Verifica file e politica');
  await security.getByText('niente unsafe-inline, niente unsafe-eval').waitFor();
  await security.getByText('Trusted Types richiesti.').waitFor();
  const found = (await security.getByText(/^devtools .* file autentici su/).textContent()) ?? '';
  const [, authentic, all] = /(\d+) file autentici su (\d+)/.exec(found) ?? [];
  assert.ok(Number(all) > 3);
  assert.equal(authentic, all);

  await page.route('**/modules/devtools/**/module.*.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()}//` });
  });
  await press('Integrità e sicurezza', 'Verifica file e politica');
  await security.getByText(/Alterati: module\.\w+\.js$/).waitFor();
});

journey('The inspector knows which of two versions runs in this browser', {}, async (given) => {
  const { page, server, signIn, visit } = given;
  const releases = releasesOf(server);
  await releases.publish('users', '1.1.0');
  await releases.setCanary('users', '1.1.0', 1);
  await signIn('admin');
  await visit('/adminwabu/tests');
  await page.evaluate(() => localStorage.setItem('canaryBucket', '0'));
  await visit('/adminwabu/tests');
  await row(page, 'Moduli', /^users1\.0\.0.*Per altri browser/).waitFor();
  await row(page, 'Moduli', /^users1\.1\.0.*Anteprima al 1%Non richiesto/).waitFor();
});

journey(
  'All that a section is first drawn with is asked for by the page itself',
  {},
  async (given) => {
    const { page, signIn, visit } = given;
    await signIn('admin');
    await visit('/adminwabu/suppliers');
    await page.getByRole('listbox', { name: 'Elenco fornitori' }).waitFor();
    const late = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => name.includes('/modules/suppliers/'))
        .filter(({ initiatorType }) => initiatorType !== 'link')
        .map(({ name }) => name),
    );
    assert.deepEqual(late, []);
  },
);
