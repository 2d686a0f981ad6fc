import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessible.ts';
import { watchRequests } from '../fixtures/all-loaded.ts';
import { people } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ role: 'king', freshSession: true });

/** The browser's clock goes on by itself, and can be moved on. */
const withClock = (page: Page) => page.clock.install({ time: Date.now() });

const signInAgain = async (page: Page, title: string) => {
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByLabel('Password').fill(people.king.password);
  await dialog.getByRole('button', { name: 'Accedi' }).click();
  await expect(dialog).toHaveCount(0);
};

test('Five minutes and one minute before the end the session can be renewed', async ({
  page,
  usersPage,
}) => {
  const { add, button, field } = usersPage;
  await withClock(page);
  await usersPage.open();
  await button('Aggiungi utente').click();
  await field('Nome utente').fill('anna');
  await page.clock.fastForward('07:55:10');
  await expect(page.getByText('La sessione scade tra 5 minuti.')).toBeVisible();
  await expectAccessible(page, { all: true });
  await page.clock.fastForward('04:00');
  await expect(page.getByText('La sessione scade tra un minuto.')).toBeVisible();
  await expect(page.getByText('La sessione scade tra 5 minuti.')).toHaveCount(0);

  await page.getByRole('button', { name: 'Rinnova' }).click();
  await signInAgain(page, 'Rinnova la sessione');
  await expect(page.getByText('La sessione scade')).toHaveCount(0);
  await expect(field('Nome utente')).toHaveValue('anna');
  await add.getByRole('button', { name: 'Annulla' }).click();
});

test('At the end the sign-in opens over every screen, and the screen stays', async ({
  page,
  staffArea,
}) => {
  const allLoaded = watchRequests(page);
  await withClock(page);
  await page.goto('/adminwabu/dashboard');
  for (const screen of ['Biglietti', 'Fornitori', 'Frontends', 'Utenti', 'Tests', 'Dashboard']) {
    await staffArea.link(screen).click();
    const title = screen === 'Dashboard' ? /^Benvenuto king/ : screen;
    const heading = page.getByRole('heading', { level: 1, name: title });
    await expect(heading).toBeVisible();
    // A part that is still on its way would be given up after eight hours.
    await allLoaded();
    await page.clock.fastForward('08:00:10');
    await expect(page.getByRole('dialog', { name: 'Sessione scaduta' })).toBeVisible();
    await signInAgain(page, 'Sessione scaduta');
    await expect(heading).toBeVisible();
  }
});

test('Who guesses too often in place is told how long to wait', async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/status of 429/);
  await withClock(page);
  await page.goto('/adminwabu/tickets');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.clock.fastForward('08:00:10');
  const dialog = page.getByRole('dialog', { name: 'Sessione scaduta' });
  await expect(dialog).toBeVisible();
  await page.route('**/api/adminwabu/login', (route) =>
    route.fulfill({ status: 429, headers: { 'retry-after': '60' }, json: { message: '' } }),
  );
  await dialog.getByLabel('Password').fill(people.king.password);
  await dialog.getByRole('button', { name: 'Accedi' }).click();
  await expect(
    dialog.getByText(/^Troppi tentativi: aspetta \d+ secondi e riprova\.$/),
  ).toBeVisible();
  await expectAccessible(page, { all: true });
  await dialog.getByRole('button', { name: 'Esci' }).click();
  await page.waitForURL((url) => url.pathname === '/');
});
