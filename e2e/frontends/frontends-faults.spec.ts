import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessible.ts';
import { post } from '../fixtures/people.ts';
import { aPng } from '../fixtures/png.ts';
import { expect, test } from '../fixtures/test.ts';
import { frontendsPageOf } from '../pages/frontends-page.ts';

test.use({ role: 'king' });

const texts = { it: '<p>Il biglietto.</p>', en: '<p>The ticket.</p>' };

/** The stored drafts of this browser, as JSON. */
const drafts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('wabu-drafts');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const all = opening.result.transaction('drafts').objectStore('drafts').getAll();
          all.onsuccess = () => resolve(JSON.stringify(all.result));
          all.onerror = () => reject(all.error);
        };
      }),
  );

test('A draft survives the crash of its tab', async ({
  page,
  newTab,
  microsites,
  frontendsPage,
}) => {
  await microsites.seed({ URL: 'sirmione', Contenuto: texts });
  await frontendsPage.open('sirmione', 'edit');
  await frontendsPage.write('Contenuto', 1, 'English', ' Never lost.');
  await expect.poll(() => drafts(page)).toContain('Never lost.');
  await page.close({ runBeforeUnload: false });
  const tab = await newTab();
  await frontendsPageOf(tab).open('sirmione', 'edit');
  await tab.getByRole('button', { name: 'Recupera bozza' }).click();
  await expect(tab.getByText('The ticket. Never lost.')).toBeVisible();
  await expectAccessible(tab, { all: true });
  await frontendsPageOf(tab).save();
});

test('An upload during which the server ends stores nothing, and is repeated with Riprova', async ({
  page,
  context,
  server,
  token,
  microsites,
  expectConsoleError,
  frontendsPage,
}) => {
  const king = await token('king');
  await microsites.seed({ URL: 'malcesine' });
  await frontendsPage.open('malcesine', 'edit');
  await frontendsPage.button('Scegli Copertina').click();
  const picker = frontendsPage.dialog('Seleziona immagine');
  await expect(picker.getByText('Nessuna immagine trovata')).toBeVisible();
  const debug = await context.newCDPSession(page);
  const network = { offline: false, latency: 0, downloadThroughput: -1 };
  await debug.send('Network.emulateNetworkConditions', { ...network, uploadThroughput: 200_000 });
  const picture = { name: 'grande.png', mimeType: 'image/png', buffer: aPng(700) };
  await picker.locator('input[type=file]').setInputFiles(picture);
  const bar = picker.getByRole('progressbar', { name: 'Caricamento di grande.png' });
  await expect.poll(() => bar.evaluate((it: HTMLProgressElement) => it.value)).toBeGreaterThan(0.2);
  expectConsoleError(/ERR_CONNECTION|ERR_EMPTY_RESPONSE|ERR_FAILED/);
  await server.kill();
  await expect(picker.getByText("Errore durante il caricamento dell'immagine.")).toBeVisible();
  await server.start();
  await debug.send('Network.emulateNetworkConditions', { ...network, uploadThroughput: -1 });
  const folder = { foldername: '[Frontends]/malcesine/images' };
  const stored = async () => (await post(`${server.url}/api/r2/listfiles`, folder, king)).json();
  expect(await stored()).toEqual({ files: [] });
  await picker.getByRole('button', { name: 'Riprova grande.png' }).click();
  await expect(picker.getByRole('option', { name: 'grande.png', selected: true })).toBeVisible();
  expect(await stored()).toEqual({ files: ['[Frontends]/malcesine/images/grande.png'] });
});
