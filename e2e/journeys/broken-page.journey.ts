import assert from 'node:assert/strict';
import { expectAccessible } from '../fixtures/accessible.ts';
import { hydrated } from '../fixtures/hydrated.ts';
import { journey } from '../fixtures/journey.ts';

/** A browser in which the privacy page throws while it is drawn: nothing else of the site asks for dates. */
const breakDates = () => {
  Object.assign(Intl, { DateTimeFormat: undefined });
};

journey(
  'A public page whose module throws stays as the server wrote it',
  {},
  async ({ page, context, visit, complaints }) => {
    complaints.expect(/DateTimeFormat is not a constructor/);
    await context.addInitScript(breakDates);
    await visit('/privacy');
    const title = page.getByRole('heading', { level: 1, name: 'Informativa sulla privacy' });
    // Said when React has given the page up; what it clears and what takes the place come in one step.
    await page.waitForFunction(() => document.querySelector('#content > [data-written]') !== null);
    await title.waitFor();
    assert.equal(await page.title(), 'Informativa sulla privacy · Wabu');
    assert.equal(await page.getByRole('button', { name: 'Riprova' }).count(), 0);
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Rifiuta', exact: true }).click();
    await page.locator('#cookie-banner').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: /Lingua/ }).click();
    await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
    await page.getByRole('heading', { level: 1, name: 'Datenschutzerklärung' }).waitFor();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Anmelden' }).click();
    await page.getByLabel('Benutzername').waitFor();
  },
);

journey(
  'A page that throws when the visitor gets there comes from the server',
  {},
  async ({ page, context, visit, complaints }) => {
    complaints.expect(/DateTimeFormat is not a constructor/);
    await context.addInitScript(breakDates);
    await visit('/');
    await hydrated(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
    await page.waitForFunction(() => document.querySelector('#content > [data-written]') !== null);
    await page.getByRole('heading', { level: 1, name: 'Informativa sulla privacy' }).waitFor();
  },
);

journey(
  'A staff area or login that does not come says so, and comes by Riprova',
  {},
  async ({ page, context, visit, signIn, complaints }) => {
    complaints.expect(/ChunkLoadError/);
    complaints.ignore(/net::ERR_FAILED/);
    const card = page.getByRole('heading', { name: '«Area riservata» non si è caricato' });
    const retry = page.getByRole('button', { name: /^Riprova/ });
    // The parts that come later; the page's first file and its words are there.
    const laterParts = /\/modules\/shell\/[^/]+\/(staff|login)\.\w+\.js$/;
    await context.route(laterParts, (route) => route.abort());
    await visit('/login');
    await card.waitFor();
    await expectAccessible(page);
    await context.unroute(laterParts);
    await retry.click();
    await hydrated(page);
    assert.equal(await card.count(), 0);

    await signIn('king');
    await context.route(laterParts, (route) => route.abort());
    await visit('/adminwabu/dashboard');
    await card.waitFor();
    await expectAccessible(page);
    await context.unroute(laterParts);
    await retry.click();
    await page.getByText('Benvenuto').first().waitFor();

    const allLaterParts = /\/modules\/shell\/[^/]+\/(staff|words-it-ts)\.\w+\.js$/;
    await context.route(allLaterParts, (route) => route.abort());
    await page.reload();
    await page.getByRole('heading', { name: 'La pagina non si è caricata' }).waitFor();
    await expectAccessible(page);
    await context.unroute(allLaterParts);
    await retry.click();
    await page.getByText('Benvenuto').first().waitFor();
  },
);
