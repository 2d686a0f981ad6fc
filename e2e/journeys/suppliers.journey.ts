import assert from 'node:assert/strict';
import { expectAccessible } from '../fixtures/accessible.ts';
import { journey } from '../fixtures/journey.ts';
import { fillSupplier, newSupplier, suppliersScreen } from '../fixtures/suppliers-screen.ts';

journey('The king creates a supplier and finds it after a reload', {}, async (given) => {
  const { page, signIn, visit } = given;
  const screen = suppliersScreen(page);
  await signIn('king');
  await visit('/adminwabu/suppliers');
  await page.getByText('Seleziona un fornitore dalla lista').waitFor();
  await expectAccessible(page);
  await screen.tool('Nuovo').click();
  const width = async (label: string) => (await screen.field(label).boundingBox())?.width ?? 0;
  const half = await width('PIVA');
  for (const label of ['Nome', 'Indirizzo'])
    assert.ok((await width(label)) > 1.9 * half, `${label} has a line of its own`);
  await fillSupplier(page, newSupplier);
  await expectAccessible(page);
  await screen.tool('Salva').click();
  await screen.item('Traghetti Benaco').waitFor();
  await page.reload();
  await screen.item('Traghetti Benaco').click();
  await page.getByText('Lungolago Regina Adelaide 3').waitFor();
  await expectAccessible(page);
});

journey('The king edits a supplier, and its tax id stays what it was', {}, async (given) => {
  const { page, signIn, visit } = given;
  const screen = suppliersScreen(page);
  await signIn('king');
  await visit('/adminwabu/suppliers');
  await screen.list.getByRole('option').first().click();
  await screen.tool('Modifica').click();
  await screen.field('Nome').fill('Aaa Nome Cambiato');
  assert.equal(await screen.field('PIVA').or(screen.field('Codice Fiscale')).isEditable(), false);
  await screen.tool('Salva').click();
  await screen.item('Aaa Nome Cambiato').waitFor();
  await page.reload();
  await screen.item('Aaa Nome Cambiato').waitFor();
});

journey('The king saves a supplier as a new one under another PIVA', {}, async (given) => {
  const { page, signIn, visit } = given;
  const screen = suppliersScreen(page);
  await signIn('king');
  await visit('/adminwabu/suppliers');
  const first = screen.list.getByRole('option').filter({ hasText: 'Azienda' }).first();
  await first.click();
  await screen.tool('Modifica').click();
  await screen.tool('Salva come nuovo').click();
  await page.getByRole('alertdialog').getByText('deve essere univoco tra tutti').waitFor();
  await page.getByRole('button', { name: 'OK' }).click();
  await screen.field('PIVA').fill('12345670017');
  await screen.field('Nome').fill('Aab Copia');
  await screen.tool('Salva come nuovo').click();
  await screen.item('Aab Copia').waitFor();
});

journey('The king deletes a supplier after a question', {}, async (given) => {
  const { page, signIn, visit } = given;
  const screen = suppliersScreen(page);
  await signIn('king');
  await visit('/adminwabu/suppliers');
  await screen.tool('Nuovo').click();
  await fillSupplier(page, newSupplier);
  await screen.tool('Salva').click();
  await screen.item('Traghetti Benaco').click();
  await screen.tool('Cancella').click();
  const question = page.getByRole('alertdialog');
  await question.getByText('Confermi la cancellazione del fornitore?').waitFor();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Cancella' }).click();
  await screen.item('Traghetti Benaco').waitFor({ state: 'detached' });
});

journey('What was saved is there after kill -9 and a new start', {}, async (given) => {
  const { page, signIn, visit, server, complaints } = given;
  // The list that follows a save may still be on its way when the server dies.
  complaints.ignore(/ERR_CONNECTION|ERR_EMPTY_RESPONSE/);
  const screen = suppliersScreen(page);
  await signIn('king');
  await visit('/adminwabu/suppliers');
  await screen.tool('Nuovo').click();
  await fillSupplier(page, newSupplier);
  await screen.tool('Salva').click();
  await screen.item('Traghetti Benaco').waitFor();
  await server.kill();
  await server.start();
  await page.reload();
  await screen.item('Traghetti Benaco').waitFor();
});

journey('A double click on save sends one request', {}, async (given) => {
  const { page, signIn, visit } = given;
  const screen = suppliersScreen(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/d1/addsupplier')) sent.push(request.url());
  });
  await signIn('king');
  await visit('/adminwabu/suppliers');
  await screen.tool('Nuovo').click();
  await fillSupplier(page, newSupplier);
  await screen.tool('Salva').dblclick();
  await screen.item('Traghetti Benaco').waitFor();
  assert.equal(sent.length, 1);
});

journey(
  'A rookie sees the list and is refused every change, by the server too',
  {},
  async (given) => {
    const { page, signIn, visit, token, server } = given;
    const screen = suppliersScreen(page);
    await signIn('rookie');
    await visit('/adminwabu/suppliers');
    await screen.list.getByRole('option').first().click();
    assert.equal(await screen.tool('Modifica').isEnabled(), false);
    await screen.tool('Nuovo').click();
    await page.getByText('Permessi non validi').filter({ visible: true }).first().waitFor();
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
      assert.equal(answer.status, 403);
      assert.equal(((await answer.json()) as { message: string }).message, 'Permessi non validi');
    }
  },
);
