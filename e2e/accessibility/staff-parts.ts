import type { Locator, Page } from '@playwright/test';

export const toSection = (page: Page, section: string) =>
  page.locator(`nav a[href="/adminwabu/${section}"]`).first().click();
export const press = (where: Page | Locator, name: RegExp) =>
  where.getByRole('button', { name }).filter({ visible: true }).first().click();
export const tool = (page: Page, name: RegExp) => press(page.getByRole('toolbar').first(), name);
export const items = (page: Page) => page.getByRole('listbox').first().getByRole('option');
export const topDialog = (page: Page) => page.locator('[aria-modal="true"]').last();

/** Button names in both staff languages. */
export const words = {
  add: /^(Nuovo|New)$/,
  edit: /^(Modifica|Edit)$/,
  remove: /^(Cancella|Delete)$/,
  erase: /^(Cancella per sempre|Erase for good)$/,
  save: /^(Salva|Save)$/,
  preview: /^(Anteprima|Preview)$/,
};
