import { beforeEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { createTestApi, send, TEST_PASSWORD } from '@wabu/api/testing';
import { defineModule } from '@wabu/shared/module';
import { session } from '@wabu/shared/session';
import {
  brokenConnection,
  expectAccessible,
  forEachTest,
  interceptCalls,
  renderModule,
  stubCanvas,
} from '@wabu/shared/testing';
import { AccountPage } from './account-page.tsx';

const NEXT = 'Vela bianca a Malcesine';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const safari =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15';

const api = forEachTest(createTestApi);
beforeEach(stubCanvas);

async function signIn(agent: string): Promise<string> {
  const json = { username: 'rookie', password: TEST_PASSWORD };
  const headers = { 'User-Agent': agent };
  const reply = await send(api.fetch, 'POST', '/api/adminwabu/login', { json, headers });
  return ((await reply.json()) as { token: string }).token;
}
const isLive = async (token: string) =>
  (await send(api.fetch, 'GET', '/api/d1/getusers', { token })).status === 200;

async function openPage({ server = api } = {}) {
  const accountModule = defineModule({ id: 'account', pages: { '/': AccountPage } });
  const page = await renderModule(accountModule, {
    path: '/',
    api: { ...server, signIn: () => signIn(firefox) },
  });
  await screen.findByRole('list', { name: 'Sessioni aperte' });
  return page;
}

const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const current = () => field(/^Password attuale/);
const next = () => field(/^Nuova password/);
const items = () =>
  within(screen.getByRole('list', { name: 'Sessioni aperte' })).getAllByRole('listitem');

test('a wrong current password is said beside its field, and the typed ones stay', async () => {
  const { user } = await openPage();
  await user.type(current(), 'not-the-password');
  await user.type(next(), `${NEXT}{Enter}`);
  expect(await screen.findByText('La password attuale non è corretta')).toBeVisible();
  expect([current().value, next().value]).toEqual(['not-the-password', NEXT]);
  expect(current()).toHaveFocus();
  await expectAccessible();
});

test('a changed password ends the other sessions and goes on here', async () => {
  const other = await signIn(safari);
  const { user } = await openPage();
  const before = session.token();
  await user.type(current(), TEST_PASSWORD);
  await user.type(next(), `${NEXT}{Enter}`);
  await waitFor(() => expect(next()).toHaveValue(''));
  expect(await isLive(other)).toBe(false);
  expect(session.token()).not.toBe(before);
  expect(await isLive(session.token() ?? '')).toBe(true);
  await waitFor(() => expect(items()).toHaveLength(1));
});

test('what is wrong with a password is said without a request @verify', async () => {
  const { user } = await openPage();
  const calls = jest.mocked(globalThis.fetch).mock.calls.length;
  for (const [before, after, problem] of [
    ['', NEXT, 'Scrivi la password attuale'],
    ['x', 'breve', 'La password deve avere almeno 8 caratteri'],
    ['x', 'rookie a Malcesine', /troppo comune/],
    [NEXT, NEXT, /uguale a quella attuale/],
  ] as const) {
    await user.clear(current());
    if (before) await user.type(current(), before);
    await user.clear(next());
    await user.type(next(), `${after}{Enter}`);
    expect(await screen.findByText(problem)).toBeVisible();
  }
  expect(jest.mocked(globalThis.fetch).mock.calls).toHaveLength(calls);
});

test('both passwords are shown and hidden, and managers of passwords know them', async () => {
  const { user } = await openPage();
  const fields = () => [current(), next()].map(({ type, autocomplete }) => [type, autocomplete]);
  expect(fields()).toEqual([
    ['password', 'current-password'],
    ['password', 'new-password'],
  ]);
  const [show] = screen.getAllByRole('button', { name: 'Mostra le password' });
  await user.click(show as HTMLElement);
  expect(fields().map(([type]) => type)).toEqual(['text', 'text']);
});

test('without a connection the typed passwords stay @verify', async () => {
  const server = interceptCalls('changepassword', brokenConnection)(api);
  const { user } = await openPage({ server });
  await user.type(current(), TEST_PASSWORD);
  await user.type(next(), `${NEXT}{Enter}`);
  expect(await screen.findByText(/non è stata cambiata: Il server non risponde/)).toBeVisible();
  expect([current().value, next().value]).toEqual([TEST_PASSWORD, NEXT]);
});

test('too many wrong passwords say how long to wait @verify', async () => {
  const headers = { 'Retry-After': '900' };
  const tooMany = async () => new Response('', { status: 429, headers });
  const { user } = await openPage({ server: interceptCalls('changepassword', tooMany)(api) });
  await user.type(current(), TEST_PASSWORD);
  await user.type(next(), `${NEXT}{Enter}`);
  expect(await screen.findByText('Troppi tentativi: riprova tra 15 minuti')).toBeVisible();
});

test('a session is ended alone, or all others at once @verify', async () => {
  const [second, third] = [await signIn(safari), await signIn(safari)];
  const { user } = await openPage();
  expect(items()).toHaveLength(3);
  expect(items()[0]).toHaveTextContent('Firefox su Linuxquesta sessione');
  const [end] = screen.getAllByRole('button', { name: /^Esci: Safari su macOS/ });
  if (end) await user.click(end);
  await waitFor(() => expect(items()).toHaveLength(2));
  expect([await isLive(second), await isLive(third)].filter(Boolean)).toHaveLength(1);
  expect(screen.getByRole('heading', { name: 'Sessioni aperte' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Esci da tutte le altre' }));
  await waitFor(() => expect(items()).toHaveLength(1));
  expect([await isLive(second), await isLive(third)]).toEqual([false, false]);
  expect(screen.queryByRole('button', { name: 'Esci da tutte le altre' })).toBeNull();
});

test('a new browser is named until its user knows it @verify', async () => {
  await signIn(firefox);
  await signIn(safari);
  const { user } = await openPage();
  const notice = await screen.findByRole('status');
  const [first] = await within(notice).findAllByRole('listitem');
  expect(first).toHaveTextContent('Safari su macOSNuovo accesso');
  await user.click(within(notice).getByRole('button', { name: /^Non ero io/ }));
  expect(current()).toHaveFocus();
  await user.click(within(notice).getByRole('button', { name: 'Ero io' }));
  await waitFor(() => expect(notice).toBeEmptyDOMElement());
  expect(screen.queryByText('Nuovo accesso')).toBeNull();
});

test('the own picture gives way to the default one', async () => {
  await api.platform.database.write([
    { sql: "UPDATE users SET avatar = 'avatar_own.png' WHERE name = 'rookie'" },
  ]);
  const { user } = await openPage();
  await user.click(screen.getByRole('button', { name: 'Usa quella predefinita' }));
  await waitFor(() => expect(screen.getByRole('button', { name: /^Scegli/ })).toHaveFocus());
  expect(screen.queryByRole('button', { name: 'Usa quella predefinita' })).toBeNull();
  expect(session.user()?.avatar).toBe('avatar_default.gif');
  const users = await api.platform.database.query("SELECT avatar FROM users WHERE name = 'rookie'");
  expect(users).toEqual([{ avatar: 'avatar_default.gif' }]);
});

test('the theme is that of the device, light or dark', async () => {
  const { user } = await openPage();
  const theme = screen.getByRole('combobox', { name: 'Tema' });
  await user.selectOptions(theme, 'Scuro');
  expect(localStorage.getItem('theme')).toBe('dark');
  await user.selectOptions(theme, 'Come il dispositivo');
  expect(localStorage.getItem('theme')).toBeNull();
});

test('a known device is listed and can be forgotten', async () => {
  const json = { username: 'rookie', password: TEST_PASSWORD };
  const headers = { 'User-Agent': safari, 'Sec-Fetch-Site': 'same-origin' };
  await send(api.fetch, 'POST', '/api/adminwabu/login', { json, headers });
  const { user } = await openPage();
  const list = await screen.findByRole('list', { name: 'Dispositivi riconosciuti' });
  const forget = within(list).getByRole('button', { name: /^Dimentica: Safari su macOS/ });
  await user.click(forget);
  await waitFor(() => expect(forget).not.toBeInTheDocument());
  const known = 'SELECT 1 FROM known_devices WHERE length(token_hash) = 64';
  expect(await api.platform.database.query(known)).toEqual([]);
});

test('says how much of the space for files the own ones take', async () => {
  await api.platform.database.write([
    {
      sql: `INSERT INTO objects (folder, name, blob, type, size, etag, created_by, created_at)
            VALUES ('[Tests]', 'a', 'a', 'image/png', ?, '"x"', 'rookie', 1)`,
      args: [3.5 * 1024 ** 2],
    },
  ]);
  await openPage();
  const section = await screen.findByRole('region', { name: 'Spazio per i file' });
  expect(await within(section).findByText('3,5 MB di 5000 MB')).toBeVisible();
});
