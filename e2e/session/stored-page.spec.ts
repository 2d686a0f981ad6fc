import type { Page } from '@playwright/test';
import { hold } from '../fixtures/hold.ts';
import { expect, test } from '../fixtures/test.ts';
import { suppliersPageOf } from '../pages/suppliers-page.ts';

test.use({ role: 'king' });

/** The rows of the stored page, which cannot be used. */
const storedRows = (page: Page) => page.locator('#root [inert] [role=option]');

/** Opens the suppliers, and waits until the browser has stored the page. */
async function visit(page: Page): Promise<void> {
  const { open, list } = suppliersPageOf(page);
  await open();
  await list.getByRole('option').first().waitFor();
  const isStored = () => localStorage.getItem('stored-page /adminwabu/suppliers') !== null;
  await expect.poll(() => page.evaluate(isStored)).toBe(true);
}

/** Opens the suppliers without the scripts of the shell, until `load` lets them run. */
async function openWithoutScripts(page: Page): Promise<{ load: () => void }> {
  const load = await hold(page, /\/modules\/shell\/[^/]+\/main\.\w+\.js$/);
  await page.goto('/adminwabu/suppliers', { waitUntil: 'commit' });
  return { load };
}

test('A list is shown as it was before the scripts of the page run, then as it is @verify', async ({
  page,
  newTab,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/adminwabu/suppliers');
  await page.getByRole('button', { name: 'Tema scuro' }).click();
  await visit(page);
  const names = await suppliersPageOf(page).list.getByRole('option').allInnerTexts();
  const rows = await rowBoxes(page.locator('[role=option]'));
  const background = await backgroundOf(page);

  // The page with an open record is not stored.
  await suppliersPageOf(page).list.getByRole('option').first().click();
  await page.waitForTimeout(1_000);

  const tab = await newTab();
  const { load } = await openWithoutScripts(tab);
  await expect(storedRows(tab).first()).toBeVisible();
  const stored = await storedRows(tab).allInnerTexts();
  expect(names.slice(0, stored.length)).toEqual(stored);
  expect(await rowBoxes(storedRows(tab))).toEqual(rows.slice(0, stored.length));
  await expect(tab.locator('[inert] [aria-selected=true]')).toHaveCount(0);
  expect(await backgroundOf(tab)).toBe(background);
  await expect(tab.locator('html')).toHaveAttribute('lang', 'it');

  load();
  await suppliersPageOf(tab).list.getByRole('option').first().click();
  await expect(tab).toHaveURL(/#id=/);
  await expect(storedRows(tab)).toHaveCount(0);
  const sheets = await tab.evaluate(() => Array.from(document.styleSheets, ({ href }) => href));
  expect(sheets, 'each style sheet is loaded once').toEqual([...new Set(sheets)]);
});

test('A stored page is not shown in another window size, and not without the session @verify', async ({
  page,
  newTab,
  signIn,
}) => {
  await visit(page);
  const small = await newTab();
  await small.setViewportSize({ width: 390, height: 700 });
  const narrow = await openWithoutScripts(small);
  await answered(small);
  await expect(storedRows(small)).toHaveCount(0);
  narrow.load();
  await suppliersPageOf(small).list.waitFor();

  await signIn('rookie');
  const tab = await newTab();
  const other = await openWithoutScripts(tab);
  await answered(tab);
  await expect(storedRows(tab)).toHaveCount(0);
  other.load();
  await suppliersPageOf(tab).list.waitFor();
});

/** Waits until the list is answered, and longer than it takes to show what the answer's key decrypts. */
async function answered(page: Page): Promise<void> {
  await page.locator('#root').waitFor({ state: 'attached' });
  await page.evaluate(async () => {
    const { wabuEarly = {} } = globalThis as { wabuEarly?: Record<string, Promise<Response>> };
    await Promise.all(Object.values(wabuEarly));
  });
  await page.waitForTimeout(500);
}

const rowBoxes = (rows: ReturnType<Page['locator']>) =>
  rows.evaluateAll((all) => all.map((row) => JSON.stringify(row.getBoundingClientRect())));

const backgroundOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);
