import type { Page } from '@playwright/test';
import { hydrated } from '../fixtures/hydrated.ts';

/** Fills in the login form of the page and sends it. */
export async function signInByForm(page: Page, username: string, password: string) {
  // Before, the browser itself would send the form.
  await hydrated(page);
  await page.locator('input[name=username]').fill(username);
  await page.locator('input[name=password]').fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}
