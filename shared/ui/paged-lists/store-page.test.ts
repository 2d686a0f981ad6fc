import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/dom';
import { readCopyKey } from '../../copies/copy-parts.ts';
import { removeCopies } from '../../copies/stored-copies.ts';
import { hasStoredPage, readStoredPage } from '../../copies/stored-page.ts';
import { session } from '../../session/index.ts';
import { aToken } from '../../testing/a-token.ts';
import { storePage } from './store-page.ts';

const answer = new Response('', { headers: { 'Wabu-Copy-Key': '1'.repeat(64) } });

/** What the next visit shows; undefined if the page was not stored. */
async function stored() {
  const key = await readCopyKey(answer);
  const decrypt = await readStoredPage();
  return key && decrypt?.(key);
}

function show(content: string): void {
  document.body.innerHTML = `<div id="root"><div role="listbox">${content}</div></div>`;
}

/** Resolves when the copies are removed, which the end of a session begins. */
const removedCopies = () =>
  waitFor(async () => expect((await indexedDB.databases()).length).toBe(0));

beforeEach(() => session.signIn(aToken({ username: 'anna', role: 'admin' })));
afterEach(async () => {
  session.signOut();
  removeCopies();
  await removedCopies();
});

test('the page is stored with its styles, without addresses that end with it', async () => {
  Object.assign(document.documentElement, { lang: 'it', dir: 'ltr' });
  show('<p style="color: red">Terme del Garda</p><img src="blob:1">');
  await storePage(answer);
  const page = await stored();
  expect(page?.markup).toContain('<p data-style="color: red;">Terme del Garda</p><img src="data:');
  expect(page?.html).toEqual({ lang: 'it', dir: 'ltr' });
});

test('a page that was stored for one session is stored for the next one too', async () => {
  show('Terme');
  await storePage(answer);
  session.signOut();
  await removedCopies();
  session.signIn(aToken({ username: 'anna', role: 'admin' }, 30));
  await storePage(answer);
  expect((await stored())?.markup).toContain('Terme');
});

test('a stored page is known without waiting, until the session ends', async () => {
  show('Terme');
  await storePage(answer);
  history.replaceState(null, '', '/adminwabu/users');
  expect(hasStoredPage()).toBe(false);
  await storePage(answer);
  history.replaceState(null, '', '/');
  expect(hasStoredPage()).toBe(true);
  session.signOut();
  expect(hasStoredPage()).toBe(false);
});

test('the page is not stored while a menu is open', async () => {
  show('<button aria-expanded="true"></button>');
  await storePage(answer);
  expect(await stored()).toBeUndefined();
});

test('the page is not stored after the end of the session', async () => {
  show('Terme');
  session.signOut();
  await storePage(answer);
  expect(await stored()).toBeUndefined();
});
