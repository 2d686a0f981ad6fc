import { expect, test } from '../fixtures/test.ts';
import { fillSupplier, newSupplier } from '../pages/suppliers-page.ts';

test.use({ role: 'king', ownServer: true });

test('A saved supplier is listed after kill -9, a new start and a reload', async ({
  page,
  server,
  allowConsoleError,
  suppliersPage,
}) => {
  // The server may end while the list is being loaded after the save.
  allowConsoleError(/ERR_CONNECTION|ERR_EMPTY_RESPONSE/);
  const { tool, field, item } = suppliersPage;
  await suppliersPage.open();
  await expect(page.getByText('Seleziona un fornitore dalla lista')).toBeVisible();
  await tool('Nuovo').click();
  const width = async (label: string) => (await field(label).boundingBox())?.width ?? 0;
  const half = await width('PIVA');
  for (const label of ['Nome', 'Indirizzo'])
    expect(await width(label), `${label} has its own line`).toBeGreaterThan(1.9 * half);
  await fillSupplier(page, newSupplier);
  await tool('Salva').click();
  await expect(item('Traghetti Benaco')).toBeVisible();
  await server.kill();
  await server.start();
  await page.reload();
  await item('Traghetti Benaco').click();
  await expect(page.getByText('Lungolago Regina Adelaide 3')).toBeVisible();
});
