import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessible.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ role: 'king' });

const field = (page: Page) => page.getByRole('dialog').getByRole('combobox');

test('By keyboard alone from a text that is being written: Ctrl K leads to a supplier, to its form and to a user', async ({
  page,
  microsites,
  frontendsPage,
  suppliersPage,
  staffArea,
}) => {
  await microsites.seed({ URL: 'terme', Contenuto: { it: '<p>Vista</p>' } });
  await frontendsPage.open('terme', 'edit');
  await frontendsPage.write('Contenuto', 1, 'Italiano', ' sul lago');
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('battelli');
  await expect(page.getByRole('group', { name: 'Fornitori' }).getByRole('option')).toHaveText([
    /^Battelli del Benaco Srl/,
  ]);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.locator('[contenteditable=true]:focus')).toBeVisible();

  await page.keyboard.press('Control+k');
  await page.keyboard.type('battelli');
  const supplier = page.getByRole('group', { name: 'Fornitori' }).getByRole('option');
  await expect(supplier).toBeVisible();
  while ((await supplier.getAttribute('aria-selected')) !== 'true')
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(staffArea.unsavedQuestion).toBeVisible();
  await page.getByRole('button', { name: 'Esci senza salvare' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Battelli del Benaco Srl' })).toBeVisible();
  await expect(page).toHaveURL(/\/adminwabu\/suppliers#id=\w+$/);

  // Actions and records of the page that is open.
  await page.keyboard.press('Control+k');
  await page.keyboard.type('nuovo fornitore');
  await page.keyboard.press('Enter');
  await expect(suppliersPage.field('Nome')).toBeFocused();
  await page.keyboard.type('Non ancora salvato');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('giulia');
  await expect(page.getByRole('option', { name: /^giulia/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Esci senza salvare' }).press('Enter');
  await expect(page.getByRole('table').getByRole('rowheader')).toHaveText(['giulia']);

  // What was opened last comes first.
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('option', { selected: true })).toHaveText(
    'Battelli del Benaco SrlFornitori',
  );
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveCount(0);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Scorciatoie da tastiera' })).toContainText(
    'Cerca o vai a',
  );
});

test('On a phone «Search» is in sight, and leads to a page', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/adminwabu/dashboard');
  await page.evaluate(() => localStorage.setItem('language', 'en'));
  await page.reload();
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await field(page).fill('trash');
  await page.getByRole('option', { name: 'Trash' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Trash' })).toBeVisible();
});
