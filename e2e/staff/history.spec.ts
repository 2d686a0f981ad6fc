import type { Locator, Page } from '@playwright/test';
import type { Supplier } from '@wabu/shared/entities/supplier';
import { violationsInLooks } from '../fixtures/accessible.ts';
import { desktop, phone } from '../fixtures/devices.ts';
import { expectFocusTrap, tabTo } from '../fixtures/focus.ts';
import { send } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';
import { suppliersPageOf } from '../pages/suppliers-page.ts';

test.use({ role: 'king', ownServer: true });

// Demo data: its creation has no entry.
const name = 'Battelli del Benaco Srl';

test('Two people: who is here, what changed, back to the first version, and «Annulla»', async ({
  page,
  server,
  token,
  signIn,
  newPerson,
  suppliersPage,
  expectConsoleError,
}) => {
  const admin = await newPerson({ baseURL: server.url, ...desktop });
  await signIn('admin', admin);
  const adminPage = suppliersPageOf(admin);
  const stored = async () => {
    const headers = { authorization: `Bearer ${await token('king')}` };
    const answer = await fetch(`${server.url}/api/d1/getallsuppliers`, { headers });
    const suppliers = (await answer.json()) as Supplier[];
    return suppliers.find(({ Nome }) => Nome === name) as Supplier;
  };
  await adminPage.open();
  await adminPage.item(name).click();
  await adminPage.tool('Modifica').click();
  await adminPage.field('Città').fill('Riva del Garda');
  await suppliersPage.open();
  await suppliersPage.item(name).click();
  await expect(page.getByText('admin sta modificando questa scheda.')).toBeVisible();
  await adminPage.tool('Salva').click();
  await expect(admin.getByText(`Fornitore «${name}» salvato`)).toBeVisible();

  const opener = page.getByRole('button', { name: 'Cronologia' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: `Cronologia di ${name}` });
  await expect(dialog.getByRole('listitem').first()).toContainText(/admin \(admin\).*Modificato/);
  await expect(dialog.locator('time')).toHaveAttribute('datetime', /^20/);
  await expect(dialog.locator('del')).toContainText('Desenzano');
  await expect(dialog.locator('ins')).toContainText('Riva');
  await expectFocusTrap(dialog);
  expect(await violationsInLooks(page, [phone, desktop])).toEqual([]);

  await restoreByKeyboard(page, dialog);
  expect(await stored()).toMatchObject({ Citta: 'Desenzano del Garda' });
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  const undo = page
    .getByRole('region', { name: 'Avvisi' })
    .getByRole('button', { name: 'Annulla' });
  await tabTo(undo, { key: 'Shift+Tab' });
  await page.keyboard.press('Enter');
  await expect(page.getByText('Modifica annullata')).toBeVisible();
  expect(await stored()).toMatchObject({ Citta: 'Riva del Garda' });

  await opener.focus();
  await page.keyboard.press('Enter');
  await tabTo(dialog.getByRole('button', { name: /Modificato/ }));
  await page.keyboard.press('Enter');
  await restoreByKeyboard(page, dialog);
  const { version: _, ...restored } = await stored();
  const saved = { ...restored, Telefono: '0305550199' };
  await send('PUT', `${server.url}/api/d1/updatesupplier`, saved, await token('admin'));
  await page.keyboard.press('Escape');
  expectConsoleError(/status of 409/);
  await undo.focus();
  await page.keyboard.press('Enter');
  const refused = page.getByRole('alertdialog', { name: 'Non si può annullare' });
  await expect(refused).toContainText(/admin ha salvato nel frattempo \(.*\d+.*\)/);
  await page.keyboard.press('Enter');
  await expect(refused).toHaveCount(0);
  expect(await stored()).toMatchObject(saved);
});

/** Brings the version before the shown entry back. */
async function restoreByKeyboard(page: Page, dialog: Locator) {
  await tabTo(dialog.getByRole('button', { name: 'Ripristina la versione prima' }));
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog');
  await tabTo(question.getByRole('button', { name: 'Ripristina la versione prima' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Versione ripristinata').first()).toBeVisible();
}
