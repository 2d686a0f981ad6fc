import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { codeAt, connectApp, createTestApi, send, TEST_PASSWORD } from '@wabu/api/testing';
import { startI18n } from '@wabu/shared/i18n';
import { defineModule } from '@wabu/shared/module';
import { session } from '@wabu/shared/session';
import { expectAccessible, forEachTest, renderModule } from '@wabu/shared/testing';
import { provideLayoutWords } from '../words/layout/layout-words.ts';
import { LoginPage } from './login-page.tsx';

let secret: string;
let recoveryCodes: string[];
const api = forEachTest(createTestApi);
beforeEach(async () => {
  startI18n('it');
  await provideLayoutWords();
  const token = await api.signIn('admin');
  const post = (path: string, json: object) => send(api.fetch, 'POST', path, { token, json });
  const app = { password: TEST_PASSWORD, now: Date.now() };
  ({ secret, recoveryCodes } = await connectApp(post, app));
  // A code of the same half minute counts again.
  await api.platform.database.write([{ sql: 'UPDATE totp_factors SET last_step = 0' }]);
});

const loginModule = defineModule({
  id: 'login',
  pages: { '/login': () => <LoginPage modules={[]} /> },
});
const open = () => renderModule(loginModule, { path: '/login', api, role: null });

async function enterPassword() {
  const { user, address } = await open();
  await user.type(screen.getByLabelText('Nome utente'), 'admin');
  await user.type(screen.getByLabelText('Password'), TEST_PASSWORD);
  await user.click(screen.getByRole('button', { name: 'Login' }));
  await screen.findByRole('heading', { name: 'Secondo passaggio' });
  return { user, address };
}
const DASHBOARD = '/adminwabu/dashboard?username=admin&role=admin';
const press = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole('button', { name }));

test('after the password, a code of the app, pasted with blanks, opens the dashboard', async () => {
  const { user, address } = await enterPassword();
  const field = screen.getByLabelText('Codice dell’app');
  expect(field).toHaveFocus();
  await expectAccessible(document.body);
  const code = codeAt(secret, Date.now());
  await user.paste(`  ${code.slice(0, 3)} ${code.slice(3)} `);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe(DASHBOARD));
  expect(session.user()?.username).toBe('admin');
});

test('a wrong code says why, and another one can be typed', async () => {
  const { user, address } = await enterPassword();
  const field = screen.getByLabelText('Codice dell’app');
  await user.type(field, '000000{Enter}');
  expect(await screen.findByText(/^Il codice non è giusto/)).toBeVisible();
  expect(field).toHaveValue('');
  expect(field).toHaveFocus();
  await user.type(field, `${codeAt(secret, Date.now())}{Enter}`);
  await waitFor(() => expect(address()).toBe(DASHBOARD));
});

test('a recovery code opens the dashboard, and warns when three are left @verify', async () => {
  const rows = 'SELECT code_hash FROM recovery_codes LIMIT 10';
  const kept = recoveryCodes.slice(0, 4);
  for (const code of recoveryCodes.slice(4)) {
    const begun = await send(api.fetch, 'POST', '/api/adminwabu/login', {
      json: { username: 'admin', password: TEST_PASSWORD },
    });
    const { challenge } = (await begun.json()) as { challenge: string };
    const json = { method: 'recovery-code', challenge, code };
    expect((await send(api.fetch, 'POST', '/api/adminwabu/secondstep', { json })).status).toBe(200);
  }
  expect(await api.platform.database.query(rows)).toHaveLength(4);
  const { user, address } = await enterPassword();
  await press(user, 'Usa un codice di recupero');
  await user.type(screen.getByLabelText('Codice di recupero'), `${' '.repeat(9)}${kept[0]}{Enter}`);
  expect(await screen.findByText(/^Codici di recupero rimasti: 3\./)).toBeVisible();
  expect(address()).toBe('/login');
  await press(user, 'Continua');
  expect(address()).toBe(DASHBOARD);
});

test('after five minutes the step is over, and the way back is a press away @verify', async () => {
  const { user } = await enterPassword();
  await api.platform.database.write([{ sql: 'DELETE FROM challenges' }]);
  await user.type(screen.getByLabelText('Codice dell’app'), '000000{Enter}');
  expect(await screen.findByText(/^È passato troppo tempo/)).toBeVisible();
  expect(screen.queryByLabelText('Codice dell’app')).toBeNull();
  await press(user, 'Torna a nome utente e password');
  expect(screen.getByLabelText('Nome utente')).toBeVisible();
});

test('a browser without passkeys says so', async () => {
  const { user } = await open();
  await press(user, 'Accedi con passkey');
  expect(await screen.findByText(/^Questo browser non usa passkey/)).toBeVisible();
  await press(user, 'Torna a nome utente e password');
  expect(screen.getByRole('heading', { name: 'Area riservata' })).toBeVisible();
});
