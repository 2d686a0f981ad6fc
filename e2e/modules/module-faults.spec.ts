import type { Page, Route } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessible.ts';
import { hydrated } from '../fixtures/hydrated.ts';
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

/** The files of a module's first page. */
const filesOf = (id: string) => ({
  entry: new RegExp(`/modules/${id}/[^/]+/entry[^/]*\\.js$`),
  chunk: new RegExp(`/modules/${id}/[^/]+/module[^/]*\\.js$`),
  style: new RegExp(`/modules/${id}/[^/]+/module[^/]*\\.css$`),
});
type Files = ReturnType<typeof filesOf>;

type Row = [what: string, file: keyof Files, fault: Fault, details: RegExp];

/** A fault in a file, and what the details of the error card say. */
const rows: Row[] = [
  ['a changed byte in its entry', 'entry', changedByte, /unreachable.*entry\.\w+\.js/s],
  ['a changed byte in its chunk', 'chunk', changedByte, /unreachable.*module\.\w+\.js/s],
  ['a changed byte in its style sheet', 'style', changedByte, /unreachable.*module\.\w+\.css/s],
];

/** The browser reports these as the ones above: an answer without the file, or a file with another hash. */
const similarRows: Row[] = [
  ['no entry', 'entry', notFound, /unreachable.*entry/s],
  ['no chunk', 'chunk', notFound, /unreachable.*module/s],
  ['no style sheet', 'style', notFound, /unreachable.*module/s],
  ['an error of the server for its entry', 'entry', serverError, /unreachable.*entry/s],
  ['a page instead of its entry', 'entry', otherPage, /unreachable.*entry/s],
  ['another script instead of its entry', 'entry', throws, /unreachable.*entry/s],
  ['a page instead of its chunk', 'chunk', otherPage, /unreachable.*module/s],
];
const allRows = [...rows, ...similarRows];

/** The sections, with their menu entries. The faults of one are tried in each run, those of the others in long tests. */
const sections = [
  ['users', 'Utenti'],
  ['suppliers', 'Fornitori'],
  ['frontends', 'Frontends'],
  ['devtools', 'Tests'],
] as const;

const cardOf = (page: Page, label = 'Utenti') =>
  page.getByRole('alert').filter({ hasText: `«${label}» non si è caricato` });

for (const [id, label] of sections)
  for (const row of allRows) {
    const [what, file, fault, details] = row;
    const tag = id === 'users' && rows.includes(row) ? '' : ' @verify';
    test(`${label} with ${what} shows an error card, and loads with Riprova${tag}`, async ({
      page,
      context,
      allowConsoleError,
      staffArea,
    }) => {
      allowConsoleError(/Failed to load resource|MIME type|Module "\w+"|blocked|integrity/);
      // Before the dashboard, whose card of the module loads the same entry.
      await context.route(filesOf(id)[file], fault);
      await page.goto('/adminwabu/dashboard');
      await staffArea.link(label).click();
      const card = cardOf(page, label);
      await expect(card).toBeVisible();
      await card.getByText('Dettagli').click();
      await expect(card.locator('code')).toHaveText(details);
      const title = page.getByRole('heading', { level: 1, name: label, exact: true });
      await expect(title).toHaveCount(0);
      await context.unrouteAll({ behavior: 'ignoreErrors' });
      await page.getByRole('button', { name: 'Riprova' }).click();
      await expect(title).toBeVisible();
      await expect(card).toHaveCount(0);
    });
  }

const silent: Row = ['no response for its entry', 'entry', noResponse, /never/];
for (const [what, file, fault] of [silent, ...allRows])
  test(`The public pages with ${what} stay as the server sent them @verify`, async ({
    page,
    context,
    allowConsoleError,
    publicSite,
  }) => {
    allowConsoleError(/Failed to load resource|MIME type|Module "public"|blocked|integrity/);
    await context.route(filesOf('public')[file], fault);
    const tried = page.waitForRequest(filesOf('public')[file]);
    await page.goto('/privacy');
    await tried;
    const title = page.getByRole('heading', { level: 1, name: 'Informativa sulla privacy' });
    await expect(title).toBeVisible();
    await publicSite.rejectCookies();
    await expect(title).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await publicSite.open('/privacy');
    await expect(title).toBeVisible();
  });

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

test('A module that is slow says that it is on its way, and appears when it arrives', async ({
  page,
  context,
  usersPage,
}) => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await context.route(filesOf('users').entry, async (route) => {
    await arrived;
    await route.continue();
  });
  await usersPage.open();
  const notice = page.getByRole('status').filter({ hasText: 'Sta arrivando…' });
  await expect(notice.getByRole('button', { name: 'Riprova' })).toBeVisible();
  await expectAccessible(page);
  arrive();
  await expect(usersPage.table).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test('Riprova loads again what failed, and nothing that has arrived', async ({
  page,
  context,
  usersPage,
  allowConsoleError,
}) => {
  allowConsoleError(/Failed to load resource|Module "users"|integrity/);
  let requests = 0;
  await context.route(filesOf('users').entry, (route) => {
    requests += 1;
    return route.continue();
  });
  await context.route(filesOf('users').chunk, notFound);
  await usersPage.open();
  await expect(cardOf(page)).toBeVisible();
  await context.unroute(filesOf('users').chunk);
  requests = 0;
  await page.getByRole('button', { name: 'Riprova' }).click();
  await expect(usersPage.table).toBeVisible();
  expect(requests, 'the entry is in the cache').toBe(0);
});

test('A public page that is slow says so in the language of the visitor, and appears when it arrives', async ({
  page,
  context,
}) => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await context.route(/\/modules\/public\/[^/]+\/page-privacy[^/]*\.js$/, async (route) => {
    await arrived;
    await route.continue();
  });
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
