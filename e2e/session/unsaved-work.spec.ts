import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessible.ts';
import { expect, test } from '../fixtures/test.ts';
import { suppliersPageOf } from '../pages/suppliers-page.ts';

test.use({ role: 'king' });

async function typeIntoForm(page: Page) {
  const { tool, field } = suppliersPageOf(page);
  await tool('Nuovo').click();
  await field('Nome').fill('Non ancora salvato');
}

test('Links, the back button and Logout ask about unsaved work', async ({
  page,
  staffArea,
  suppliersPage,
}) => {
  const { field } = suppliersPage;
  await page.goto('/adminwabu/tickets');
  await staffArea.link('Fornitori').click();
  await typeIntoForm(page);

  await staffArea.link('Biglietti').click();
  await expect(staffArea.unsavedQuestion).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continua a modificare' }).click();
  await expect(field('Nome')).toHaveValue('Non ancora salvato');

  await page.evaluate(() => history.back());
  await expect(staffArea.unsavedQuestion).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/adminwabu\/suppliers/);

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(staffArea.unsavedQuestion).toBeVisible();
  await page.getByRole('button', { name: 'Continua a modificare' }).click();
  expect(await page.evaluate(() => localStorage.getItem('jwt'))).not.toBeNull();

  await page.evaluate(() => history.back());
  await page.getByRole('button', { name: 'Esci senza salvare' }).click();
  await expect(page.getByText('Qui non c’è ancora niente')).toBeVisible();
});

test('A question whose code does not load keeps the page and its text, and comes at the next press @verify', async ({
  page,
  context,
  staffArea,
  suppliersPage,
  expectConsoleError,
}) => {
  expectConsoleError(/net::ERR_FAILED/);
  const dialogs = /\/modules\/shell\/[^/]+\/dialogs\.\w+\.js$/;
  await context.route(dialogs, (route) => route.abort());
  await suppliersPage.open();
  await typeIntoForm(page);
  await staffArea.link('Biglietti').click();
  await expect(page.getByText('La finestra di dialogo non si è caricata.')).toBeVisible();
  await expect(suppliersPage.field('Nome')).toHaveValue('Non ancora salvato');
  expect(page.url()).toMatch(/\/adminwabu\/suppliers/);

  await context.unroute(dialogs);
  await staffArea.link('Biglietti').click();
  await expect(staffArea.unsavedQuestion).toBeVisible();
});
