import { writeFileSync } from 'node:fs';
import { expectAccessible } from '../fixtures/accessible.ts';
import { post } from '../fixtures/people.ts';
import { test as base, expect } from '../fixtures/test.ts';
import { CuttingProxy } from './cutting-proxy.ts';

const test = base.extend<{ cuttingProxy: CuttingProxy }>({
  cuttingProxy: async ({}, use) => {
    const proxy = await new CuttingProxy().start();
    await use(proxy);
    proxy.stop();
  },
});

test('A rookie checks the stores, and puts a file in and out', async ({
  page,
  signIn,
  testsPage,
}) => {
  const { card, press, upload, find } = testsPage;
  await signIn('rookie');
  await testsPage.open();
  await expect(page.getByText('Benvenuto rookie (ruolo = rookie)')).toBeVisible();
  await expect(page.getByText('Lingua attuale: ITA')).toBeVisible();
  const checks = ['Numero casuale', 'Database documenti', 'Database relazionale', 'Archivio file'];
  for (const check of checks) await press('Controlli', check);
  await expect(card('Controlli').getByText('Risponde (200)')).toHaveCount(checks.length);
  await expect(card('Controlli').getByText('Archivio file: OK')).toBeVisible();

  const name = 'acqua.txt';
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
