import assert from 'node:assert/strict';
import { expectAccessible } from '../fixtures/accessible.ts';
import { seedFrontends, storedFrontend, supplierName } from '../fixtures/frontends.ts';
import { frontendsScreen } from '../fixtures/frontends-screen.ts';
import { journey } from '../fixtures/journey.ts';
import { sortingByKeyboard } from '../fixtures/sorting-by-keyboard.ts';

const page1 = '/adminwabu/frontends';

journey(
  'The king makes a microsite from nothing and finds it after a reload',
  {},
  async (given) => {
    const { page, server, signIn, token, visit } = given;
    const screen = frontendsScreen(page);
    await seedFrontends(server.url, await token('king'), []);
    await signIn('king');
    await visit(page1);
    await page.getByText('Seleziona un frontend dalla lista').waitFor();
    await expectAccessible(page, { all: true });
    await screen.tool('Nuovo').click();
    await screen.field('URL').fill('Traghetti Benaco');
    await page.getByText('URL disponibile').waitFor();
    const supplier = page.getByRole('combobox', { name: 'Fornitore' });
    await supplier.click();
    await supplier.pressSequentially('traghetti');
    await page.getByRole('option', { name: supplierName, exact: true }).click();
    await screen.button('Copia da fornitore').click();
    await screen.write('Contenuto', 1, 'English', ' And the ferry back.');
    await expectAccessible(page, { all: true });
    await screen.tool('Salva').click();
    await page.getByText('Frontend aggiunto con successo!').waitFor();
    await screen.item('traghetti-benaco').waitFor();
    const saved = await storedFrontend(server.url, await token('king'), 'traghetti-benaco');
    assert.equal(saved.Localizzazione.CAP, '37016');
    assert.equal(saved.Sezioni.length, 2);
    assert.match(saved.Sezioni[0]?.Contenuto.en ?? '', /And the ferry back\.<\/p>$/);
    await page.reload();
    await screen.item('traghetti-benaco').click();
    await page.getByText('And the ferry back.').first().waitFor();
    await expectAccessible(page, { all: true });
  },
);

journey('An admin edits a microsite and overwrites it after a question', {}, async (given) => {
  const { page, server, signIn, token, visit } = given;
  const screen = frontendsScreen(page);
  await seedFrontends(server.url, await token('king'), [{ URL: 'terme' }]);
  await signIn('admin');
  await visit(`${page1}?frontend=terme`);
  await screen.tool('Modifica').click();
  await screen.field('Città').fill('Torri del Benaco');
  await screen.text('Contenuto', 1, 'English').scrollIntoViewIfNeeded();
  await screen.write('Contenuto', 1, 'English', 'The ticket.');
  await screen.save();
  await page.getByText('Frontend [terme] salvato').waitFor();
  await screen.button('Riapri').click();
  await page.getByText('Torri del Benaco').waitFor();
  await page.getByText('The ticket.').waitFor();
});

journey('The king saves a microsite as a new one, and deletes the old one', {}, async (given) => {
  const { page, server, signIn, token, visit } = given;
  const screen = frontendsScreen(page);
  await seedFrontends(server.url, await token('king'), [{ URL: 'terme' }]);
  await signIn('king');
  await visit(`${page1}?frontend=terme&mode=edit`);
  await screen.field('URL').fill('terme-nuove');
  await screen.tool('Salva come nuovo').click();
  await page.getByText('Frontend aggiunto con successo!').waitFor();
  await screen.item('terme-nuove').waitFor();
  await screen.item('terme').click();
  await screen.tool('Cancella').click();
  const question = page.getByRole('alertdialog');
  await question.getByText('Confermi la cancellazione del frontend [terme] ?').waitFor();
  await question.getByRole('button', { name: 'Cancella' }).click();
  await page.getByText('Frontend [terme] cancellato').waitFor();
  await screen.item('terme').waitFor({ state: 'detached' });
});

journey('A rookie reads everything and is offered nothing that writes', {}, async (given) => {
  const { page, server, signIn, token, visit } = given;
  const screen = frontendsScreen(page);
  await seedFrontends(server.url, await token('king'), [{ URL: 'terme' }]);
  await signIn('rookie');
  await visit(page1);
  await screen.item('terme').click();
  await page.getByRole('heading', { name: 'Gestione Localizzazione' }).waitFor();
  for (const name of ['Nuovo', 'Modifica', 'Cancella'] as const) {
    assert.equal(await screen.tool(name).count(), 0);
  }
  await visit(`${page1}?frontend=terme&mode=edit`);
  await page.getByRole('alertdialog').getByText('Permessi non validi').waitFor();
  await expectAccessible(page, { all: true });
});

journey('Sections are put in order by the keyboard alone', {}, async (given) => {
  const { page, server, signIn, token, visit } = given;
  const screen = frontendsScreen(page);
  await seedFrontends(server.url, await token('king'), []);
  await signIn('king');
  await visit(`${page1}?mode=new`);
  const names = () =>
    page.getByRole('article').evaluateAll((all) => all.map((one) => one.ariaLabel));
  const sorting = sortingByKeyboard(page);
  const handle = screen.button('Trascina per riordinare: Cosa è incluso');
  await sorting.pickUp(handle, 'Hai preso Cosa è incluso, posizione 1 di 2');
  await sorting.move('ArrowDown', 'Cosa è incluso sopra la posizione 2 di 2');
  await sorting.drop('Cosa è incluso lasciato alla posizione 2 di 2');
  assert.deepEqual(await names(), ['Sezione 1: Cosa NON è incluso', 'Sezione 2: Cosa è incluso']);
  await sorting.pickUp(handle, 'Hai preso Cosa è incluso, posizione 2 di 2');
  await sorting.move('ArrowUp', 'sopra la posizione 1 di 2');
  await sorting.putBack();
  await screen.button('Sposta su: Cosa è incluso').press('Enter');
  assert.deepEqual(await names(), ['Sezione 1: Cosa è incluso', 'Sezione 2: Cosa NON è incluso']);
});

journey('Sections are dragged by the mouse', {}, async (given) => {
  const { page, server, signIn, token, visit } = given;
  const screen = frontendsScreen(page);
  await seedFrontends(server.url, await token('king'), []);
  await signIn('king');
  await visit(`${page1}?mode=new`);
  const open = page.getByRole('article').getByRole('button', { expanded: true });
  await open.nth(1).waitFor();
  while ((await open.count()) > 0) await open.first().click();
  const from = await screen.button('Trascina per riordinare: Cosa è incluso').boundingBox();
  const to = await screen.button('Trascina per riordinare: Cosa NON è incluso').boundingBox();
  assert.ok(from && to);
  await page.mouse.move(from.x + 8, from.y + 8);
  await page.mouse.down();
  await page.mouse.move(to.x + 8, to.y + 4, { steps: 8 });
  await page.mouse.move(to.x + 8, to.y + 20, { steps: 4 });
  await page.mouse.up();
  await page.getByRole('article', { name: 'Sezione 1: Cosa NON è incluso' }).waitFor();
});

journey('A visitor’s view of the draft opens in every language', {}, async (given) => {
  const { page, server, signIn, token, visit } = given;
  const screen = frontendsScreen(page);
  const texts = { it: '<p>Il biglietto.</p>', he: '<p>הכרטיס</p>' };
  await seedFrontends(server.url, await token('king'), [{ URL: 'terme', Contenuto: texts }]);
  await signIn('king');
  await visit(`${page1}?frontend=terme&mode=edit`);
  await screen.write('Contenuto', 1, 'English', 'Not saved yet.');
  await screen.tool('Anteprima').click();
  const drawer = screen.dialog('Anteprima');
  const site = drawer.locator('article');
  await drawer.getByRole('combobox', { name: 'Lingua' }).selectOption('en');
  await site.getByText('Not saved yet.').waitFor();
  await drawer.getByRole('combobox', { name: 'Lingua' }).selectOption('he');
  assert.equal(await site.getAttribute('dir'), 'rtl');
  await site.getByText('הכרטיס').waitFor();
  await drawer.getByText('In questa lingua alcuni testi mancano').waitFor();
  await expectAccessible(page, { all: true });
  await screen.button('Computer').click();
  await expectAccessible(page, { all: true });
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'detached' });
});
