import { expectAccessible } from '../fixtures/accessible.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ role: 'king' });

test('A dead module says so, lets the rest live, and comes back by Riprova', async ({
  page,
  context,
  expectConsoleError,
  staffArea,
  suppliersPage,
}) => {
  expectConsoleError(/net::ERR_FAILED/);
  expectConsoleError(/Module "suppliers" \(unreachable\)/);
  const card = page.getByRole('heading', { name: '«Fornitori» non si è caricato' });
  await context.route('**/modules/suppliers/**', (route) => route.abort());
  await suppliersPage.open();
  await expect(card).toBeVisible();
  await expectAccessible(page);
  await staffArea.link('Utenti').click();
  await expect(page.getByText('Elenco utenti').first()).toBeVisible();
  await staffArea.link('Fornitori').click();
  await expect(card).toBeVisible();
  await context.unroute('**/modules/suppliers/**');
  await page.getByRole('button', { name: 'Riprova' }).click();
  await expect(suppliersPage.list).toBeVisible();
  await expect(card).toHaveCount(0);
});
