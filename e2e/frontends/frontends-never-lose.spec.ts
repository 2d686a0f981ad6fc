import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessible.ts';
import { people } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';
import { frontendsPageOf } from '../pages/frontends-page.ts';

test.use({ role: 'king' });

const texts = { it: '<p>Il biglietto.</p>', en: '<p>The ticket.</p>', de: '<p>Die Karte.</p>' };

test('Two people write different languages, and neither sees a question', async ({
  page,
  newPerson,
  signIn,
  microsites,
  expectConsoleError,
  frontendsPage,
}) => {
  await microsites.seed({ URL: 'terme', Contenuto: texts });
  const other = await newPerson();
  const theirs = frontendsPageOf(other);
  await signIn('admin', other);
  await frontendsPage.open('terme', 'edit');
  await theirs.open('terme', 'edit');
  await expect(theirs.text('Contenuto', 1, 'English')).toBeVisible();
  await other.getByRole('combobox', { name: 'A', exact: true }).selectOption('de');
  await theirs.write('Contenuto', 1, 'Deutsch', ' Mit Blick.');
  await frontendsPage.write('Contenuto', 1, 'English', ' With a view.');
  await theirs.save();
  await expect(other.getByText('Frontend [terme] salvato')).toBeVisible();
  expectConsoleError(/status of 412/);
  await frontendsPage.save();
  await expect(page.getByText('Salvato insieme alle modifiche fatte nel frattempo')).toBeVisible();
  const { Sezioni, version } = await microsites.stored('terme');
  expect(version).toBe(3);
  expect(Sezioni[0]?.Contenuto.de).toBe('<p>Die Karte. Mit Blick.</p>');
  expect(Sezioni[0]?.Contenuto.en).toBe('<p>The ticket. With a view.</p>');
});

test('Two tabs write the same text: both are shown, one is chosen', async ({
  page,
  newTab,
  microsites,
  expectConsoleError,
  frontendsPage,
}) => {
  await microsites.seed({ URL: 'malcesine', Contenuto: texts });
  await frontendsPage.open('malcesine', 'edit');
  await frontendsPage.write('Contenuto', 1, 'English', ' Mine.');
  const tab = await newTab();
  const theirs = frontendsPageOf(tab);
  await theirs.open('malcesine', 'edit');
  await theirs.write('Contenuto', 1, 'English', ' Theirs.');
  await theirs.save();
  await expect(tab.getByText('Frontend [malcesine] salvato')).toBeVisible();
  expectConsoleError(/status of 412/);
  await frontendsPage.save();
  const clash = page.getByRole('alertdialog', { name: 'Tu, in un’altra scheda, hai già salvato' });
  await expect(clash.getByText('The ticket. Mine.')).toBeVisible();
  await expect(clash.getByText('The ticket. Theirs.')).toBeVisible();
  await expectAccessible(page, { all: true });
  await clash.getByRole('button', { name: 'Salva la tua scelta' }).click();
  await expect(page.getByText('Salvato insieme')).toBeVisible();
  const { Sezioni } = await microsites.stored('malcesine');
  expect(Sezioni[0]?.Contenuto.en).toBe('<p>The ticket. Mine.</p>');
});

/** The drafts of this browser, as text. */
const drafts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('wabu-drafts');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const kept = opening.result.transaction('drafts').objectStore('drafts').getAll();
          kept.onsuccess = () => resolve(JSON.stringify(kept.result));
          kept.onerror = () => reject(kept.error);
        };
      }),
  );

test('A tab that dies while somebody types gives the words back', async ({
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
  await expect(tab.getByText('Frontend [sirmione] salvato')).toBeVisible();
});

test('A line that is down lets a save wait, says so, and sends it later', async ({
  page,
  context,
  microsites,
  frontendsPage,
}) => {
  await microsites.seed({ URL: 'bardolino', Contenuto: texts });
  await frontendsPage.open('bardolino', 'edit');
  await frontendsPage.write('Contenuto', 1, 'English', ' By boat.');
  await context.setOffline(true);
  await frontendsPage.save();
  await expect(
    page.getByText('Sei offline. Il salvataggio parte appena torna la connessione.'),
  ).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Frontend [bardolino] salvato')).toBeVisible();
  const { Sezioni } = await microsites.stored('bardolino');
  expect(Sezioni[0]?.Contenuto.en).toBe('<p>The ticket. By boat.</p>');
});

test.describe(() => {
  test.use({ freshSession: true });

  test('A session that ends is renewed over the form, and the save goes on', async ({
    page,
    server,
    microsites,
    expectConsoleError,
    frontendsPage,
  }) => {
    await microsites.seed({ URL: 'torbole', Contenuto: texts });
    await frontendsPage.open('torbole', 'edit');
    await frontendsPage.write('Contenuto', 1, 'English', ' Still here.');
    const mine = await page.evaluate(() => localStorage.getItem('jwt'));
    await fetch(`${server.url}/api/adminwabu/logout`, {
      method: 'POST',
      headers: { authorization: `Bearer ${mine}`, 'content-type': 'application/json' },
      body: '{}',
    });
    expectConsoleError(/status of 401/);
    await frontendsPage.save();
    await expect(page.getByLabel('Password')).toBeFocused();
    await page.keyboard.type(people.king.password);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Frontend [torbole] salvato')).toBeVisible();
    const { Sezioni } = await microsites.stored('torbole');
    expect(Sezioni[0]?.Contenuto.en).toBe('<p>The ticket. Still here.</p>');
  });
});
