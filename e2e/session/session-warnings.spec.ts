import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessible.ts';
import { people } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ role: 'king', freshSession: true });

const signInAgain = async (page: Page, title: string) => {
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog).toBeVisible();
  await expectAccessible(page, { all: true });
  await dialog.getByLabel('Password').fill(people.king.password);
  await dialog.getByRole('button', { name: 'Accedi' }).click();
  await expect(dialog).toHaveCount(0);
};

/** Moves the page's clock to so many seconds before the end of the session, however long the steps before took. */
async function forwardTo(page: Page, secondsLeft: number) {
  const left = await page.evaluate(() => {
    const [, payload = ''] = (localStorage.getItem('jwt') ?? '').split('.');
    const { exp } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return exp * 1000 - Date.now();
  });
  await page.clock.fastForward(left - secondsLeft * 1000);
}

test('A session is announced before its end, renewed, and renewed again after its end', async ({
  page,
  usersPage,
}) => {
  const { button, field } = usersPage;
  // The server's clock does not move with the page's: its Date header would undo the forwarding.
  await page.route('**/api/**', async (route) => {
    const response = await route.fetch();
    const { date: _, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
  await page.clock.install({ time: Date.now() });
  await usersPage.open();
  await button('Aggiungi utente').click();
  await field('Nome utente').fill('anna');
  await forwardTo(page, 290);
  await expect(page.getByText('La sessione scade tra 5 minuti.')).toBeVisible();
  await expectAccessible(page, { all: true });
  await forwardTo(page, 55);
  await expect(page.getByText('La sessione scade tra un minuto.')).toBeVisible();
  await expect(page.getByText('La sessione scade tra 5 minuti.')).toHaveCount(0);

  // Waits: an answer on its way would find its route gone.
  await page.unrouteAll({ behavior: 'wait' });
  await page.getByRole('button', { name: 'Rinnova' }).click();
  await signInAgain(page, 'Rinnova la sessione');
  await expect(page.getByText('La sessione scade')).toHaveCount(0);
  await expect(field('Nome utente')).toHaveValue('anna');

  await page.clock.fastForward('08:00:10');
  await signInAgain(page, 'Sessione scaduta');
  await expect(field('Nome utente')).toHaveValue('anna');
});
