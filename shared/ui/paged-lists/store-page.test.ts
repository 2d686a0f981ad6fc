import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { session } from '../../session/index.ts';
import { hasStoredPage, readPageKey, readStoredPage } from '../../stored-page/index.ts';
import { aToken } from '../../testing/a-token.ts';
import { storePage } from './store-page.ts';

const answerWith = (key: string) => new Response('', { headers: { 'Wabu-Copy-Key': key } });
const answer = answerWith('1'.repeat(64));

/** What the next visit shows; null if the page was not stored, or cannot be read with this key. */
async function stored(from = answer) {
  const key = await readPageKey(from);
  return key && readStoredPage(key).catch(() => null);
}

function show(content: string): void {
  document.body.innerHTML = `<div id="root"><div role="listbox">${content}</div></div>`;
}

beforeEach(() => session.signIn(aToken({ username: 'anna', role: 'admin' })));
afterEach(() => session.signOut());

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
  expect(await stored()).toBeNull();
});

test('the page is not stored after the end of the session', async () => {
  show('Terme');
  session.signOut();
  await storePage(answer);
  expect(await stored()).toBeNull();
});

test('another session reads nothing, and nothing that is stored can be read', async () => {
  show('Terme');
  await storePage(answer);
  expect((await readPageKey(answer))?.extractable).toBe(false);
  expect(await stored(answerWith('2'.repeat(64)))).toBeNull();
  const item = atob(localStorage.getItem('stored-page /') ?? '');
  expect(item.length).toBeGreaterThan(100);
  for (const plain of ['Terme', 'markup']) expect(item).not.toContain(plain);
});

test('nothing is stored without a key from the server, or without a secure context', async () => {
  expect(await readPageKey(new Response(''))).toBeNull();
  const { crypto } = globalThis;
  Object.defineProperty(globalThis, 'crypto', { value: {}, configurable: true });
  expect(await readPageKey(answer)).toBeNull();
  Object.defineProperty(globalThis, 'crypto', { value: crypto, configurable: true });
});
