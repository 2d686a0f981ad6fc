import type { Page, Route } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessible.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ role: 'king' });

type Fault = (route: Route) => Promise<void>;
const html = '<!doctype html><h1>Not found</h1>';

const notFound: Fault = (route) =>
  route.fulfill({ status: 404, contentType: 'text/html', body: html });
const serverError: Fault = (route) =>
  route.fulfill({ status: 500, contentType: 'application/json', body: '{}' });
const otherPage: Fault = (route) =>
  route.fulfill({ status: 200, contentType: 'text/html', body: html });
const throws: Fault = (route) =>
  route.fulfill({ status: 200, contentType: 'text/javascript', body: 'throw new Error("bad")' });
const noResponse: Fault = () => new Promise(() => undefined);
const changedByte: Fault = async (route) => {
  const response = await route.fetch();
  const body = await response.body();
  const middle = body.length >> 1;
  body[middle] = (body[middle] ?? 0) ^ 1;
  await route.fulfill({ response, body });
};

const entry = /\/modules\/users\/[^/]+\/entry[^/]*\.js$/;
const chunk = /\/modules\/users\/[^/]+\/module[^/]*\.js$/;
const style = /\/modules\/users\/[^/]+\/module[^/]*\.css$/;

/** A fault in a file, and what the details of the error card say. */
const rows: [what: string, file: RegExp, fault: Fault, details: RegExp][] = [
  ['no entry', entry, notFound, /unreachable.*entry/s],
  ['an error of the server for its entry', entry, serverError, /unreachable.*entry/s],
  ['a page instead of its entry', entry, otherPage, /unreachable.*entry/s],
  ['another script instead of its entry', entry, throws, /unreachable.*entry/s],
  ['no response for its entry', entry, noResponse, /slow/],
  ['a changed byte in its entry', entry, changedByte, /unreachable.*entry\.\w+\.js/s],
  ['no chunk', chunk, notFound, /unreachable.*module/s],
  ['a page instead of its chunk', chunk, otherPage, /unreachable.*module/s],
  ['a changed byte in its chunk', chunk, changedByte, /unreachable.*module\.\w+\.js/s],
  ['no style sheet', style, notFound, /unreachable.*module/s],
  ['a changed byte in its style sheet', style, changedByte, /unreachable.*module\.\w+\.css/s],
];

const cardOf = (page: Page) =>
  page.getByRole('alert').filter({ hasText: '«Utenti» non si è caricato' });

for (const [what, file, fault, details] of rows) {
  test(`A module with ${what} shows an error card, and loads with Riprova`, async ({
    page,
    context,
    allowConsoleError,
    expectConsoleError,
    staffArea,
    usersPage,
  }) => {
    allowConsoleError(/Failed to load resource|MIME type|Module "users"|blocked/);
    if (fault === changedByte) expectConsoleError(/integrity/);
    // Before the dashboard, whose card of the users loads the same entry.
    await context.route(file, fault);
    await page.goto('/adminwabu/dashboard');
    await staffArea.link('Utenti').click();
    const card = cardOf(page);
    await expect(card).toBeVisible();
    await card.getByText('Dettagli').click();
    await expect(card.locator('code')).toHaveText(details);
    await expect(usersPage.table).toHaveCount(0);
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await page.getByRole('button', { name: 'Riprova' }).click();
    await expect(usersPage.table).toBeVisible();
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
