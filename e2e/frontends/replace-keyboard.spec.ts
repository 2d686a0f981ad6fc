import { expectAccessible } from '../fixtures/accessible.ts';
import { expectFocusTrap, tabTo } from '../fixtures/focus.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ role: 'king' });

test('By keyboard alone a text is replaced in the microsites that are ticked, and taken back', async ({
  page,
  microsites,
  frontendsPage,
}) => {
  const Contenuto = { it: '<p>Chiama lo <strong>0457</strong>255555.</p>' };
  await microsites.seed({ URL: 'cisano', Contenuto }, { URL: 'lazise', Contenuto });
  await frontendsPage.open();
  const menu = frontendsPage.button('Azioni sull’elenco');
  await menu.press('Enter');
  await page.getByRole('menuitem', { name: 'Trova e sostituisci' }).press('Enter');
  const search = frontendsPage.dialog('Trova e sostituisci nei micrositi');
  await expectFocusTrap(search);
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Trova e sostituisci' }).press('Enter');

  await search.getByRole('textbox', { name: 'Cerca' }).press('Control+a');
  await page.keyboard.type('0457255555');
  await page.keyboard.press('Tab');
  await page.keyboard.type('0457777777');
  await page.keyboard.press('Enter');
  await expect(search.getByText('2 occorrenze in 2 micrositi')).toBeVisible();
  await expectAccessible(page, { all: true });
  await tabTo(search.getByRole('checkbox', { name: 'lazise (1)' }), { most: 40 });
  await page.keyboard.press('Space');
  await tabTo(search.getByRole('button', { name: 'Sostituisci 1' }), { most: 40 });
  await page.keyboard.press('Enter');

  const result = frontendsPage.dialog('Sostituzione');
  await expect(result.getByText('Sostituito: 1 occorrenza in 1 microsito.')).toBeVisible();
  await expectFocusTrap(result);
  await expectAccessible(page, { all: true });
  await tabTo(result.getByRole('button', { name: 'Chiudi' }), { most: 40 });
  await page.keyboard.press('Enter');
  const content = async (URL: string) => (await microsites.stored(URL)).Sezioni[0]?.Contenuto.it;
  expect(await content('cisano')).toBe('<p>Chiama lo <strong>0457777777</strong>.</p>');
  expect(await content('lazise')).toBe(Contenuto.it);
  await page.getByRole('region', { name: 'Avvisi' }).getByText('Annulla').press('Enter');
  await expect.poll(() => content('cisano')).toBe(Contenuto.it);
});
