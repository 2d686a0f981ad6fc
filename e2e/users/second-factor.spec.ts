import type { Page } from '@playwright/test';
import { hydrated } from '../fixtures/hydrated.ts';
import { people } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';
import { signInByForm } from '../pages/login-form.ts';

test.use({ role: 'rookie', ownServer: true });

const { password } = people.rookie;

/** Gives a page Chromium's virtual authenticator, which answers at once for a user whose PIN it has checked. */
async function addAuthenticator(page: Page): Promise<void> {
  const chromium = await page.context().newCDPSession(page);
  await chromium.send('WebAuthn.enable');
  await chromium.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function signOut(page: Page) {
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto('/login');
  await hydrated(page);
}
const expectDashboard = (page: Page) => page.waitForURL('**/adminwabu/dashboard*');

test('A passkey signs in alone, answers the second step, and confirms @verify', async ({
  page,
  allowConsoleError,
}) => {
  allowConsoleError(/status of 403/);
  await addAuthenticator(page);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const confirmation = page.getByRole('dialog', { name: 'Confermi che sei tu?' });
  const codes = page.getByRole('dialog', { name: 'Conserva questi codici' }).locator('code');
  await page.goto('/adminwabu/account');
  await button('Aggiungi una passkey').click();
  await page.getByLabel('Nome', { exact: true }).fill('Portatile');
  await button('Crea passkey').click();
  await confirmation.getByLabel('La tua password').fill(password);
  await page.keyboard.press('Enter');
  await expect(codes).toHaveCount(10);
  await button('Li ho conservati').click();
  await expect(page.getByText('Portatile')).toBeVisible();

  await signOut(page);
  await button('Accedi con passkey').click();
  await expectDashboard(page);

  await signOut(page);
  await signInByForm(page, 'rookie', password);
  await button('Usa una passkey').click();
  await expectDashboard(page);

  await page.goto('/adminwabu/account');
  await button('Togli la passkey Portatile').click();
  await button('Togli').last().click();
  await confirmation.getByRole('button', { name: 'Usa una passkey' }).click();
  await expect(page.getByText('Passkey tolta')).toBeVisible();
  await expect(page.getByText('Portatile')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Passkey' })).toBeFocused();
});
