import { mkdirSync } from 'node:fs';
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { launchOptions } from './fixtures/chromium.ts';
import { root } from './fixtures/folders.ts';
import { tokenFor } from './fixtures/people.ts';
import { startServer } from './fixtures/server.ts';
import { prepareStartingData } from './fixtures/starting-data.ts';
import { storeSession } from './fixtures/stored-session.ts';
import { frontendsPageOf } from './pages/frontends-page.ts';
import { suppliersPageOf } from './pages/suppliers-page.ts';
import { usersPageOf } from './pages/users-page.ts';

/** The pictures of the documentation, taken from the built product with its example data. */
const looks: Record<string, BrowserContextOptions> = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true },
  dark: { viewport: { width: 1280, height: 800 }, colorScheme: 'dark' },
};

const pictures: Record<string, (page: Page, url: string) => Promise<void>> = {
  home: async (page, url) => {
    await page.goto(`${url}/`, { waitUntil: 'networkidle' });
    await answerBanner(page);
  },
  login: async (page, url) => {
    await page.goto(`${url}/login`, { waitUntil: 'networkidle' });
    await answerBanner(page);
  },
  dashboard: async (page, url) => {
    await signIn(page, url);
    await page.goto(`${url}/adminwabu/dashboard`, { waitUntil: 'networkidle' });
  },
  suppliers: async (page, url) => {
    await signIn(page, url);
    await page.goto(`${url}/adminwabu/suppliers`, { waitUntil: 'networkidle' });
    const first = suppliersPageOf(page).list.getByRole('option').first();
    await first.waitFor();
    if (isWide(page)) await first.click();
  },
  frontends: async (page, url) => {
    await signIn(page, url);
    await page.goto(`${url}/adminwabu/frontends`, { waitUntil: 'networkidle' });
    const first = frontendsPageOf(page).list.getByRole('option').first();
    await first.waitFor();
    if (!isWide(page)) return;
    await first.click();
    await page.getByRole('img', { name: 'logo.svg' }).waitFor();
    await page.getByRole('img', { name: 'copertina.svg' }).waitFor();
  },
  users: async (page, url) => {
    await signIn(page, url);
    await page.goto(`${url}/adminwabu/users`, { waitUntil: 'networkidle' });
    await usersPageOf(page).row('giulia').locator('img').waitFor();
  },
};

const isWide = (page: Page) => (page.viewportSize()?.width ?? 0) > 960;

const answerBanner = (page: Page) =>
  page.getByRole('button', { name: 'Accetta solo i necessari' }).click();

async function signIn(page: Page, url: string) {
  await storeSession(page, url, await tokenFor(url, 'king'), 'king');
}

async function take(browser: Browser, url: string, name: string, look: string) {
  const context = await browser.newContext({ ...looks[look], locale: 'it-IT' });
  const page = await context.newPage();
  await pictures[name]?.(page, url);
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.fonts.ready);
  const path = `${root}docs/pictures/${name}-${look}.jpg`;
  await page.screenshot({ path, type: 'jpeg', quality: 82, animations: 'disabled' });
  await context.close();
}

await prepareStartingData();
mkdirSync(`${root}docs/pictures`, { recursive: true });
const server = await startServer();
const browser = await chromium.launch(launchOptions());
for (const name of Object.keys(pictures)) {
  for (const look of Object.keys(looks)) await take(browser, server.url, name, look);
}
await browser.close();
await server.dispose();
