import type { Page } from '@playwright/test';

/** Fills in the login form of the page and sends it. */
export async function signInByForm(page: Page, username: string, password: string) {
  await page.locator('input[name=username]').fill(username);
  await page.locator('input[name=password]').fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}
