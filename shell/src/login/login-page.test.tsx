import { beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestApi, TEST_PASSWORD } from '@wabu/api/testing';
import { startI18n } from '@wabu/shared/i18n';
import type { RegistryModule } from '@wabu/shared/module';
import { useLocation } from '@wabu/shared/routing';
import { MemoryRouter } from '@wabu/shared/routing/memory';
import { session } from '@wabu/shared/session';
import { aRegistryModule, forAllTests } from '@wabu/shared/testing';
import { provideLayoutWords } from '../words/layout/layout-words.ts';
import { LoginPage } from './login-page.tsx';

jest.mock('../staff/staff-area.tsx', () => ({}));

const api = forAllTests(createTestApi);
beforeAll(async () => {
  startI18n('it');
  await provideLayoutWords();
});
beforeEach(() => {
  session.signOut();
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => api.fetch(input, init));
});

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="address">{pathname + search}</output>;
}

async function signInAs(
  username: string,
  password: string,
  state?: unknown,
  modules: RegistryModule[] = [],
) {
  const user = userEvent.setup();
  render(
    <MemoryRouter initialEntries={[{ pathname: '/login', state }]}>
      <LoginPage modules={modules} />
      <Address />
    </MemoryRouter>,
  );
  await user.type(screen.getByLabelText('Nome utente'), username);
  await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Login' }));
}
const address = () => screen.getByLabelText('address').textContent;
const visibleMessage = () => document.querySelector('.message')?.textContent ?? null;

test('the right password leads to the dashboard with name and role in the address', async () => {
  await signInAs('king', TEST_PASSWORD);
  await waitFor(() => expect(address()).toBe('/adminwabu/dashboard?username=king&role=king'));
  expect(visibleMessage()).toBe('Login corretto');
  expect(session.user()?.username).toBe('king');
});

test('after the login the requested page opens', async () => {
  await signInAs('king', TEST_PASSWORD, { returnTo: '/adminwabu/suppliers?q=lago' });
  await waitFor(() => expect(address()).toBe('/adminwabu/suppliers?q=lago'));
});

test.each([
  ['king', 1],
  ['rookie', 0],
])(
  'the data of the page that opens next is requested at the login, if %s may open it',
  async (name, count) => {
    const boats = aRegistryModule('boats', {
      description: { requires: 'users.write', data: ['/api/d1/suppliers'] },
    });
    await signInAs(name, TEST_PASSWORD, { returnTo: '/adminwabu/boats' }, [boats]);
    await waitFor(() => expect(address()).toBe('/adminwabu/boats'));
    const asked = jest.mocked(fetch).mock.calls.filter(([path]) => path === '/api/d1/suppliers');
    expect(asked).toHaveLength(count);
  },
);

test('the login requests the code of the page that opens next, also before the page is idle', async () => {
  const neverIdle = { requestIdleCallback: () => 0, cancelIdleCallback: () => undefined };
  Object.assign(globalThis, neverIdle);
  Object.assign(navigator, { connection: {} });
  const boats = aRegistryModule('boats', { entry: { scripts: ['entry.js'], styles: [] } });
  await signInAs('king', TEST_PASSWORD, { returnTo: '/adminwabu/boats' }, [boats]);
  const link = document.querySelector<HTMLLinkElement>('link[rel=prefetch]');
  expect(link?.href).toMatch(/boats.*entry\.js$/);
  cleanup();
  for (const name of Object.keys(neverIdle)) Reflect.deleteProperty(globalThis, name);
  Object.assign(navigator, { connection: { saveData: true } });
});

test('a wrong password clears the form and focuses the first field', async () => {
  await signInAs('king', 'wrong');
  expect(await screen.findByText('Dati non validi!')).toBeVisible();
  expect(screen.getByLabelText('Nome utente')).toHaveValue('');
  expect(screen.getByLabelText('Password')).toHaveValue('');
  expect(screen.getByLabelText('Nome utente')).toHaveFocus();
});

test('the message is visible for two seconds and stays for assistive technology', async () => {
  await signInAs('king', 'wrong');
  await screen.findByText('Dati non validi!');
  expect(visibleMessage()).toBe('Dati non validi!');
  await waitFor(() => expect(visibleMessage()).toBeNull());
  expect(screen.getByText('Dati non validi!')).toHaveAttribute('role', 'status');
});

test.each([
  ['the network fails', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the answer is no JSON', () => Promise.resolve(new Response('<h1>Bad gateway</h1>'))],
])('when %s the message is the unknown error', async (_, answer) => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(answer);
  await signInAs('king', TEST_PASSWORD);
  expect(await screen.findByText('Errore sconosciuto di login')).toBeVisible();
});

test('a second click during the first request sends nothing', async () => {
  let sent = 0;
  let answer = (_: Response) => {};
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => {
    sent += 1;
    return new Promise((resolve) => {
      answer = resolve;
    });
  });
  await signInAs('king', TEST_PASSWORD);
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
  expect(sent).toBe(1);
  await act(async () => answer(new Response('{}', { status: 401 })));
});

test('after too many attempts the message says how long to wait', async () => {
  const tooMany = () => new Response('{}', { status: 429, headers: { 'Retry-After': '30' } });
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => tooMany());
  await signInAs('king', TEST_PASSWORD);
  expect(await screen.findByText('Dati non validi!')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('aspetta 30 secondi');
});
