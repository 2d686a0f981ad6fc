import { expect, test } from '../fixtures/test.ts';

test.use({ role: 'king' });

test('Long fields of a supplier have a line of their own', async ({ suppliersPage }) => {
  const { open, tool, field } = suppliersPage;
  await open();
  await tool('Nuovo').click();
  const width = async (label: string) => (await field(label).boundingBox())?.width ?? 0;
  const half = await width('PIVA');
  for (const label of ['Nome', 'Indirizzo'])
    expect(await width(label), label).toBeGreaterThan(1.9 * half);
});

test('A form whose code does not load says so in its place, and opens at the next try', async ({
  page,
  context,
  suppliersPage,
  allowConsoleError,
}) => {
  allowConsoleError(/Failed to load resource|net::ERR_FAILED/);
  const code = /\/modules\/suppliers\/[^/]+\/form\.\w+\.(js|css)$/;
  await context.route(code, (route) => route.abort());
  await suppliersPage.open();
  await suppliersPage.tool('Nuovo').click();
  await expect(page.getByRole('alert')).toContainText('Questa parte non si è caricata');
  await context.unroute(code);
  await page.getByRole('button', { name: 'Riprova' }).click();
  await expect(suppliersPage.field('Nome')).toBeVisible();
});

test('While the code of the import does not load, only its dialog fails', async ({
  page,
  context,
  suppliersPage,
  allowConsoleError,
}) => {
  allowConsoleError(/Failed to load resource|net::ERR_FAILED/);
  await suppliersPage.open();
  await suppliersPage.tool('Nuovo').click();
  const name = suppliersPage.field('Nome');
  await name.fill('Molo Blu');
  const code = /\/modules\/suppliers\/[^/]+\/import\.\w+\.(js|css)$/;
  await context.route(code, (route) => route.abort());
  await page.getByRole('button', { name: 'Azioni sull’elenco' }).click();
  await page.getByRole('menuitem', { name: 'Importa' }).click();
  await expect(page.getByRole('dialog', { name: 'Questa parte non si è caricata' })).toBeVisible();
  await context.unroute(code);
  await page.getByRole('button', { name: 'Riprova' }).click();
  await expect(page.getByRole('dialog', { name: 'Importa' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(name).toHaveValue('Molo Blu');
});
