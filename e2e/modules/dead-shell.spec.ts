import type { BrowserContext, Route } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessible.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ role: 'king' });

/** What can happen to the first file of the shell. */
const faults: Record<string, (route: Route) => Promise<void> | void> = {
  'answers 404': (route) => route.fulfill({ status: 404, body: 'Not found' }),
  'answers 500': (route) => route.fulfill({ status: 500, body: '' }),
  'never answers': () => undefined,
  'is garbage': (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '\u0000\u0001{{{' }),
  'is a page of HTML': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>Proxy</h1>' }),
  'is cut off': (route) => route.abort('connectionreset'),
};
const breakShell = (context: BrowserContext, fault: (route: Route) => Promise<void> | void) =>
  context.route(/\/modules\/shell\/[^/]+\/main\.[^/]+\.js/, fault);

for (const [name, fault] of Object.entries(faults)) {
  test(`A shell whose script ${name} leaves a page that says so`, async ({
    page,
    context,
    allowConsoleError,
  }) => {
    allowConsoleError(/Failed to load resource|integrity|MIME type|net::ERR/);
    await breakShell(context, fault);
    await page.goto('/adminwabu/suppliers', { waitUntil: 'commit' });
    const notice = page.getByRole('alert');
    await expect(notice.getByRole('heading')).toHaveText('La pagina non si è avviata', {
      timeout: 20_000,
    });
    await expect(notice).toContainText('Stato del server: risponde.');
    await context.unroute(/\/modules\/shell\/[^/]+\/main\.[^/]+\.js/);
    if (name === 'answers 404') await expectAccessible(page);
    await notice.getByRole('button', { name: 'Ricarica' }).click();
    await expect(page.getByRole('heading', { name: 'Fornitori' }).first()).toBeVisible();
    await expect(notice).toHaveCount(0);
  });
}

test('A public page stays readable above its notice, in its language', async ({
  page,
  context,
  allowConsoleError,
}) => {
  allowConsoleError(/Failed to load resource/);
  await breakShell(context, (route) => route.fulfill({ status: 500, body: '' }));
  await context.route('**/healthz', (route) => route.fulfill({ status: 503, body: '{}' }));
  await page.goto('/de/privacy');
  await expect(page.getByRole('alert')).toContainText('Zustand des Servers: Er hat ein Problem.');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Cookie' }).first().click();
  await expect(page).toHaveURL(/\/de\/cookies$/);
});

test('Without scripts a staff page says what it needs', async ({ browser, server }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'it-IT' });
  const page = await context.newPage();
  await page.goto(`${server.url}/adminwabu/suppliers`);
  await expect(page.getByText('Questa pagina ha bisogno di JavaScript')).toBeVisible();
  await page.getByRole('link', { name: 'Vai al sito' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.close();
});
