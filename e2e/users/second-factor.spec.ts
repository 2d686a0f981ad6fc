import type { Page } from '@playwright/test';
import { hydrated } from '../fixtures/hydrated.ts';
import { people, send } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';
import { confirmationOf } from '../pages/confirmation.ts';
import { signInByForm } from '../pages/login-form.ts';
import { addAuthenticator, codeAt, secondFactorsOf } from '../pages/second-factors.ts';

test.use({ role: 'rookie', ownServer: true });

const { password } = people.rookie;
const HALF_MINUTE = 30_000;

async function signOut(page: Page) {
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto('/login');
  await hydrated(page);
}
const expectDashboard = (page: Page) => page.waitForURL('**/adminwabu/dashboard*');

test('A passkey signs in alone, answers the second step, and confirms', async ({
  page,
  allowConsoleError,
}) => {
  allowConsoleError(/status of 403/);
  await addAuthenticator(page);
  const factors = secondFactorsOf(page);
  const confirmation = confirmationOf(page);
  await factors.open();
  await factors.button('Aggiungi una passkey').click();
  await page.getByLabel('Nome', { exact: true }).fill('Portatile');
  await factors.button('Crea passkey').click();
  await confirmation.enter(password);
  expect(await factors.keepCodes()).toHaveLength(10);
  await expect(page.getByText('Portatile')).toBeVisible();

  await signOut(page);
  await factors.button('Accedi con passkey').click();
  await expectDashboard(page);

  await signOut(page);
  await signInByForm(page, 'rookie', password);
  await factors.button('Usa una passkey').click();
  await expectDashboard(page);

  await factors.open();
  await factors.button('Togli la passkey Portatile').click();
  await factors.button('Togli').last().click();
  await confirmation.passkey.click();
  await expect(page.getByText('Passkey tolta')).toBeVisible();
  await expect(page.getByText('Portatile')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Passkey' })).toBeFocused();
});

test('An app is connected by its QR code; its codes and a recovery code sign in', async ({
  page,
  allowConsoleError,
}) => {
  allowConsoleError(/status of 403/);
  const factors = secondFactorsOf(page);
  await factors.open();
  const { secret, recoveryCodes } = await factors.connectApp(password);

  await signOut(page);
  await signInByForm(page, 'rookie', password);
  // The code of this half minute was used to connect the app.
  await factors.enterCode('Codice dell’app', codeAt(secret, Date.now() + HALF_MINUTE));
  await expectDashboard(page);

  await signOut(page);
  await signInByForm(page, 'rookie', password);
  await factors.button('Usa un codice di recupero').click();
  await factors.enterCode('Codice di recupero', recoveryCodes[0] ?? '');
  await expectDashboard(page);

  await factors.open();
  await expect(page.getByText('Rimasti: 9 di 10.')).toBeVisible();
  await factors.button('Scollega l’app').click();
  await factors.button('Scollega').click();
  await confirmationOf(page).enter(password);
  await expect(page.getByText('App scollegata')).toBeVisible();

  await signOut(page);
  await signInByForm(page, 'rookie', password);
  await expectDashboard(page);
});

test('A role that requires a second factor is led to set it up, and does nothing else before', async ({
  page,
  server,
  token,
  allowConsoleError,
  suppliersPage,
}) => {
  allowConsoleError(/status of 403/);
  const king = await token('king');
  await send('POST', `${server.url}/api/d1/confirm`, { password: people.king.password }, king);
  await send('PUT', `${server.url}/api/d1/requirefactors`, { roles: ['rookie'] }, king);
  const factors = secondFactorsOf(page);
  const required = page.getByRole('dialog', { name: 'Attiva un secondo fattore' });
  await page.goto('/adminwabu/suppliers');
  await expect(required).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(required).toBeVisible();
  await expect(suppliersPage.list.getByRole('option')).toHaveCount(0);
  const headers = { Authorization: `Bearer ${await token('rookie')}` };
  const refused = await fetch(`${server.url}/api/d1/getallsuppliers`, { headers });
  expect([refused.status, await refused.json()]).toMatchObject([
    403,
    { code: 'second-factor-required' },
  ]);
  await factors.connectApp(password);
  await expect(required).toHaveCount(0);
  await expect(suppliersPage.list.getByRole('option').first()).toBeVisible();
});
