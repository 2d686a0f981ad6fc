import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { confirmationOf } from './confirmation.ts';

/** The code that an app with this key shows at a time in milliseconds since 1970. */
export const codeAt = (key: string, timestamp: number) =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp });

/** Gives a page Chromium's virtual authenticator, which answers at once for a user whose PIN it has checked. */
export async function addAuthenticator(page: Page): Promise<void> {
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
