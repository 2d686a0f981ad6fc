import type { BrowserContext, Page } from '@playwright/test';
import { people } from '../../e2e/fixtures/people.ts';
import { slowNetwork, throttle } from './chromium.ts';
import { firstPaint, recordFirstPaint } from './first-paint.ts';

/** The selector of a row in our lists. */
export const LIST_ROW = '[role=listbox] [role=option]';

/** Milliseconds on a slow network from the navigation of a new tab to the row. */
export async function timeToRow(
  context: BrowserContext,
  address: string,
  row: string,
  act = async (_page: Page) => {},
): Promise<number> {
  const page = await context.newPage();
  await throttle(await context.newCDPSession(page), slowNetwork);
  await recordFirstPaint(page, row);
  const started = Date.now();
  await page.goto(address, { waitUntil: 'commit' });
  await act(page);
  const { at } = await firstPaint(page);
  await page.close();
  return at - started;
}

/** Fills in and sends the login form. */
export async function signIn(page: Page): Promise<void> {
  const { username, password } = people.king;
  await page.locator('input[name=username]').fill(username, { timeout: 120_000 });
  await page.locator('input[name=password]').fill(password);
  await page.locator('input[name=password]').press('Enter');
}
