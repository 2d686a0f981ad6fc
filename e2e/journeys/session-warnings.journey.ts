import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { expectAccessible } from '../fixtures/accessible.ts';
import { watchRequests } from '../fixtures/all-loaded.ts';
import { journey } from '../fixtures/journey.ts';
import { people } from '../fixtures/people.ts';
import { usersScreen } from '../fixtures/users-screen.ts';

/** The browser's clock goes on by itself, and can be moved on. */
const withClock = (page: Page) => page.clock.install({ time: Date.now() });

const signInAgain = async (page: Page, title: string) => {
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByLabel('Password').fill(people.king.password);
  await dialog.getByRole('button', { name: 'Accedi' }).click();
  await dialog.waitFor({ state: 'detached' });
};

journey(
  'Five minutes and one minute before the end the session can be renewed',
  {},
  async (given) => {
    const { page, signIn, visit } = given;
    const { add, button, field } = usersScreen(page);
    await withClock(page);
    await signIn('king');
    await visit('/adminwabu/users');
    await button('Aggiungi utente').click();
    await field('Nome utente').fill('anna');
    await page.clock.fastForward('07:55:10');
    await page.getByText('La sessione scade tra 5 minuti.').waitFor();
    await expectAccessible(page, { all: true });
    await page.clock.fastForward('04:00');
    await page.getByText('La sessione scade tra un minuto.').waitFor();
    assert.equal(await page.getByText('La sessione scade tra 5 minuti.').count(), 0);

    await page.getByRole('button', { name: 'Rinnova' }).click();
    await signInAgain(page, 'Rinnova la sessione');
    assert.equal(await page.getByText('La sessione scade').count(), 0);
    assert.equal(await field('Nome utente').inputValue(), 'anna');
    await add.getByRole('button', { name: 'Annulla' }).click();
  },
);

journey(
  'At the end the sign-in opens over every screen, and the screen stays',
  {},
  async (given) => {
    const { page, signIn, visit } = given;
    const menu = page.getByRole('navigation', { name: 'Menu principale' });
    const allLoaded = watchRequests(page);
    await withClock(page);
    await signIn('king');
    await visit('/adminwabu/dashboard');
    for (const screen of ['Biglietti', 'Fornitori', 'Frontends', 'Utenti', 'Tests', 'Dashboard']) {
      await menu.getByRole('link', { name: screen }).click();
      const title = screen === 'Dashboard' ? /^Benvenuto king/ : screen;
      const heading = page.getByRole('heading', { level: 1, name: title });
      await heading.waitFor();
      // A part that is still on its way would be given up after eight hours.
      await allLoaded();
      await page.clock.fastForward('08:00:10');
      await page.getByRole('dialog', { name: 'Sessione scaduta' }).waitFor();
      await signInAgain(page, 'Sessione scaduta');
      await heading.waitFor();
    }
  },
);

journey('Who guesses too often in place is told how long to wait', {}, async (given) => {
  const { page, server, signIn, visit, complaints } = given;
  complaints.expect(/status of 429/);
  await withClock(page);
  await signIn('king');
  await visit('/adminwabu/tickets');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.clock.fastForward('08:00:10');
  const dialog = page.getByRole('dialog', { name: 'Sessione scaduta' });
  await dialog.waitFor();
  for (let guess = 0; guess < 10; guess += 1) {
    const body = JSON.stringify({ username: 'king', password: `guess ${guess}` });
    const headers = { 'content-type': 'application/json' };
    await fetch(`${server.url}/api/adminwabu/login`, { method: 'POST', headers, body });
  }
  await dialog.getByLabel('Password').fill(people.king.password);
  await dialog.getByRole('button', { name: 'Accedi' }).click();
  await dialog.getByText(/^Troppi tentativi: aspetta \d+ secondi e riprova\.$/).waitFor();
  await expectAccessible(page, { all: true });
  await dialog.getByRole('button', { name: 'Esci' }).click();
  await page.waitForURL((url) => url.pathname === '/');
});
