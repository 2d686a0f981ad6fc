import { expectAccessible } from '../fixtures/accessible.ts';
import { hydrated } from '../fixtures/hydrated.ts';
import { expect, test } from '../fixtures/test.ts';

/** A browser in which the privacy page throws while it is drawn: nothing else of the site asks for dates. */
const breakDates = () => {
  Object.assign(Intl, { DateTimeFormat: undefined });
};

test('A public page whose module throws stays as the server wrote it', async ({
  page,
  context,
  expectConsoleError,
  publicSite,
}) => {
  expectConsoleError(/DateTimeFormat is not a constructor/);
  await context.addInitScript(breakDates);
  await page.goto('/privacy');
  const title = page.getByRole('heading', { level: 1, name: 'Informativa sulla privacy' });
  // Said when React has given the page up; what it clears and what takes the place come in one step.
  await page.waitForFunction(
    () => document.querySelector('#content > [data-prerendered]') !== null,
  );
  await expect(title).toBeVisible();
  await expect(page).toHaveTitle('Informativa sulla privacy · Wabu');
  await expect(page.getByRole('button', { name: 'Riprova' })).toHaveCount(0);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Rifiuta', exact: true }).click();
  await expect(publicSite.banner).toHaveCount(0);
  await publicSite.chooseLanguage('Deutsch');
  await expect(page.getByRole('heading', { level: 1, name: 'Datenschutzerklärung' })).toBeVisible();
  await publicSite.footer.getByRole('link', { name: 'Anmelden' }).click();
  await expect(page.getByLabel('Benutzername')).toBeVisible();
});

test('A page that throws when the visitor gets there comes from the server', async ({
  page,
  context,
  expectConsoleError,
  publicSite,
}) => {
  expectConsoleError(/DateTimeFormat is not a constructor/);
  await context.addInitScript(breakDates);
  await publicSite.open('/');
  await publicSite.footer.getByRole('link', { name: 'Privacy' }).click();
  await page.waitForFunction(
    () => document.querySelector('#content > [data-prerendered]') !== null,
  );
  await expect(
    page.getByRole('heading', { level: 1, name: 'Informativa sulla privacy' }),
  ).toBeVisible();
});

test('A staff area or login that does not come says so, and comes by Riprova', async ({
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
  // The parts that come later; the page's first file and its words are there.
  const laterParts = /\/modules\/shell\/[^/]+\/(staff|login)\.\w+\.js$/;
  await context.route(laterParts, (route) => route.abort());
  await page.goto('/login');
  await expect(card).toBeVisible();
  await expectAccessible(page);
  await context.unroute(laterParts);
  await retry.click();
  await hydrated(page);
  await expect(card).toHaveCount(0);

  await signIn('king');
  await context.route(laterParts, (route) => route.abort());
  await page.goto('/adminwabu/dashboard');
  await expect(card).toBeVisible();
  await expectAccessible(page);
  await context.unroute(laterParts);
  await retry.click();
  await expect(page.getByText('Benvenuto').first()).toBeVisible();

  const allLaterParts = /\/modules\/shell\/[^/]+\/(staff|words-it-ts)\.\w+\.js$/;
  await context.route(allLaterParts, (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('heading', { name: 'La pagina non si è caricata' })).toBeVisible();
  await expectAccessible(page);
  await context.unroute(allLaterParts);
  await retry.click();
  await expect(page.getByText('Benvenuto').first()).toBeVisible();
});
