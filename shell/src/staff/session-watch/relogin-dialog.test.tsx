import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { connectApp, createTestApi, send, TEST_PASSWORD } from '@wabu/api/testing';
import { authorizedFetch, session } from '@wabu/shared/session';
import { expectAccessible, forAllTests, renderUi } from '@wabu/shared/testing';
import { aToken } from '@wabu/shared/testing/a-token';
import { provideLayoutWords } from '../../words/layout/layout-words.ts';
import { SessionWatch } from './session-watch.tsx';

const api = forAllTests(createTestApi);
beforeEach(async () => {
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => api.fetch(input, init));
  session.signIn(await api.signIn('king'));
});
afterEach(() => act(() => session.signOut()));

/** Requests the suppliers after the server has ended the session. */
async function requestWithoutSession() {
  const { user } = renderUi(<SessionWatch />);
  await act(provideLayoutWords);
  const token = session.token() ?? '';
  await api.fetch('/api/adminwabu/logout', {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
  });
  let answer: Promise<Response> = Promise.reject();
  answer.catch(() => undefined);
  await act(async () => {
    answer = authorizedFetch('/api/d1/getallsuppliers');
  });
  await screen.findByRole('dialog', { name: 'Sessione scaduta' });
  return { user, answer, token };
}
/** The status of the response, after React has rendered the result. */
const statusOf = (answer: Promise<Response>) => act(async () => (await answer).status);
const enter = async (
  user: Awaited<ReturnType<typeof requestWithoutSession>>['user'],
  text: string,
) => {
  await user.type(screen.getByLabelText(/^Password/), text);
  await user.click(screen.getByRole('button', { name: 'Accedi' }));
};

test('a sign-in repeats the rejected request', async () => {
  const { user, answer, token } = await requestWithoutSession();
  await enter(user, TEST_PASSWORD);
  expect(await statusOf(answer)).toBe(200);
  expect(session.token()).not.toBe(token);
});

test('a wrong password shows an error and keeps the dialog', async () => {
  const { user, answer } = await requestWithoutSession();
  await enter(user, 'wrong');
  expect(await screen.findByText('Dati non validi!')).toBeVisible();
  expect(screen.getByLabelText(/^Password/)).toHaveValue('');
  await enter(user, TEST_PASSWORD);
  expect(await statusOf(answer)).toBe(200);
});

test('with a second factor, a recovery code repeats the rejected request', async () => {
  const token = await api.signIn('king');
  const post = (path: string, json: object) => send(api.fetch, 'POST', path, { token, json });
  const { recoveryCodes } = await connectApp(post, { password: TEST_PASSWORD, now: Date.now() });
  session.signIn(token);
  const { user, answer } = await requestWithoutSession();
  await enter(user, TEST_PASSWORD);
  await user.click(await screen.findByRole('button', { name: 'Usa un codice di recupero' }));
  await user.type(screen.getByLabelText('Codice di recupero'), `${recoveryCodes[0]}{Enter}`);
  expect(await statusOf(answer)).toBe(200);
  await api.platform.database.write([{ sql: 'DELETE FROM totp_factors' }]);
});

test('after too many attempts the error says how long to wait @verify', async () => {
  const { user } = await requestWithoutSession();
  const headers = { 'Retry-After': '30' };
  const tooMany = new Response('{}', { status: 429, headers });
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(tooMany);
  await enter(user, TEST_PASSWORD);
  expect(await screen.findByText('Troppi tentativi: aspetta 30 secondi e riprova.')).toBeVisible();
  expect(screen.getByLabelText(/^Password/)).toHaveValue('');
});

test('the user name is fixed', async () => {
  await requestWithoutSession();
  expect(screen.getByLabelText('Nome utente')).toHaveValue('king');
  expect(screen.getByLabelText('Nome utente')).toHaveAttribute('readonly');
});

test('a sign-in in another tab closes the dialog', async () => {
  const { answer } = await requestWithoutSession();
  const elsewhere = await act(() => api.signIn('king'));
  await act(async () => session.signIn(elsewhere));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await statusOf(answer)).toBe(200);
});

test('leaving signs out and returns the 401 @verify', async () => {
  const { user, answer } = await requestWithoutSession();
  await user.click(screen.getByRole('button', { name: 'Esci' }));
  expect(await statusOf(answer)).toBe(401);
  expect(session.status()).toBe('signed-out');
});

test('a session that ends soon is renewed from its warning', async () => {
  session.signIn(aToken({ username: 'king' }, 4));
  const { user } = renderUi(<SessionWatch />);
  await act(provideLayoutWords);
  expect(await screen.findByText('La sessione scade tra 4 minuti.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Rinnova' }));
  await expectAccessible(await screen.findByRole('dialog', { name: 'Rinnova la sessione' }));
  await enter(user, TEST_PASSWORD);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByText(/^La sessione scade/)).toBeNull();
});
