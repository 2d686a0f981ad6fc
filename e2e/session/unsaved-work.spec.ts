import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessible.ts';
import { expect, test } from '../fixtures/test.ts';
import { suppliersPageOf } from '../pages/suppliers-page.ts';

test.use({ role: 'king' });

const question = (page: Page) =>
  page.getByRole('alertdialog', { name: 'Hai modifiche non salvate' });

async function typeIntoForm(page: Page) {
  const { tool, field } = suppliersPageOf(page);
  await tool('Nuovo').click();
  await field('Nome').fill('Non ancora salvato');
}

test('Unsaved work is asked about by links, by back and by Logout', async ({
  page,
  staffArea,
  suppliersPage,
}) => {
  const { field } = suppliersPage;
  await page.goto('/adminwabu/tickets');
  await staffArea.link('Fornitori').click();
  await typeIntoForm(page);

  await staffArea.link('Biglietti').click();
  await expect(question(page)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continua a modificare' }).click();
  await expect(field('Nome')).toHaveValue('Non ancora salvato');

  await page.evaluate(() => history.back());
  await expect(question(page)).toBeVisible();
  await page.keyboard.press('Escape');
  expect(page.url()).toMatch(/\/adminwabu\/suppliers/);

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(question(page)).toBeVisible();
  await page.getByRole('button', { name: 'Continua a modificare' }).click();
  expect(await page.evaluate(() => localStorage.getItem('jwt'))).not.toBeNull();

  await page.evaluate(() => history.back());
  await page.getByRole('button', { name: 'Esci senza salvare' }).click();
  await expect(page.getByText('Qui non c’è ancora niente')).toBeVisible();
});

test('The tab asks before it is closed over unsaved work', async ({ page, suppliersPage }) => {
  await suppliersPage.open();
  await typeIntoForm(page);
  const asked = page.waitForEvent('dialog');
  const closed = page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await closed;
});

test('The letters of the last moment stop the way back, and are saved', async ({
  page,
  microsites,
  frontendsPage,
}) => {
  await microsites.seed({ URL: 'terme', Contenuto: { it: '<p>Vista</p>' } });
  await frontendsPage.open();
  await frontendsPage.item('terme').click();
  await frontendsPage.tool('Modifica').click();
  await frontendsPage.write('Contenuto', 1, 'Italiano', ' sul');
  await page.evaluate(() => history.back());
  await question(page).getByRole('button', { name: 'Continua a modificare' }).click();
  await frontendsPage.write('Contenuto', 1, 'Italiano', ' lago');
  await page.keyboard.press('Control+s');
  await page.getByRole('button', { name: 'Sovrascrivi' }).click();
  await expect(page.getByText('Frontend [terme] salvato')).toBeVisible();
  const { Sezioni } = await microsites.stored('terme');
  expect(Sezioni[0]?.Contenuto.it).toBe('<p>Vista sul lago</p>');
});
