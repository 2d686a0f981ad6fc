import type { Page } from '@playwright/test';
import { codeAt } from '@wabu/api/testing/codes';
import { confirmationOf } from './confirmation.ts';

/** «Sicurezza» of the account page, and the second step of the login, in Italian. */
export function secondFactorsOf(page: Page) {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const app = page.getByRole('dialog', { name: 'Collega un’app' });
  const codes = page.getByRole('dialog', { name: 'Conserva questi codici' });
  return {
    button,
    app,
    codes,
    open: () => page.goto('/adminwabu/account'),
    /** Connects an app from a page that shows the factors. Returns its key, and the recovery codes. */
    async connectApp(password: string) {
      await button('Collega un’app').click();
      await confirmationOf(page).enter(password);
      await app.getByRole('img', { name: /^Codice QR/ }).waitFor();
      const secret = ((await app.locator('code').textContent()) ?? '').replaceAll(' ', '');
      await app.getByLabel('Codice dell’app').fill(codeAt(secret, Date.now()));
      await button('Attiva').click();
      return { secret, recoveryCodes: await this.keepCodes() };
    },
    /** Reads the recovery codes that are shown once, and closes their dialog. */
    async keepCodes() {
      await codes.waitFor();
      const shown = await codes.locator('code').allTextContents();
      await button('Li ho conservati').click();
      return shown;
    },
    /** Answers the second step of the login. */
    async enterCode(label: 'Codice dell’app' | 'Codice di recupero', code: string) {
      await page.getByLabel(label).fill(code);
      await button('Continua').click();
    },
  };
}
