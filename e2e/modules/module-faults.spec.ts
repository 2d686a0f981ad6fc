import type { Page, Route } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessible.ts';
import { hold } from '../fixtures/hold.ts';
import { hydrated } from '../fixtures/hydrated.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ role: 'king' });

async function changedByte(route: Route) {
  const response = await route.fetch();
  const body = await response.body();
  const middle = body.length >> 1;
  body[middle] = (body[middle] ?? 0) ^ 1;
  await route.fulfill({ response, body });
}

/** The files of the first page of the users. */
const files = {
  entry: /\/modules\/users\/[^/]+\/entry[^/]*\.js$/,
  chunk: /\/modules\/users\/[^/]+\/module[^/]*\.js$/,
  style: /\/modules\/users\/[^/]+\/module[^/]*\.css$/,
};

/** The browser reports a missing file, and one of another type, as it does a changed one. */
const rows: [what: string, file: RegExp, details: RegExp][] = [
  ['entry', files.entry, /unreachable.*entry\.\w+\.js/s],
  ['chunk', files.chunk, /unreachable.*module\.\w+\.js/s],
  ['style sheet', files.style, /unreachable.*module\.\w+\.css/s],
];

const cardOf = (page: Page) =>
  page.getByRole('alert').filter({ hasText: '«Utenti» non si è caricato' });

for (const [what, file, details] of rows) {
  test(`A module with a changed byte in its ${what} shows an error card, and loads with Riprova @verify`, async ({
    page,
    context,
    allowConsoleError,
    staffArea,
  }) => {
    allowConsoleError(/Failed to load resource|MIME type|Module "\w+"|blocked|integrity/);
    // Before the dashboard, whose card of the module loads the same entry.
    await context.route(file, changedByte);
    await page.goto('/adminwabu/dashboard');
    await staffArea.link('Utenti').click();
    const card = cardOf(page);
    await expect(card).toBeVisible();
    await card.getByText('Dettagli').click();
    await expect(card.locator('code')).toHaveText(details);
    const title = page.getByRole('heading', { level: 1, name: 'Utenti', exact: true });
    await expect(title).toHaveCount(0);
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await page.getByRole('button', { name: 'Riprova' }).click();
    await expect(title).toBeVisible();
    await expect(card).toHaveCount(0);
  });
}

test('A module that cannot be reached leaves the other pages intact', async ({
  page,
  context,
  expectConsoleError,
  staffArea,
  usersPage,
}) => {
  expectConsoleError(/net::ERR_FAILED/);
  expectConsoleError(/Module "users" \(unreachable\)/);
  await context.route(/\/modules\/users\//, (route) => route.abort());
  await usersPage.open();
  await expect(cardOf(page)).toBeVisible();
  await expectAccessible(page);
  await staffArea.link('Biglietti').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Biglietti' })).toBeVisible();
  await staffArea.link('Utenti').click();
  await expect(cardOf(page)).toBeVisible();
});

test('A module that is slow says that it is on its way, and appears when it arrives @verify', async ({
  page,
  context,
  usersPage,
}) => {
  const arrive = await hold(context, files.entry);
  await usersPage.open();
  const notice = page.getByRole('status').filter({ hasText: 'Sta arrivando…' });
  await expect(notice.getByRole('button', { name: 'Riprova' })).toBeVisible();
  await expectAccessible(page);
  arrive();
  await expect(usersPage.table).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test('Riprova loads again what failed, and nothing that has arrived @verify', async ({
  page,
  context,
  usersPage,
  allowConsoleError,
}) => {
  allowConsoleError(/Failed to load resource|Module "users"|integrity/);
  let requests = 0;
  await context.route(files.entry, (route) => {
    requests += 1;
    return route.continue();
  });
  await context.route(files.chunk, (route) => route.fulfill({ status: 404, body: '' }));
  await usersPage.open();
  await expect(cardOf(page)).toBeVisible();
  await context.unroute(files.chunk);
  requests = 0;
  await page.getByRole('button', { name: 'Riprova' }).click();
  await expect(usersPage.table).toBeVisible();
  expect(requests, 'the entry is in the cache').toBe(0);
});

test('A public page that is slow says so in the language of the visitor, and appears when it arrives @verify', async ({
  page,
  context,
}) => {
  const arrive = await hold(context, /\/modules\/public\/[^/]+\/page-privacy[^/]*\.js$/);
  await page.goto('/de/');
  await hydrated(page);
  await page.locator('footer a[href="/de/privacy"]').click();
  const notice = page.getByRole('status').filter({ hasText: 'Wird noch geladen…' });
  await expect(notice.getByRole('button', { name: 'Noch einmal versuchen' })).toBeVisible();
  arrive();
  await expect(page).toHaveURL(/\/de\/privacy$/);
  await expect(page.getByRole('heading', { level: 1, name: /Datenschutz/ })).toBeVisible();
  await expect(notice).toHaveCount(0);
});
