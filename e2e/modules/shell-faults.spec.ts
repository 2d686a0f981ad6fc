import type { BrowserContext, Route } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessible.ts';
import { hold } from '../fixtures/hold.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ role: 'king' });

/** The faults of the shell's first file. */
const faults: Record<string, (route: Route) => Promise<void> | void> = {
  'answers 404': (route) => route.fulfill({ status: 404, body: 'Not found' }),
  'is garbage': (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '\u0000\u0001{{{' }),
  'ends too early': (route) => route.abort('connectionreset'),
};
const MAIN = /\/modules\/shell\/[^/]+\/main\.[^/]+\.js/;
const breakShell = (context: BrowserContext, fault: (route: Route) => Promise<void> | void) =>
  context.route(MAIN, fault);

for (const [name, fault] of Object.entries(faults)) {
  const tag = name === 'answers 404' ? '' : ' @verify';
  test(`When the script of the shell ${name}, the page says so${tag}`, async ({
    page,
    context,
    allowConsoleError,
  }) => {
    allowConsoleError(/Failed to load resource|integrity|MIME type|net::ERR/);
    await breakShell(context, fault);
    await page.goto('/adminwabu/suppliers', { waitUntil: 'commit' });
    const notice = page.getByRole('alert');
    await expect(notice.getByRole('heading')).toHaveText('La pagina non si è avviata');
    await expect(notice).toContainText('Stato del server: risponde.');
    await context.unroute(MAIN);
    if (name === 'answers 404') await expectAccessible(page);
    await notice.getByRole('button', { name: 'Ricarica' }).click();
    await expect(page.getByRole('heading', { name: 'Fornitori' }).first()).toBeVisible();
    await expect(notice).toHaveCount(0);
  });
}

test('When the script of the shell is late, the page says so until it arrives @verify', async ({
  page,
  context,
}) => {
  const release = await hold(context, MAIN);
  await page.goto('/adminwabu/suppliers', { waitUntil: 'commit' });
  const notice = page.getByRole('alert');
  await expect(notice.getByRole('button', { name: 'Ricarica' })).toBeVisible();
  release();
  await expect(page.getByRole('heading', { name: 'Fornitori' }).first()).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test('A public page stays readable above its notice, in its language @verify', async ({
  page,
  context,
  allowConsoleError,
}) => {
  allowConsoleError(/Failed to load resource|integrity|MIME type|net::ERR/);
  await breakShell(context, (route) => route.fulfill({ status: 500, body: '' }));
  await context.route('**/healthz', (route) => route.fulfill({ status: 503, body: '{}' }));
  await page.goto('/de/cookies');
  await expect(page.getByRole('alert')).toContainText('Zustand des Servers: Er hat ein Problem.');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  // Its links lead to pages of the server.
  await page.locator('footer a[href="/de/privacy"]').click();
  await expect(page).toHaveURL(/\/de\/privacy$/);
});

test('A public page whose script of the shell never answers says so after a while @verify', async ({
  page,
  context,
}) => {
  await breakShell(context, () => new Promise<void>(() => undefined));
  await page.goto('/de/cookies', { waitUntil: 'commit' });
  const notice = page.getByRole('alert');
  await expect(notice).toContainText('Zustand des Servers');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('Without scripts a staff page says what it needs @verify', async ({ browser, server }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'it-IT' });
  const page = await context.newPage();
  await page.goto(`${server.url}/adminwabu/suppliers`);
  // Playwright matches no text inside `noscript`.
  await expect(page.locator('noscript p').nth(1)).toBeVisible();
  await page.getByRole('link', { name: 'Vai al sito' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.close();
});
