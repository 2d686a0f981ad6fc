import type { Locator, Page } from '@playwright/test';
import type { Supplier } from '@wabu/shared/entities/supplier';
import { aSupplier } from '@wabu/shared/testing/builders';
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
  const saved = { ...restored, Telefono: '0305550199', Citta: 'Limone sul Garda' };
  await send('PUT', `${server.url}/api/d1/updatesupplier`, saved, await token('admin'));
  expectConsoleError(/status of 409/);
  // Over the dialog, the toast belongs to its Tab order.
  await tabTo(undo);
  await page.keyboard.press('Enter');
  const conflict = page.getByRole('alertdialog', { name: 'Qualcun altro ha salvato dopo di te' });
  await expect(conflict).toContainText(/Salvato da admin: .*\d+/);
  await expect(conflict.getByRole('group')).toHaveCount(1);
  expect(await violationsInLooks(page, [phone, desktop])).toEqual([]);
  await tabTo(conflict.getByRole('radio', { name: 'Com’era prima' }));
  await page.keyboard.press('ArrowDown');
  await expect(conflict.getByRole('radio', { name: 'Com’è adesso' })).toBeChecked();
  await tabTo(conflict.getByRole('button', { name: 'Lascia tutto com’è' }));
  await page.keyboard.press('Enter');
  await expect(conflict).toHaveCount(0);
  expect(await stored()).toMatchObject(saved);
});

test('An entry of the activity leads to the history of its record, and Back returns', async ({
  page,
  server,
  token,
  staffArea,
  suppliersPage,
}) => {
  await suppliersPage.open();
  const headers = { authorization: `Bearer ${await token('king')}` };
  const answer = await fetch(`${server.url}/api/d1/getallsuppliers`, { headers });
  const suppliers = (await answer.json()) as Supplier[];
  const { version: _, ...lake } = suppliers.find(({ Nome }) => Nome === name) as Supplier;
  const saved = { ...lake, Citta: 'Limone sul Garda' };
  await send('PUT', `${server.url}/api/d1/updatesupplier`, saved, await token('admin'));
  await staffArea.link('Attività').click();
  const link = page.getByRole('link', { name: `Cronologia di ${name}` });
  await link.first().focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: `Cronologia di ${name}` });
  await expect(dialog.locator('ins').first()).toContainText('Limone');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page).not.toHaveURL(/history/);
  await page.goBack();
  await expect(page).toHaveURL(/\/adminwabu\/activity$/);
  await expect(link.first()).toBeVisible();
  expect(await violationsInLooks(page, [phone, desktop])).toEqual([]);
});

test('The history of a deleted record opens from the trash', async ({
  page,
  server,
  token,
  staffArea,
  suppliersPage,
}) => {
  const king = await token('king');
  const deleted = aSupplier(1, { Nome: 'Lido Blu', PIVA: '03012300178' });
  await send('POST', `${server.url}/api/d1/addsupplier`, deleted, king);
  const remove = {
    method: 'DELETE',
    headers: { authorization: `Bearer ${king}`, 'content-type': 'application/json' },
    body: JSON.stringify({ PIVA: deleted.PIVA }),
  };
  expect((await fetch(`${server.url}/api/d1/deletesupplier`, remove)).status).toBe(200);
  await suppliersPage.open();
  await staffArea.link('Cestino').click();
  await page.getByRole('link', { name: 'Cronologia di Lido Blu' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cronologia di Lido Blu' });
  await expect(dialog.getByText('Cancellato').first()).toBeVisible();
  await expect(dialog.getByRole('button', { name: /Ripristina/ })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
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
