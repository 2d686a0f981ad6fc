import {
  expectReleaseToast,
  loadedFrom,
  releasesOf,
  runningVersion,
} from '../fixtures/releases.ts';
import { test as base, expect } from '../fixtures/test.ts';

/** The files of the lazy card with formatted text are missing from these versions of the inspector. */
const test = base.extend<{ removeChunk: (version: string) => Promise<void> }>({
  removeChunk: async ({ context, allowConsoleError }, use) =>
    use(async (version) => {
      allowConsoleError(/Failed to load resource|ChunkLoadError|Loading css chunk/);
      const chunk = new RegExp(`/modules/devtools/${version}/\\d+\\.\\w+\\.css$`);
      await context.route(chunk, (route) => route.fulfill({ status: 404, body: '' }));
    }),
});
test.use({ role: 'admin', ownServer: true });

test('A retired module leaves open tabs at their next navigation @verify', async ({
  page,
  server,
  staffArea,
  suppliersPage,
  usersPage,
}) => {
  const releases = releasesOf(server);
  await usersPage.open();
  await expect(usersPage.table).toBeVisible();
  await releases.makeLive('users', null);
  await expectReleaseToast(page, 'Utenti');
  await expect(usersPage.table).toBeVisible();

  const reloaded = page.waitForEvent('load');
  await staffArea.link('Dashboard').click();
  await reloaded;
  await expect(staffArea.link('Utenti')).toHaveCount(0);
  await staffArea.link('Fornitori').click();
  await expect(suppliersPage.list).toBeVisible();
});

test('A chunk that is missing after a release reloads the tab into the release @verify', async ({
  page,
  server,
  staffArea,
  testsPage,
  removeChunk,
}) => {
  const releases = releasesOf(server);
  await removeChunk(await releases.liveVersion('devtools'));
  await page.goto('/adminwabu/dashboard');
  await expect(staffArea.link('Tests')).toBeVisible();
  const next = await releases.release('devtools');
  await staffArea.link('Tests').click();
  await expect(testsPage.card('Testo formattato')).toBeVisible();
  await expect.poll(() => runningVersion(page, 'devtools')).toBe(next);
});

test('A chunk that is missing without a release shows the error card, and Riprova reloads once @verify', async ({
  page,
  context,
  server,
  testsPage,
  removeChunk,
}) => {
  await removeChunk(await releasesOf(server).liveVersion('devtools'));
  const card = page.getByRole('heading', { name: '«Tests» non si è caricato' });
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await testsPage.open();
  await expect(card).toBeVisible();
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Riprova' }).click();
  await reloaded;
  await page.getByRole('button', { name: 'Riprova' }).click();
  await expect(card).toBeVisible();
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await testsPage.open();
  await expect(testsPage.card('Testo formattato')).toBeVisible();
  expect(loads, 'opened twice, reloaded once').toBe(3);
});

test('A new shell is announced like a module and taken at the next safe navigation @verify', async ({
  page,
  server,
  suppliersPage,
}) => {
  await suppliersPage.open();
  const next = await releasesOf(server).release('shell');
  await expectReleaseToast(page, 'Wabu');
  expect(await loadedFrom(page, 'shell')).not.toContain(next);
  const reloaded = page.waitForEvent('load');
  await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click();
  await reloaded;
  await expect.poll(() => loadedFrom(page, 'shell')).toEqual([next]);
});
