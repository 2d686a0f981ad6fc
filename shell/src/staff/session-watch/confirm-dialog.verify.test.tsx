import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { createTestApi, TEST_PASSWORD } from '@wabu/api/testing';
import { authorizedFetch, session } from '@wabu/shared/session';
import { expectAccessible, forEachTest, renderUi } from '@wabu/shared/testing';
import { provideLayoutWords } from '../../words/layout/layout-words.ts';
import { SessionWatch } from './session-watch.tsx';

const api = forEachTest(createTestApi);
beforeEach(async () => {
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => api.fetch(input, init));
  session.signIn(await api.signIn('king'));
});
afterEach(() => act(() => session.signOut()));

/** Requests an action for which the session is not confirmed. */
async function requestAction() {
  const { user } = renderUi(<SessionWatch />);
  await act(provideLayoutWords);
  let answer: Promise<Response> = Promise.reject();
  answer.catch(() => undefined);
  await act(async () => {
    answer = authorizedFetch('/api/modules/boats/tokens', { method: 'POST' });
  });
  const dialog = await screen.findByRole('dialog', { name: 'Confermi che sei tu?' });
  const enter = async (text: string) => {
    await user.type(screen.getByLabelText('La tua password'), text);
    await user.click(screen.getByRole('button', { name: 'Conferma' }));
  };
  return { user, answer, dialog, enter };
}
const statusOf = (answer: Promise<Response>) => act(async () => (await answer).status);

test('the password repeats the action, and the next one asks no more', async () => {
  const { answer, dialog, enter } = await requestAction();
  await waitFor(() => expect(screen.getByLabelText('La tua password')).toHaveFocus());
  expect(screen.queryByRole('button', { name: 'Usa una passkey' })).toBeNull();
  await expectAccessible(dialog);
  await enter(TEST_PASSWORD);
  expect(await statusOf(answer)).toBe(201);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const next = authorizedFetch('/api/modules/boats/tokens', { method: 'POST' });
  expect(await statusOf(next)).toBe(201);
});

test('two actions at once share one dialog', async () => {
  const { answer, enter } = await requestAction();
  let other: Promise<Response> = Promise.reject();
  other.catch(() => undefined);
  await act(async () => {
    other = authorizedFetch('/api/modules/ferries/tokens', { method: 'POST' });
  });
  expect(screen.getAllByRole('dialog', { hidden: true })).toHaveLength(1);
  await enter(TEST_PASSWORD);
  expect([await statusOf(answer), await statusOf(other)]).toEqual([201, 201]);
});

test('a wrong password is said beside the field, and can be typed again', async () => {
  const { answer, enter } = await requestAction();
  await enter('wrong');
  expect(await screen.findByText('La password non è giusta')).toBeVisible();
  expect(screen.getByLabelText('La tua password')).toHaveValue('');
  await enter(TEST_PASSWORD);
  expect(await statusOf(answer)).toBe(201);
});

test('after too many attempts the error says how long to wait', async () => {
  const { enter } = await requestAction();
  const headers = { 'Retry-After': '30' };
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('', { status: 429, headers }));
  await enter(TEST_PASSWORD);
  expect(await screen.findByText(/^Troppi tentativi: aspetta 30 secondi/)).toBeVisible();
});

test('«Chiudi» returns the rejection, and nothing was done', async () => {
  const { user, answer } = await requestAction();
  await user.click(screen.getByRole('button', { name: 'Chiudi' }));
  expect(await statusOf(answer)).toBe(403);
  expect(await api.platform.database.query('SELECT 1 FROM deploy_tokens')).toEqual([]);
});

const addPasskey = () =>
  api.platform.database.write([
    {
      sql: `INSERT INTO passkeys (id, user_id, name, public_key, counter, created_at)
            SELECT 'one', id, 'Telefono', '', 0, 0 FROM users WHERE name = 'king'`,
    },
  ]);

test('while the browser asks for the passkey, the password still confirms, and ends its question', async () => {
  // A page of jsdom has no authenticators.
  let question: AbortSignal | undefined;
  const get = ({ signal }: CredentialRequestOptions) => {
    question = signal;
    return new Promise((_, reject) =>
      signal?.addEventListener('abort', () => reject(signal.reason)),
    );
  };
  Object.defineProperty(navigator, 'credentials', { value: { get }, configurable: true });
  Object.defineProperty(globalThis, 'PublicKeyCredential', { value() {}, configurable: true });
  await addPasskey();
  const { user, enter, answer } = await requestAction();
  await user.click(screen.getByRole('button', { name: 'Usa una passkey' }));
  await waitFor(() => expect(question?.aborted).toBe(false));
  await enter(TEST_PASSWORD);
  expect(await statusOf(answer)).toBe(201);
  expect(question?.aborted).toBe(true);
  Reflect.deleteProperty(navigator, 'credentials');
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
});

test('who has a passkey may use it; a browser without passkeys says so', async () => {
  await addPasskey();
  const { user, enter, answer } = await requestAction();
  await user.click(screen.getByRole('button', { name: 'Usa una passkey' }));
  expect(await screen.findByText(/^Questo browser non usa passkey/)).toBeVisible();
  await enter(TEST_PASSWORD);
  expect(await statusOf(answer)).toBe(201);
});

test('the end of the session closes it', async () => {
  const { answer } = await requestAction();
  act(() => session.signOut());
  expect(await statusOf(answer)).toBe(403);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
