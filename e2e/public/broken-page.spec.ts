import { expectAccessible } from '../fixtures/accessible.ts';
import { hold } from '../fixtures/hold.ts';
import { hydrated } from '../fixtures/hydrated.ts';
import { expect, test } from '../fixtures/test.ts';

for (const from of ['/privacy', '/'])
  test(`The privacy page throws in a visit that begins at ${from}: its prerendered HTML stays @verify`, async ({
    page,
    context,
    expectConsoleError,
    publicSite,
  }) => {
    expectConsoleError(/DateTimeFormat is not a constructor/);
    // Only the privacy page formats dates.
    await context.addInitScript(() => {
      Object.assign(Intl, { DateTimeFormat: undefined });
    });
    if (from === '/privacy') await page.goto(from);
    else {
      await publicSite.open(from);
      await publicSite.footer.getByRole('link', { name: 'Privacy' }).click();
    }
    // Set when the page falls back from React.
    await expect(page.locator('#content > [data-prerendered]')).toHaveCount(1);
    await expect(
      page.getByRole('heading', { level: 1, name: 'Informativa sulla privacy' }),
    ).toBeVisible();
    await expect(page).toHaveTitle('Informativa sulla privacy · Wabu');
    await expect(page.getByRole('button', { name: 'Riprova' })).toHaveCount(0);
    await expectAccessible(page);

    await publicSite.rejectCookies();
    await publicSite.chooseLanguage('Deutsch');
    await expect(
      page.getByRole('heading', { level: 1, name: 'Datenschutzerklärung' }),
    ).toBeVisible();
    await publicSite.footer.getByRole('link', { name: 'Anmelden' }).click();
    await expect(page.getByLabel('Benutzername')).toBeVisible();
  });

test('A staff area or login whose chunk does not load shows an error card, and loads with Riprova @verify', async ({
  page,
  context,
  signIn,
  expectConsoleError,
  allowConsoleError,
}) => {
  expectConsoleError(/ChunkLoadError/);
  allowConsoleError(/net::ERR_FAILED/);
  const card = page.getByRole('heading', { name: '«Area riservata» non si è caricato' });
  const retry = page.getByRole('button', { name: /^Riprova/ });
  const chunks = /\/modules\/shell\/[^/]+\/(staff|login)\.\w+\.js$/;
  await context.route(chunks, (route) => route.abort());
  await page.goto('/login');
  await expect(card).toBeVisible();
  await expectAccessible(page);
  await context.unroute(chunks);
  await retry.click();
  await hydrated(page);
  await expect(card).toHaveCount(0);

  await signIn('king');
  await context.route(chunks, (route) => route.abort());
  await page.goto('/adminwabu/dashboard');
  await expect(card).toBeVisible();
  await expectAccessible(page);
  await context.unroute(chunks);
  await retry.click();
  await expect(page.getByText('Benvenuto').first()).toBeVisible();

  const allChunks = /\/modules\/shell\/[^/]+\/(staff|words-it-ts)\.\w+\.js$/;
  await context.route(allChunks, (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('heading', { name: 'La pagina non si è caricata' })).toBeVisible();
  await expectAccessible(page);
  await context.unroute(allChunks);
  await retry.click();
  await expect(page.getByText('Benvenuto').first()).toBeVisible();
});

test('An entry of the public pages that never answers leaves the page to read, and its links lead on @verify', async ({
  page,
  context,
  publicSite,
}) => {
  await hold(context, /\/modules\/public\/[^/]+\/entry\.\w+\.js$/);
  await page.goto('/contacts');
  await publicSite.rejectCookies();
  await expect(page.getByRole('heading', { level: 1, name: 'Contatti' })).toBeVisible();
  await expectAccessible(page);
  await publicSite.footer.getByRole('link', { name: 'Privacy' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Informativa sulla privacy' }),
  ).toBeVisible();
});
