import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessible.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ role: 'king' });

const URL = 'imbarcadero';
const Sezioni = [
  {
    visible: true,
    NomeSezione: { it: '<p>Orari</p>', en: '<p>Hours</p>' },
    Contenuto: { it: '<p>Aperto dalle 9.</p>', en: '<p>Open from 9 am.</p>' },
  },
];

test('A supplier reads a preview without an account, comments and approves it; staff see it until the next save', async ({
  page,
  microsites,
  frontendsPage,
  newPerson,
  newTab,
  expectConsoleError,
}) => {
  await microsites.seed({ URL, Sezioni });
  await frontendsPage.open(URL);
  const panel = page.getByRole('region', { name: 'Anteprima per il fornitore' });
  await panel.getByRole('button', { name: 'Crea link' }).click();
  const link = await panel.getByRole('textbox', { name: 'Indirizzo da mandare' }).inputValue();

  const supplier = await newPerson({ locale: 'it-IT', javaScriptEnabled: false });
  await supplier.goto(link);
  await expect(supplier.getByRole('note')).toContainText('i visitatori non la vedono');
  await expect(supplier.getByRole('main')).toContainText('Aperto dalle 9.');
  await inEnglish(supplier);
  await expect(supplier.getByRole('main')).toContainText('Open from 9 am.');
  await supplier.getByRole('textbox', { name: 'Comment' }).fill('The price is 12 €.');
  await supplier.getByRole('button', { name: 'Send the comment' }).click();
  await expect(supplier.getByRole('alert')).toContainText('the editors have received your answer');
  await supplier.getByRole('button', { name: 'Approve this version' }).click();
  await expect(supplier.getByRole('main')).toContainText('You approved this version on');
  expect(await supplier.context().cookies()).toEqual([]);

  await page.reload();
  await expect(panel.getByText(/^Approvata questa versione il/)).toBeVisible();
  await expect(panel.getByText('The price is 12 €.')).toBeVisible();
  await expectAccessible(page);
  const dashboard = await newTab();
  await dashboard.goto('/adminwabu/dashboard');
  await expect(dashboard.getByText(`[${URL}]: commento del fornitore`)).toBeVisible();
  await dashboard.getByRole('link', { name: `[${URL}]: approvato dal fornitore` }).click();
  await expect(dashboard).toHaveURL(new RegExp(`frontend=${URL}`));

  await frontendsPage.open(URL, 'edit');
  await frontendsPage.write('Nome', 1, 'Italiano', ' e prezzi');
  await frontendsPage.save();
  await frontendsPage.open(URL);
  await expect(panel.getByText(/ma poi il frontend è cambiato/)).toBeVisible();
  await dashboard.goto('/adminwabu/dashboard');
  await expect(
    dashboard.getByText(`[${URL}]: approvato dal fornitore prima delle ultime modifiche`),
  ).toBeVisible();
  // The supplier still reads the version that was shared.
  await supplier.goto(link);
  await expect(supplier.getByRole('main')).not.toContainText('e prezzi');

  await panel.getByRole('button', { name: 'Ritira link' }).click();
  const question = page.getByRole('alertdialog', { name: 'Ritirare il link?' });
  await question.getByRole('button', { name: 'Ritira link' }).click();
  await expect(panel.getByText(/^Nessun link attivo/)).toBeVisible();
  expectConsoleError(/status of 404/);
  expect((await supplier.goto(link))?.status()).toBe(404);
  await expect(supplier.getByRole('heading', { level: 1 })).toHaveText('Questo link non vale più');
});

/** Changes the language by the plain link of the menu. */
async function inEnglish(page: Page) {
  await page.locator('[popovertarget]').click();
  await page.getByRole('link', { name: 'English' }).click();
  await page.waitForURL('**/en/anteprima/*');
}
