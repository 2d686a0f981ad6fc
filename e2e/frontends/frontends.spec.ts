import { expectAccessible } from '../fixtures/accessible.ts';
import { supplierName } from '../fixtures/frontends.ts';
import { expect, test } from '../fixtures/test.ts';
import { sortingByKeyboard } from '../pages/sorting-by-keyboard.ts';

test.use({ role: 'king' });

test('A new microsite is saved and found after a reload', async ({
  page,
  microsites,
  frontendsPage,
}) => {
  await microsites.seed();
  await frontendsPage.open();
  await expect(page.getByText('Seleziona un frontend dalla lista')).toBeVisible();
  await frontendsPage.tool('Nuovo').click();
  await frontendsPage.field('URL').fill('Traghetti Benaco');
  await expect(page.getByText('URL disponibile')).toBeVisible();
  const supplier = page.getByRole('combobox', { name: 'Fornitore' });
  await supplier.click();
  await supplier.pressSequentially('traghetti');
  await page.getByRole('option', { name: supplierName, exact: true }).click();
  await frontendsPage.button('Copia da fornitore').click();
  await frontendsPage.write('Contenuto', 1, 'English', ' And the ferry back.');
  await frontendsPage.tool('Salva').click();
  await expect(page.getByText('Frontend aggiunto con successo!')).toBeVisible();
  await expect(frontendsPage.item('traghetti-benaco')).toBeVisible();
  const saved = await microsites.stored('traghetti-benaco');
  expect(saved.Localizzazione.CAP).toBe('37016');
  expect(saved.Sezioni.length).toBe(2);
  expect(saved.Sezioni[0]?.Contenuto.en ?? '').toMatch(/And the ferry back\.<\/p>$/);
  await page.reload();
  await frontendsPage.item('traghetti-benaco').click();
  await expect(page.getByText('And the ferry back.').first()).toBeVisible();
});

test('Sections are sorted with the keyboard', async ({ page, frontendsPage }) => {
  await page.goto('/adminwabu/frontends?mode=new');
  const names = () =>
    page.getByRole('article').evaluateAll((all) => all.map((one) => one.ariaLabel));
  const sorting = sortingByKeyboard(page);
  const handle = frontendsPage.button('Trascina per riordinare: Cosa è incluso');
  await sorting.pickUp(handle, 'Hai preso Cosa è incluso, posizione 1 di 2');
  await sorting.move('ArrowDown', 'Cosa è incluso sopra la posizione 2 di 2');
  await sorting.drop('Cosa è incluso lasciato alla posizione 2 di 2');
  await expect.poll(names).toEqual(['Sezione 1: Cosa NON è incluso', 'Sezione 2: Cosa è incluso']);
  await sorting.pickUp(handle, 'Hai preso Cosa è incluso, posizione 2 di 2');
  await sorting.move('ArrowUp', 'sopra la posizione 1 di 2');
  await sorting.putBack();
  await frontendsPage.button('Sposta su: Cosa è incluso').press('Enter');
  await expect.poll(names).toEqual(['Sezione 1: Cosa è incluso', 'Sezione 2: Cosa NON è incluso']);
});

test('Sections are dragged with the mouse', async ({ page, frontendsPage }) => {
  await page.goto('/adminwabu/frontends?mode=new');
  const open = page.getByRole('article').getByRole('button', { expanded: true });
  await expect(open.nth(1)).toBeVisible();
  while ((await open.count()) > 0) await open.first().click();
  const target = frontendsPage.button('Trascina per riordinare: Cosa NON è incluso');
  // Waits until the handles stand still.
  await target.hover();
  await frontendsPage.button('Trascina per riordinare: Cosa è incluso').hover();
  const to = await target.boundingBox();
  if (!to) throw new Error('The handle has no place on the page');
  await page.mouse.down();
  await page.mouse.move(to.x + 8, to.y + 4, { steps: 8 });
  await page.mouse.move(to.x + 8, to.y + 20, { steps: 4 });
  await page.mouse.up();
  await expect(page.getByRole('article', { name: 'Sezione 1: Cosa NON è incluso' })).toBeVisible();
});

test('The preview shows unsaved texts in the selected language', async ({
  page,
  microsites,
  frontendsPage,
}) => {
  const texts = { it: '<p>Il biglietto.</p>', he: '<p>הכרטיס</p>' };
  await microsites.seed({ URL: 'bardolino', Contenuto: texts });
  await frontendsPage.open('bardolino', 'edit');
  await frontendsPage.write('Contenuto', 1, 'English', 'Not saved yet.');
  await frontendsPage.tool('Anteprima').click();
  const drawer = frontendsPage.dialog('Anteprima');
  const site = drawer.locator('article');
  await drawer.getByRole('combobox', { name: 'Lingua' }).selectOption('en');
  await expect(site.getByText('Not saved yet.')).toBeVisible();
  await drawer.getByRole('combobox', { name: 'Lingua' }).selectOption('he');
  await expect(site).toHaveCSS('direction', 'rtl');
  await expect(site.getByText('הכרטיס')).toBeVisible();
  await expect(drawer.getByText('In questa lingua alcuni testi mancano')).toBeVisible();
  await expectAccessible(page, { all: true });
  await frontendsPage.button('Computer').click();
  await expectAccessible(page, { all: true });
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
});
