import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { journey } from '../fixtures/journey.ts';
import { releasesOf, runningVersion } from '../fixtures/releases.ts';
import { testsScreen } from '../fixtures/tests-screen.ts';

const menuLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Menu principale' }).getByRole('link', { name });

journey(
  'A blocked version is taken out of open tabs too, at their next change of page',
  {},
  async (given) => {
    const { page, server, signIn, visit, complaints } = given;
    complaints.expect(/Module "users" \(blocked\)/);
    const releases = releasesOf(server);
    await releases.publish('users', '1.1.0');
    await releases.makeLive('users', '1.1.0');
    await signIn('admin');
    await visit('/adminwabu/users');
    await page.getByText('Elenco utenti').first().waitFor();
    await releases.block('users', '1.1.0');
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await page.getByText('È uscita una nuova versione: Utenti').waitFor();
    await page.getByText('Elenco utenti').first().waitFor();

    const reloaded = page.waitForEvent('load');
    await menuLink(page, 'Dashboard').click();
    await reloaded;
    await menuLink(page, 'Utenti').click();
    await page.getByText('È stato sospeso per una correzione. Riprova più tardi.').waitFor();
    await menuLink(page, 'Fornitori').click();
    await page.getByRole('listbox', { name: 'Elenco fornitori' }).waitFor();
  },
);

/** The formatted-text card comes late: it is the one part of the inspector with a style of its own. */
const latePart = (version: string) => new RegExp(`/modules/devtools/${version}/\\d+\\.\\w+\\.css$`);

journey(
  'A part that is gone after a release brings the tab to the release, once',
  {},
  async (given) => {
    const { page, context, server, signIn, visit, complaints } = given;
    complaints.ignore(/Failed to load resource|ChunkLoadError|Loading css chunk/);
    const releases = releasesOf(server);
    const before = await releases.liveVersion('devtools');
    await signIn('admin');
    await visit('/adminwabu/dashboard');
    await menuLink(page, 'Tests').waitFor();
    await releases.publish('devtools', '1.1.0');
    await releases.makeLive('devtools', '1.1.0');
    await context.route(latePart(before), (route) => route.fulfill({ status: 404, body: '' }));
    await menuLink(page, 'Tests').click();
    await testsScreen(page).card('Testo formattato').waitFor();
    assert.equal(await runningVersion(page, 'devtools'), '1.1.0');
  },
);

journey(
  'A part that is gone without a release shows the card, and no round without end',
  {},
  async (given) => {
    const { page, context, server, signIn, visit, complaints } = given;
    complaints.ignore(/Failed to load resource|ChunkLoadError|Loading css chunk/);
    const version = await releasesOf(server).liveVersion('devtools');
    const card = page.getByRole('heading', { name: '«Tests» non si è caricato' });
    let opened = 0;
    page.on('load', () => {
      opened += 1;
    });
    await signIn('admin');
    await context.route(latePart(version), (route) => route.fulfill({ status: 404, body: '' }));
    await visit('/adminwabu/tests');
    await card.waitFor();
    opened = 0;
    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Riprova' }).click();
    await reloaded;
    await card.waitFor();
    await page.getByRole('button', { name: 'Riprova' }).click();
    await card.waitFor();
    assert.equal(opened, 1);

    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await visit('/adminwabu/tests');
    await testsScreen(page).card('Testo formattato').waitFor();
  },
);
