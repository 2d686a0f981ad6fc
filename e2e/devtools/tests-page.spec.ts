import { expectAccessible } from '../fixtures/accessible.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ role: 'rookie' });

test('A rookie checks the stores, uploads a file and downloads it', async ({ page, testsPage }) => {
  const { card, press, upload, find } = testsPage;
  await testsPage.open();
  await expect(page.getByText('Benvenuto rookie (ruolo = rookie)')).toBeVisible();
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
