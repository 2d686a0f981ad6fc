import { afterEach, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { codeAt, connectApp, createTestApi, send, TEST_PASSWORD } from '@wabu/api/testing';
import { defineModule } from '@wabu/shared/module';
import { authorizedFetch, session } from '@wabu/shared/session';
import { expectAccessible, forEachTest, renderModule } from '@wabu/shared/testing';
import { SessionWatch } from '../../staff/session-watch/session-watch.tsx';
import { provideLayoutWords } from '../../words/layout/layout-words.ts';
import { SecuritySection } from './security-section.tsx';

const api = forEachTest(createTestApi);
afterEach(() => act(() => session.signOut()));

async function open(role: 'king' | 'rookie', content = <SecuritySection />) {
  const pages = {
    '/': () => (
      <>
        <SessionWatch />
        {content}
      </>
    ),
  };
  const page = await renderModule(defineModule({ id: 'account', pages }), { path: '/', api, role });
  await act(provideLayoutWords);
  return page;
}
type User = Awaited<ReturnType<typeof open>>['user'];
const press = async (user: User, name: string) =>
  user.click(await screen.findByRole('button', { name }));
async function confirm(user: User) {
  await user.type(await screen.findByLabelText('La tua password'), TEST_PASSWORD);
  await press(user, 'Conferma');
}
/** Types the code of the key that the dialog shows. */
async function typeCode(user: User) {
  const dialog = await screen.findByRole('dialog', { name: 'Collega un’app' });
  expect(await within(dialog).findByRole('img', { name: /^Codice QR/ })).toBeVisible();
  await expectAccessible(dialog);
  const secret = dialog.querySelector('code')?.textContent?.replaceAll(' ', '') ?? '';
  await user.click(within(dialog).getByLabelText('Codice dell’app'));
  await user.paste(`  ${codeAt(secret, Date.now())} `);
  await press(user, 'Attiva');
}

test('an app is connected with the password, a QR code and its first code; the recovery codes are shown once', async () => {
  const { user } = await open('rookie');
  await press(user, 'Collega un’app');
  await confirm(user);
  await typeCode(user);
  const codes = await screen.findByRole('dialog', { name: 'Conserva questi codici' });
  expect(codes.querySelectorAll('code')).toHaveLength(10);
  await expectAccessible(codes);
  await press(user, 'Li ho conservati');
  expect(await screen.findByText('Rimasti: 10 di 10.')).toBeVisible();
  expect(screen.getByText(/^Attiva dal/)).toBeVisible();
  expect(screen.queryByText('Secondo fattore dello staff')).toBeNull();
});

test('a wrong code keeps the dialog and says why', async () => {
  const { user } = await open('rookie');
  await press(user, 'Collega un’app');
  await confirm(user);
  await user.type(await screen.findByLabelText('Codice dell’app'), '000000');
  await press(user, 'Attiva');
  expect(await screen.findByText(/^Il codice non è giusto/)).toBeVisible();
});

test('an app is disconnected after a question', async () => {
  const { user, queries } = await open('rookie');
  const post = (path: string, json: object) =>
    send(api.fetch, 'POST', path, { token: session.token(), json });
  await connectApp(post, { password: TEST_PASSWORD, now: Date.now() });
  await act(() => queries.invalidateQueries());
  await press(user, 'Scollega l’app');
  await press(user, 'Scollega');
  expect(await screen.findByText('App scollegata')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Collega un’app' })).toBeVisible();
});

test('a browser without passkeys says so', async () => {
  const { user } = await open('rookie');
  await press(user, 'Aggiungi una passkey');
  await press(user, 'Crea passkey');
  expect(await screen.findByText(/^Questo browser non crea passkey/)).toBeVisible();
});

test('a king requires a factor of a role, and removes the lost one of a user', async () => {
  const token = await api.signIn('admin');
  const post = (path: string, json: object) => send(api.fetch, 'POST', path, { token, json });
  await connectApp(post, { password: TEST_PASSWORD, now: Date.now() });
  const { user } = await open('king');
  await user.click(await screen.findByRole('switch', { name: 'rookie' }));
  await confirm(user);
  await waitFor(() => expect(screen.getByRole('switch', { name: 'rookie' })).toBeChecked());
  await press(user, 'Togli il secondo fattore di admin');
  await press(user, 'Togli');
  expect(await screen.findByText('Nessuno ha ancora un secondo fattore.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Chi ne ha uno' })).toHaveFocus();
});

test('the own factor of a king stands in the list of the staff at once', async () => {
  const { user } = await open('king');
  await press(user, 'Collega un’app');
  await confirm(user);
  await typeCode(user);
  await press(user, 'Li ho conservati');
  expect(await screen.findByText('tu')).toBeVisible();
});

test('a user whose role requires a factor sets it up over the page, and the page goes on', async () => {
  await api.platform.database.write([
    { sql: `INSERT INTO required_factors (role) VALUES ('rookie')` },
  ]);
  const { user } = await open('rookie', <p>page</p>);
  let status: Promise<number> = Promise.resolve(0);
  act(() => {
    status = authorizedFetch('/api/d1/getallsuppliers').then((answer) => answer.status);
  });
  const dialog = await screen.findByRole('dialog', { name: 'Attiva un secondo fattore' });
  await expectAccessible(dialog);
  await waitFor(() => expect(screen.getByText(/^Il tuo ruolo lo richiede/)).toHaveFocus());
  await press(user, 'Collega un’app');
  await confirm(user);
  await typeCode(user);
  await press(user, 'Li ho conservati');
  expect(await act(() => status)).toBe(200);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
