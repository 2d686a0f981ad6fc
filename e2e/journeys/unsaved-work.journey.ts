import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { expectAccessible } from '../fixtures/accessible.ts';
import { seedFrontends, storedFrontend } from '../fixtures/frontends.ts';
import { frontendsScreen } from '../fixtures/frontends-screen.ts';
import { journey } from '../fixtures/journey.ts';
import { suppliersScreen } from '../fixtures/suppliers-screen.ts';

const question = (page: Page) =>
  page.getByRole('alertdialog', { name: 'Hai modifiche non salvate' });

async function typeIntoForm(page: Page) {
  const { tool, field } = suppliersScreen(page);
  await tool('Nuovo').click();
  await field('Nome').fill('Non ancora salvato');
}

journey('Unsaved work is asked about by links, by back and by Logout', {}, async (given) => {
  const { page, signIn, visit } = given;
  const menu = page.getByRole('navigation', { name: 'Menu principale' });
  const { field } = suppliersScreen(page);
  await signIn('king');
  await visit('/adminwabu/tickets');
  await menu.getByRole('link', { name: 'Fornitori' }).click();
  await typeIntoForm(page);

  await menu.getByRole('link', { name: 'Biglietti' }).click();
  await question(page).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continua a modificare' }).click();
  assert.equal(await field('Nome').inputValue(), 'Non ancora salvato');

  await page.evaluate(() => history.back());
  await question(page).waitFor();
  await page.keyboard.press('Escape');
  assert.match(page.url(), /\/adminwabu\/suppliers/);

  await page.getByRole('button', { name: 'Logout' }).click();
  await question(page).waitFor();
  await page.getByRole('button', { name: 'Continua a modificare' }).click();
  assert.notEqual(await page.evaluate(() => localStorage.getItem('jwt')), null);

  await page.evaluate(() => history.back());
  await page.getByRole('button', { name: 'Esci senza salvare' }).click();
  await page.getByText('Qui non c’è ancora niente').waitFor();
});

journey('The tab asks before it is closed over unsaved work', {}, async (given) => {
  const { page, signIn, visit } = given;
  await signIn('king');
  await visit('/adminwabu/suppliers');
  await typeIntoForm(page);
  const asked = page.waitForEvent('dialog');
  const closed = page.close({ runBeforeUnload: true });
  const dialog = await asked;
  assert.equal(dialog.type(), 'beforeunload');
  await dialog.dismiss();
  await closed;
});

journey('The letters of the last moment stop the way back, and are saved', {}, async (given) => {
  const { page, server, signIn, token, visit } = given;
  const king = await token('king');
  await seedFrontends(server.url, king, [{ URL: 'terme', Contenuto: { it: '<p>Vista</p>' } }]);
  const screen = frontendsScreen(page);
  await signIn('king');
  await visit('/adminwabu/frontends');
  await screen.item('terme').click();
  await screen.tool('Modifica').click();
  await screen.write('Contenuto', 1, 'Italiano', ' sul');
  await page.evaluate(() => history.back());
  await question(page).getByRole('button', { name: 'Continua a modificare' }).click();
  await screen.write('Contenuto', 1, 'Italiano', ' lago');
  await page.keyboard.press('Control+s');
  await page.getByRole('button', { name: 'Sovrascrivi' }).click();
  await page.getByText('Frontend [terme] salvato').waitFor();
  const { Sezioni } = await storedFrontend(server.url, king, 'terme');
  assert.equal(Sezioni[0]?.Contenuto.it, '<p>Vista sul lago</p>');
});
