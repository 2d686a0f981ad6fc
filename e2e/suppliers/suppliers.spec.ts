import { expectAccessible } from '../fixtures/accessible.ts';
import { expect, test } from '../fixtures/test.ts';
import { fillSupplier, newSupplier } from '../pages/suppliers-page.ts';

test.use({ ownServer: true });

test('The king creates a supplier and finds it after a reload', async ({
  page,
  signIn,
  suppliersPage,
}) => {
  await signIn('king');
  await suppliersPage.open();
  await expect(page.getByText('Seleziona un fornitore dalla lista')).toBeVisible();
  await suppliersPage.tool('Nuovo').click();
  const width = async (label: string) =>
    (await suppliersPage.field(label).boundingBox())?.width ?? 0;
  const half = await width('PIVA');
  for (const label of ['Nome', 'Indirizzo'])
    expect(await width(label), `${label} has a line of its own`).toBeGreaterThan(1.9 * half);
  await fillSupplier(page, newSupplier);
  await suppliersPage.tool('Salva').click();
  await expect(suppliersPage.item('Traghetti Benaco')).toBeVisible();
  await page.reload();
  await suppliersPage.item('Traghetti Benaco').click();
  await expect(page.getByText('Lungolago Regina Adelaide 3')).toBeVisible();
});

test('What was saved is there after kill -9 and a new start', async ({
  page,
  server,
  signIn,
  allowConsoleError,
  suppliersPage,
}) => {
  // The list that follows a save may still be on its way when the server dies.
  allowConsoleError(/ERR_CONNECTION|ERR_EMPTY_RESPONSE/);
  await signIn('king');
  await suppliersPage.open();
  await suppliersPage.tool('Nuovo').click();
  await fillSupplier(page, newSupplier);
  await suppliersPage.tool('Salva').click();
  await expect(suppliersPage.item('Traghetti Benaco')).toBeVisible();
  await server.kill();
  await server.start();
  await page.reload();
  await expect(suppliersPage.item('Traghetti Benaco')).toBeVisible();
});

test('A rookie sees the list and is refused every change, by the server too', async ({
  page,
  server,
  token,
  signIn,
  suppliersPage,
}) => {
  await signIn('rookie');
  await suppliersPage.open();
  await suppliersPage.list.getByRole('option').first().click();
  await expect(suppliersPage.tool('Modifica')).toBeDisabled();
  await suppliersPage.tool('Nuovo').click();
  await expect(
    page.getByText('Permessi non validi').filter({ visible: true }).first(),
  ).toBeVisible();
  await expectAccessible(page);
  const authorization = `Bearer ${await token('rookie')}`;
  const headers = { authorization, 'content-type': 'application/json' };
  for (const [method, call] of [
    ['POST', 'addsupplier'],
    ['PUT', 'updatesupplier'],
    ['DELETE', 'deletesupplier'],
  ] as const) {
    const answer = await fetch(`${server.url}/api/d1/${call}`, {
      method,
      headers,
      body: JSON.stringify({ PIVA: '12345670017' }),
    });
    expect(answer.status).toBe(403);
    expect(((await answer.json()) as { message: string }).message).toBe('Permessi non validi');
  }
});
