import { phone } from '../fixtures/devices.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ ...phone, role: 'king' });

test('On a phone «Search» is in sight, and leads to a page', async ({ page }) => {
  await page.goto('/adminwabu/dashboard');
  await page.evaluate(() => localStorage.setItem('language', 'en'));
  await page.reload();
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByRole('dialog').getByRole('combobox').fill('trash');
  await page.getByRole('option', { name: 'Trash' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Trash' })).toBeVisible();
});
