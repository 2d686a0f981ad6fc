import { expectAccessible } from '../fixtures/accessible.ts';
import { people } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';
import { fillSupplier, newSupplier } from '../pages/suppliers-page.ts';

test.use({ role: 'king', freshSession: true });

test('A save after the end of the session succeeds once the user signs in again', async ({
  page,
  server,
  expectConsoleError,
  suppliersPage,
}) => {
  expectConsoleError(/status of 401/);
  const { tool, item, field } = suppliersPage;
  await suppliersPage.open();
  await tool('Nuovo').click();
  await fillSupplier(page, newSupplier);

  const jwt = await page.evaluate(() => localStorage.getItem('jwt'));
  await fetch(`${server.url}/api/adminwabu/logout`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${jwt}` },
  });
  await tool('Salva').click();
  const dialog = page.getByRole('dialog', { name: 'Sessione scaduta' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await expect(field('Nome')).toHaveValue(newSupplier.Nome);

  await dialog.getByLabel(/^Password/).fill(people.king.password);
  await dialog.getByRole('button', { name: 'Accedi' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(item(newSupplier.Nome)).toBeVisible();
});
