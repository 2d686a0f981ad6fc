import { beforeAll, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { type ApiClient, answer } from '@wabu/api/client';
import { createTestApi } from '@wabu/api/testing';
import { userLimits } from '@wabu/shared/entities/passwords/user-messages';
import { startI18n } from '@wabu/shared/i18n';
import { defineModule } from '@wabu/shared/module';
import { session } from '@wabu/shared/session';
import { forAllTests, renderModule } from '@wabu/shared/testing';
import { provideLayoutWords } from '../words/layout/layout-words.ts';
// Loads the lazy chunk, so that tests do not wait for its compilation.
import './link/link-form.tsx';
import { LoginPage } from './login-page.tsx';

const NEXT = 'quattro barche rosse a Torbole';

let d1: ApiClient['api']['d1'];
const api = forAllTests(createTestApi);
beforeAll(async () => {
  d1 = (await api.client('king')).api.d1;
  startI18n('it');
  await provideLayoutWords();
});
const loginModule = defineModule({
  id: 'login',
  pages: { '/login': () => <LoginPage modules={[]} /> },
});

/** Opens the login with a link of the rookie, and chooses a password. */
async function openLink(password: string, token?: string) {
  const link = await answer(d1.resetpassword.$post({ json: { name: 'rookie' } }));
  const path = `/login#link=${token ?? link.token}`;
  const { user, address } = await renderModule(loginModule, { path, api, role: null });
  await waitFor(() => expect(address()).toBe('/login'));
  expect(await screen.findByRole('heading', { name: 'Scegli la tua password' })).toHaveFocus();
  const { passwordMin, passwordMax } = userLimits;
  expect(
    screen.getByText(new RegExp(`Da ${passwordMin} a ${passwordMax} caratteri`)),
  ).toBeVisible();
  const choose = async (text: string) => {
    await user.clear(screen.getByLabelText('Nuova password'));
    await user.type(screen.getByLabelText('Nuova password'), text);
    await user.click(screen.getByRole('button', { name: 'Salva ed entra' }));
  };
  await choose(password);
  return { user, choose, address };
}

test('a link leaves the address, sets the password and opens the dashboard', async () => {
  const { address } = await openLink(NEXT);
  await waitFor(() => expect(address()).toBe('/adminwabu/dashboard?username=rookie&role=rookie'));
  expect(session.user()?.username).toBe('rookie');
});

test('a rejected password can be replaced by another one @verify', async () => {
  const { choose } = await openLink('Password123!');
  expect(await screen.findByText(/troppo comune o contiene il tuo nome utente/)).toBeVisible();
  await choose(NEXT);
  await waitFor(() => expect(session.user()?.username).toBe('rookie'));
});

test.each(['0'.repeat(64), 'cut-off'])(
  'the link %s, which cannot be used, says whom to ask and leads to the login',
  async (token) => {
    const { user } = await openLink(NEXT, token);
    const sentence =
      'Questo link è scaduto o è già stato usato. Chiedi un nuovo link a chi gestisce gli utenti.';
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.queryByLabelText('Nuova password')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Vai al login' }));
    expect(screen.getByLabelText('Nome utente')).toBeVisible();
  },
);

test('without an answer the same link can be tried again @verify', async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { choose } = await openLink(NEXT);
  expect(await screen.findByText(/^Il server non risponde/)).toBeVisible();
  await choose(NEXT);
  await waitFor(() => expect(session.user()?.username).toBe('rookie'));
});
