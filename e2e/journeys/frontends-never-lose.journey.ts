import assert from 'node:assert/strict';
import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { expectAccessible } from '../fixtures/accessible.ts';
import { hasFocus } from '../fixtures/focus.ts';
import { seedFrontends, storedFrontend } from '../fixtures/frontends.ts';
import { frontendsScreen } from '../fixtures/frontends-screen.ts';
import { journey } from '../fixtures/journey.ts';
import { PATIENCE } from '../fixtures/patience.ts';
import { people } from '../fixtures/people.ts';

const edit = '/adminwabu/frontends?frontend=terme&mode=edit';
const texts = { it: '<p>Il biglietto.</p>', en: '<p>The ticket.</p>', de: '<p>Die Karte.</p>' };

journey('Two people write different languages, and neither sees a question', {}, async (given) => {
  const { page, server, signIn, token, visit, newPerson, complaints } = given;
  const king = await token('king');
  await seedFrontends(server.url, king, [{ URL: 'terme', Contenuto: texts }]);
  const mine = frontendsScreen(page);
  const other = await newPerson();
  const theirs = frontendsScreen(other);
  await signIn('king');
  await signIn('admin', other);
  await visit(edit);
  await visit(edit, other);
  await theirs.text('Contenuto', 1, 'English').waitFor();
  await other.getByRole('combobox', { name: 'A', exact: true }).selectOption('de');
  await theirs.write('Contenuto', 1, 'Deutsch', ' Mit Blick.');
  await mine.write('Contenuto', 1, 'English', ' With a view.');
  await theirs.save();
  await other.getByText('Frontend [terme] salvato').waitFor();
  complaints.expect(/status of 412/);
  await mine.save();
  await page.getByText('Salvato insieme alle modifiche di un altro utente').waitFor();
  const { Sezioni, version } = await storedFrontend(server.url, king, 'terme');
  assert.equal(version, 3);
  assert.equal(Sezioni[0]?.Contenuto.de, '<p>Die Karte. Mit Blick.</p>');
  assert.equal(Sezioni[0]?.Contenuto.en, '<p>The ticket. With a view.</p>');
});

journey('Two tabs write the same text: both are shown, one is chosen', {}, async (given) => {
  const { page, server, signIn, token, visit, newTab, complaints } = given;
  const king = await token('king');
  await seedFrontends(server.url, king, [{ URL: 'terme', Contenuto: texts }]);
  await signIn('king');
  await visit(edit);
  const mine = frontendsScreen(page);
  await mine.write('Contenuto', 1, 'English', ' Mine.');
  const tab = await newTab();
  await visit(edit, tab);
  const theirs = frontendsScreen(tab);
  await theirs.write('Contenuto', 1, 'English', ' Theirs.');
  await theirs.save();
  await tab.getByText('Frontend [terme] salvato').waitFor();
  complaints.expect(/status of 412/);
  await mine.save();
  const clash = page.getByRole('alertdialog', { name: 'Qualcun altro ha salvato prima di te' });
  await clash.getByText('The ticket. Mine.').waitFor();
  await clash.getByText('The ticket. Theirs.').waitFor();
  await expectAccessible(page, { all: true });
  await clash.getByRole('button', { name: 'Salva la tua scelta' }).click();
  await page.getByText('Salvato insieme').waitFor();
  const { Sezioni } = await storedFrontend(server.url, king, 'terme');
  assert.equal(Sezioni[0]?.Contenuto.en, '<p>The ticket. Mine.</p>');
});

/** Waits until the draft in this browser holds these words. */
async function keptInDraft(page: Page, words: string) {
  const drafts = () =>
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
  const deadline = Date.now() + PATIENCE;
  while (!(await drafts()).includes(words)) {
    assert.ok(Date.now() < deadline, `no draft with «${words}» is kept`);
    await setTimeout(200);
  }
}

journey('A tab that dies while somebody types gives the words back', {}, async (given) => {
  const { page, server, signIn, token, visit, newTab } = given;
  await seedFrontends(server.url, await token('king'), [{ URL: 'terme', Contenuto: texts }]);
  await signIn('king');
  await visit(edit);
  const screen = frontendsScreen(page);
  await screen.write('Contenuto', 1, 'English', ' Never lost.');
  await keptInDraft(page, 'Never lost.');
  await page.close({ runBeforeUnload: false });
  const tab = await newTab();
  await visit(edit, tab);
  await tab.getByRole('button', { name: 'Recupera bozza' }).click();
  await tab.getByText('The ticket. Never lost.').waitFor();
  await expectAccessible(tab, { all: true });
  await frontendsScreen(tab).save();
  await tab.getByText('Frontend [terme] salvato').waitFor();
});

journey('A line that is down lets a save wait, says so, and sends it later', {}, async (given) => {
  const { page, context, server, signIn, token, visit } = given;
  const king = await token('king');
  await seedFrontends(server.url, king, [{ URL: 'terme', Contenuto: texts }]);
  await signIn('king');
  await visit(edit);
  const screen = frontendsScreen(page);
  await screen.write('Contenuto', 1, 'English', ' By boat.');
  await context.setOffline(true);
  await screen.save();
  await page.getByText('Sei offline. Il salvataggio parte appena torna la connessione.').waitFor();
  await context.setOffline(false);
  await page.getByText('Frontend [terme] salvato').waitFor();
  const { Sezioni } = await storedFrontend(server.url, king, 'terme');
  assert.equal(Sezioni[0]?.Contenuto.en, '<p>The ticket. By boat.</p>');
});

journey('A session that ends is renewed over the form, and the save goes on', {}, async (given) => {
  const { page, server, signIn, token, visit, complaints } = given;
  const king = await token('king');
  await seedFrontends(server.url, king, [{ URL: 'terme', Contenuto: texts }]);
  await signIn('king');
  await visit(edit);
  const screen = frontendsScreen(page);
  await screen.write('Contenuto', 1, 'English', ' Still here.');
  const mine = await page.evaluate(() => localStorage.getItem('jwt'));
  await fetch(`${server.url}/api/adminwabu/logout`, {
    method: 'POST',
    headers: { authorization: `Bearer ${mine}`, 'content-type': 'application/json' },
    body: '{}',
  });
  complaints.expect(/status of 401/);
  await screen.save();
  await hasFocus(page.getByLabel('Password'));
  await page.keyboard.type(people.king.password);
  await page.keyboard.press('Enter');
  await page.getByText('Frontend [terme] salvato').waitFor();
  const { Sezioni } = await storedFrontend(server.url, king, 'terme');
  assert.equal(Sezioni[0]?.Contenuto.en, '<p>The ticket. Still here.</p>');
});

journey('Leaving asks: another record, another page, logout', {}, async (given) => {
  const { page, server, signIn, token, visit } = given;
  await seedFrontends(server.url, await token('king'), [{ URL: 'terme' }, { URL: 'vela' }]);
  await signIn('king');
  await visit(edit);
  const screen = frontendsScreen(page);
  const question = page.getByRole('alertdialog', { name: 'Hai modifiche non salvate' });
  const stay = () => question.getByRole('button', { name: 'Continua a modificare' }).click();
  await screen.field('Città').fill('Salò');
  await screen.item('vela').click();
  await stay();
  await page.getByRole('link', { name: 'Fornitori' }).click();
  await stay();
  await page.getByRole('button', { name: 'Logout' }).click();
  await stay();
  assert.equal(await screen.field('Città').inputValue(), 'Salò');
  await page.getByRole('link', { name: 'Fornitori' }).click();
  await question.getByRole('button', { name: 'Esci senza salvare' }).click();
  await page.waitForURL('**/adminwabu/suppliers');
});
