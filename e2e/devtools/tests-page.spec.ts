import { writeFileSync } from 'node:fs';
import { expectAccessible } from '../fixtures/accessible.ts';
import { CuttingProxy } from '../fixtures/cutting-proxy.ts';
import { post } from '../fixtures/people.ts';
import { test as base, expect } from '../fixtures/test.ts';

const test = base.extend<{ cuttingProxy: CuttingProxy }>({
  cuttingProxy: async ({}, use) => {
    const proxy = await new CuttingProxy().start();
    await use(proxy);
    proxy.stop();
  },
});

for (const role of ['king', 'admin', 'rookie'] as const) {
  test(`A ${role} checks the stores, and puts a file in and out`, async ({
    page,
    signIn,
    testsPage,
  }) => {
    const { card, press, upload, find } = testsPage;
    await signIn(role);
    await testsPage.open();
    await expect(page.getByText(`Benvenuto ${role} (ruolo = ${role})`)).toBeVisible();
    await expect(page.getByText('Lingua attuale: ITA')).toBeVisible();
    const checks = [
      'Numero casuale',
      'Database documenti',
      'Database relazionale',
      'Archivio file',
    ];
    for (const check of checks) await press('Controlli', check);
    await expect(card('Controlli').getByText('Risponde (200)')).toHaveCount(checks.length);
    await expect(card('Controlli').getByText('Archivio file: OK')).toBeVisible();

    const name = `nota-${role}.txt`;
    await upload({ name, mimeType: 'text/plain', buffer: Buffer.from('acqua dolce') });
    await expect(card('Carica un file').getByText(`Caricato: [Tests]/${name}`)).toBeVisible();
    await find(name);
    const download = page.waitForEvent('download');
    await card('Scarica un file')
      .getByRole('link', { name: `Scarica ${name}` })
      .click();
    expect((await download).suggestedFilename()).toBe(name);
    await expectAccessible(page, { all: true });
  });
}

test('What is not there is said not to be there', async ({
  signIn,
  expectConsoleError,
  testsPage,
}) => {
  expectConsoleError(/status of 404/);
  const { card, find } = testsPage;
  await signIn('rookie');
  await testsPage.open();
  await find('niente.txt');
  await expect(card('Scarica un file').getByText('File non trovato.')).toBeVisible();
});

test.describe(() => {
  test.use({ proxy: ({ cuttingProxy }, use) => use(cuttingProxy.settings) });

  test('An upload that is cut half-way leaves nothing, and goes through when sent again', async ({
    page,
    server,
    token,
    signIn,
    cuttingProxy,
    expectConsoleError,
    testsPage,
  }) => {
    expectConsoleError(/net::ERR_/);
    const { card, upload } = testsPage;
    await signIn('admin');
    await testsPage.open();
    const large = `${server.dataDir}/nota.txt`;
    writeFileSync(large, 'x'.repeat(9_000_000));
    const held = cuttingProxy.holdBack('/api/r2/upload');
    await upload(large);
    await held;
    await page.waitForFunction(() => {
      const { value, max } = document.querySelector('progress') ?? { value: 0, max: 1 };
      return value > 0 && value < max;
    });
    cuttingProxy.cut();
    await expect(card('Carica un file').getByText('Errore: il server non risponde')).toBeVisible();
    const king = await token('king');
    const stored = () =>
      post(`${server.url}/api/r2/getfile`, { foldername: '[Tests]', filename: 'nota.txt' }, king);
    await expect(stored()).rejects.toThrow(/404/);
    cuttingProxy.mend();
    await upload(large);
    await expect(card('Carica un file').getByText('Caricato: [Tests]/nota.txt')).toBeVisible();
    expect((await (await stored()).arrayBuffer()).byteLength).toBe(9_000_000);
  });
});

test('A frontend is added by its bare form, listed, and refused the second time', async ({
  signIn,
  testsPage,
}) => {
  const { card, press } = testsPage;
  await signIn('admin');
  await testsPage.open();
  const form = card('Aggiungi un frontend');
  await press('Aggiungi un frontend', 'Aggiungi');
  await expect(form.getByText('Compila tutti i campi obbligatori.')).toBeVisible();
  const supplier = form.locator('datalist option').first();
  await expect(supplier).toBeAttached();
  const fields = {
    URL: 'prova-dei-tests',
    Fornitore: (await supplier.getAttribute('value')) ?? '',
    Slideshow: 'a.jpg, b.jpg',
    CAP: '37016',
    Provincia: 'vr',
    email: 'info@prova.example',
  };
  const fill = async () => {
    for (const [label, value] of Object.entries(fields))
      await form.getByLabel(new RegExp(`^${label}`)).fill(value);
    await press('Aggiungi un frontend', 'Aggiungi');
  };
  await fill();
  await expect(form.getByText('Frontend aggiunto con successo!')).toBeVisible();
  await press('Tutti i frontends', 'Elenca i frontends');
  await card('Tutti i frontends').getByText('prova-dei-tests').click();
  await expect(card('Tutti i frontends').getByText('a.jpg, b.jpg')).toBeVisible();
  await fill();
  await expect(form.getByText('URL già presente tra i frontends.')).toBeVisible();
});

test('Without a key the translator says what to do', async ({
  signIn,
  expectConsoleError,
  testsPage,
}) => {
  expectConsoleError(/status of 503/);
  const { card, translate } = testsPage;
  await signIn('rookie');
  await testsPage.open();
  await translate('lago', 'de');
  await expect(
    card('Traduttore').getByText('Errore: Il traduttore non è configurato'),
  ).toBeVisible();
});

test.describe(() => {
  test.use({ serverOptions: ({ translatingServer }, use) => use(translatingServer) });

  test('With a key it translates, also into languages from right to left', async ({
    signIn,
    translator,
    expectConsoleError,
    testsPage,
  }) => {
    expectConsoleError(/status of 502/);
    const { card, translate } = testsPage;
    await signIn('rookie');
    await testsPage.open();
    await translate('lago', 'ar');
    const translated = card('Traduttore').getByText('lago [ar]');
    await expect(translated).toBeVisible();
    await expect(translated).toHaveAttribute('dir', 'rtl');
    await translate(' ', 'ar');
    await expect(card('Traduttore').getByText('Nessun risultato')).toBeVisible();
    translator.failNext({ status: 456 });
    await translate('barca', 'ar');
    await expect(
      card('Traduttore').getByText('Errore: I caratteri disponibili su DeepL'),
    ).toBeVisible();
  });
});

test('On a phone and in the dark every card fits', { tag: '@phone' }, async ({
  page,
  signIn,
  testsPage,
}) => {
  await signIn('king');
  await testsPage.open();
  await expect(testsPage.card('Testo formattato')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectAccessible(page, { all: true });
});
