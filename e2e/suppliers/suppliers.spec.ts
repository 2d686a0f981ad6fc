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
  await expectAccessible(page);
  await suppliersPage.tool('Nuovo').click();
  const width = async (label: string) =>
    (await suppliersPage.field(label).boundingBox())?.width ?? 0;
  const half = await width('PIVA');
  for (const label of ['Nome', 'Indirizzo'])
    expect(await width(label), `${label} has a line of its own`).toBeGreaterThan(1.9 * half);
  await fillSupplier(page, newSupplier);
  await expectAccessible(page);
  await suppliersPage.tool('Salva').click();
  await expect(suppliersPage.item('Traghetti Benaco')).toBeVisible();
  await page.reload();
  await suppliersPage.item('Traghetti Benaco').click();
  await expect(page.getByText('Lungolago Regina Adelaide 3')).toBeVisible();
  await expectAccessible(page);
});

test('The king edits a supplier, and its tax id stays what it was', async ({
  page,
  signIn,
  suppliersPage,
}) => {
  await signIn('king');
  await suppliersPage.open();
  await suppliersPage.list.getByRole('option').first().click();
  await suppliersPage.tool('Modifica').click();
  await suppliersPage.field('Nome').fill('Aaa Nome Cambiato');
  await expect(
    suppliersPage.field('PIVA').or(suppliersPage.field('Codice Fiscale')),
  ).not.toBeEditable();
  await suppliersPage.tool('Salva').click();
  await expect(suppliersPage.item('Aaa Nome Cambiato')).toBeVisible();
  await page.reload();
  await expect(suppliersPage.item('Aaa Nome Cambiato')).toBeVisible();
});

test('The king saves a supplier as a new one under another PIVA', async ({
  page,
  signIn,
  suppliersPage,
}) => {
  await signIn('king');
  await suppliersPage.open();
  const first = suppliersPage.list.getByRole('option').filter({ hasText: 'Azienda' }).first();
  await first.click();
  await suppliersPage.tool('Modifica').click();
  await suppliersPage.tool('Salva come nuovo').click();
  await expect(
    page.getByRole('alertdialog').getByText('deve essere univoco tra tutti'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'OK' }).click();
  await suppliersPage.field('PIVA').fill('12345670017');
  await suppliersPage.field('Nome').fill('Aab Copia');
  await suppliersPage.tool('Salva come nuovo').click();
  await expect(suppliersPage.item('Aab Copia')).toBeVisible();
});

test('The king deletes a supplier after a question', async ({ page, signIn, suppliersPage }) => {
  await signIn('king');
  await suppliersPage.open();
  await suppliersPage.tool('Nuovo').click();
  await fillSupplier(page, newSupplier);
  await suppliersPage.tool('Salva').click();
  await suppliersPage.item('Traghetti Benaco').click();
  await suppliersPage.tool('Cancella').click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByText('Confermi la cancellazione del fornitore?')).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Cancella' }).click();
  await expect(suppliersPage.item('Traghetti Benaco')).toHaveCount(0);
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

test('A double click on save sends one request', async ({ page, signIn, suppliersPage }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/d1/addsupplier')) sent.push(request.url());
  });
  await signIn('king');
  await suppliersPage.open();
  await suppliersPage.tool('Nuovo').click();
  await fillSupplier(page, newSupplier);
  await suppliersPage.tool('Salva').dblclick();
  await expect(suppliersPage.item('Traghetti Benaco')).toBeVisible();
  expect(sent.length).toBe(1);
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
