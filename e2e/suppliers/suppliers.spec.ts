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
