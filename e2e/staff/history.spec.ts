import type { Supplier } from '@wabu/shared/entities/supplier';
import { violationsInLooks } from '../fixtures/accessible.ts';
import { desktop, phone } from '../fixtures/devices.ts';
import { send } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ role: 'king', ownServer: true });

// Demo data: its creation has no entry.
const name = 'Battelli del Benaco Srl';

test('An entry of the activity leads to the history of its record, and Back returns @verify', async ({
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
  const addresses: string[] = [];
  page.on('framenavigated', () => addresses.push(page.url()));
  page.on('request', (request) => addresses.push(request.url()));
  const saved = { ...lake, Citta: 'Limone sul Garda' };
  await send('PUT', `${server.url}/api/d1/updatesupplier`, saved, await token('admin'));
  await staffArea.more.click();
  await staffArea.link('Attività').click();
  const link = page.getByRole('link', { name: `Cronologia di ${name}` });
  await link.first().focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: `Cronologia di ${name}` });
  await expect(dialog.locator('ins').first()).toContainText('Limone');
  expect(await violationsInLooks(page, [phone, desktop])).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page).not.toHaveURL(/history/);
  expect(addresses).toContainEqual(expect.stringMatching(/#id=[0-9a-f]+$/));
  expect(addresses.filter((one) => one.includes(lake.PIVA))).toEqual([]);
  await page.goBack();
  await expect(page).toHaveURL(/\/adminwabu\/activity$/);
  await expect(link.first()).toBeVisible();
});
