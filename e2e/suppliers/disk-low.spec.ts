import { expect, test } from '../fixtures/test.ts';
import { fillSupplier, newSupplier } from '../pages/suppliers-page.ts';

/** More than any disk has: the server takes its disk for full. */
test.use({ role: 'admin', serverOptions: { env: { DISK_RESERVE_MB: '999999999' } } });

test('On a nearly full disk a save says why it is refused and keeps what was typed', async ({
  page,
  allowConsoleError,
  suppliersPage,
}) => {
  allowConsoleError(/507/);
  const { tool, field } = suppliersPage;
  await suppliersPage.open();
  await tool('Nuovo').click();
  await fillSupplier(page, newSupplier);
  await tool('Salva').click();
  await expect(page.getByText(/Lo spazio sul server è quasi finito/).first()).toBeVisible();
  await expect(field('Nome')).toHaveValue(newSupplier.Nome);
  await expect(field('Telefono')).toHaveValue(newSupplier.Telefono);
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(tool('Salva')).toBeEnabled();
});
