import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessible.ts';
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
