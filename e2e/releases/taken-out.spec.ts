import type { Page } from '@playwright/test';
import { releasesOf, runningVersion } from '../fixtures/releases.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ role: 'admin', ownServer: true });

const menuLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Menu principale' }).getByRole('link', { name });

test('A blocked version is taken out of open tabs too, at their next change of page', async ({
  page,
  server,
  expectConsoleError,
  usersPage,
}) => {
  expectConsoleError(/Module "users" \(blocked\)/);
  const releases = releasesOf(server);
  await releases.publish('users', '1.1.0');
  await releases.makeLive('users', '1.1.0');
  await usersPage.open();
  await expect(page.getByText('Elenco utenti').first()).toBeVisible();
  await releases.block('users', '1.1.0');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText('È uscita una nuova versione: Utenti')).toBeVisible();
  await expect(page.getByText('Elenco utenti').first()).toBeVisible();

  const reloaded = page.waitForEvent('load');
  await menuLink(page, 'Dashboard').click();
  await reloaded;
  await menuLink(page, 'Utenti').click();
  await expect(
    page.getByText('È stato sospeso per una correzione. Riprova più tardi.'),
  ).toBeVisible();
  await menuLink(page, 'Fornitori').click();
  await expect(page.getByRole('listbox', { name: 'Elenco fornitori' })).toBeVisible();
});

/** The formatted-text card comes late: it is the one part of the inspector with a style of its own. */
const latePart = (version: string) => new RegExp(`/modules/devtools/${version}/\\d+\\.\\w+\\.css$`);

test('A part that is gone after a release brings the tab to the release, once', async ({
  page,
  context,
  server,
  allowConsoleError,
  testsPage,
}) => {
  allowConsoleError(/Failed to load resource|ChunkLoadError|Loading css chunk/);
  const releases = releasesOf(server);
  const before = await releases.liveVersion('devtools');
  await page.goto('/adminwabu/dashboard');
  await expect(menuLink(page, 'Tests')).toBeVisible();
  await releases.publish('devtools', '1.1.0');
  await releases.makeLive('devtools', '1.1.0');
  await context.route(latePart(before), (route) => route.fulfill({ status: 404, body: '' }));
  await menuLink(page, 'Tests').click();
  await expect(testsPage.card('Testo formattato')).toBeVisible();
  expect(await runningVersion(page, 'devtools')).toBe('1.1.0');
});

test('A part that is gone without a release shows the card, and no round without end', async ({
  page,
  context,
  server,
  allowConsoleError,
  testsPage,
}) => {
  allowConsoleError(/Failed to load resource|ChunkLoadError|Loading css chunk/);
  const version = await releasesOf(server).liveVersion('devtools');
  const card = page.getByRole('heading', { name: '«Tests» non si è caricato' });
  let opened = 0;
  page.on('load', () => {
    opened += 1;
  });
  await context.route(latePart(version), (route) => route.fulfill({ status: 404, body: '' }));
  await testsPage.open();
  await expect(card).toBeVisible();
  opened = 0;
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Riprova' }).click();
  await reloaded;
  await expect(card).toBeVisible();
  await page.getByRole('button', { name: 'Riprova' }).click();
  await expect(card).toBeVisible();
  expect(opened).toBe(1);

  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await testsPage.open();
  await expect(testsPage.card('Testo formattato')).toBeVisible();
});
