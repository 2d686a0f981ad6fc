import { expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { answer } from '@wabu/api/client';
import { send, TEST_PASSWORD } from '@wabu/api/testing';
import { findAlert, findDialog } from '@wabu/shared/testing';
import { renderUsers } from '../testing/render-users.tsx';
// Loads the lazy chunk, so that tests do not wait for its compilation.
import './user-menu.tsx';

type Rendered = Awaited<ReturnType<typeof renderUsers>>;

async function openMenu(user: Rendered['user'], name: string) {
  await user.click(await screen.findByRole('button', { name: `Gestisci ${name}` }));
  return within(await screen.findByRole('menu', { name: `Gestisci ${name}` }));
}

const row = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name}`) });
const login = (api: Rendered['api'], username: string) =>
  act(async () => {
    const json = { username, password: TEST_PASSWORD };
    return (await send(api.fetch, 'POST', '/api/adminwabu/login', { json })).status;
  });

test('a king changes a role by the keyboard, and takes it back', async () => {
  const { user } = await renderUsers();
  const menu = await openMenu(user, 'rookie');
  expect(menu.getByRole('menuitemradio', { name: 'rookie' })).toBeChecked();
  expect(menu.getByRole('menuitemradio', { name: 'king' })).toHaveFocus();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(await screen.findByText('rookie ora è admin: deve accedere di nuovo')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Gestisci rookie' })).toHaveFocus();
  await waitFor(() => expect(within(row('rookie')).getByText('admin')).toBeVisible());
  await user.click(screen.getByRole('button', { name: 'Annulla' }));
  await waitFor(() => expect(within(row('rookie')).queryByText('admin')).toBeNull());
});

test('a king disables a user, who cannot sign in, and enables the user again', async () => {
  const { user, api } = await renderUsers();
  await user.click((await openMenu(user, 'admin')).getByRole('menuitem', { name: 'Disattiva' }));
  expect(await within(row('admin')).findByText('disattivato')).toBeVisible();
  expect(await login(api, 'admin')).toBe(401);
  const menu = await openMenu(user, 'admin');
  expect(menu.queryByRole('menuitem', { name: 'Crea un link di accesso' })).toBeNull();
  await user.click(menu.getByRole('menuitem', { name: 'Attiva' }));
  await waitFor(() => expect(within(row('admin')).queryByText('disattivato')).toBeNull());
  expect(await login(api, 'admin')).toBe(200);
});

test('a king creates a link, which is shown once and copied with one click', async () => {
  const { user } = await renderUsers();
  const menu = await openMenu(user, 'rookie');
  await user.click(menu.getByRole('menuitem', { name: 'Crea un link di accesso' }));
  const question = await findAlert('Vuoi creare un link di accesso per rookie?');
  await user.click(within(question).getByRole('button', { name: 'Crea' }));
  const dialog = within(await findDialog('Link di accesso per rookie'));
  const copy = dialog.getByRole('button', { name: 'Copia' });
  await waitFor(() => expect(copy).toHaveFocus());
  await user.click(copy);
  expect(await dialog.findByText('Link copiato')).toBeVisible();
  const link = await navigator.clipboard.readText();
  expect(link).toMatch(/\/login#link=[0-9a-f]{64}$/);
  expect(dialog.getByLabelText('Link')).toHaveValue(link);
  await user.click(dialog.getByRole('button', { name: 'Chiudi' }));
  expect(await within(row('rookie')).findByText(/^link di accesso fino al /)).toBeVisible();
});

test('a king deletes a user from the row, by the dialog with this user chosen', async () => {
  const { user, names } = await renderUsers();
  const king = await openMenu(user, 'rookie');
  await user.click(king.getByRole('menuitem', { name: 'Cancella utente' }));
  const dialog = within(await findDialog('Cancella utente'));
  expect(dialog.getByLabelText('Seleziona utente')).toHaveValue('rookie');
  await user.click(dialog.getByRole('button', { name: 'Conferma cancellazione' }));
  expect(await screen.findByText('Utente cancellato correttamente!')).toBeVisible();
  expect(await names()).not.toContain('rookie');
});

test('a change of a user whom another king has just changed is rejected and shown', async () => {
  const { user, calls } = await renderUsers();
  const menu = await openMenu(user, 'admin');
  await act(() => answer(calls.d1.updateuser.$put({ json: { name: 'admin', disabled: true } })));
  await user.click(menu.getByRole('menuitemradio', { name: 'rookie' }));
  const alert = await findAlert('admin non è stato modificato');
  expect(alert).toHaveTextContent('L’utente è stato modificato da un altro king');
  await user.click(within(alert).getByRole('button', { name: 'OK' }));
  expect(await within(row('admin')).findByText('disattivato')).toBeVisible();
});

test('Escape and a press elsewhere close the menu', async () => {
  const { user } = await renderUsers();
  await openMenu(user, 'admin');
  await user.keyboard('{End}{ArrowDown}{ArrowUp}{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(screen.getByRole('button', { name: 'Gestisci admin' })).toHaveFocus();
  await openMenu(user, 'rookie');
  await user.click(screen.getByRole('heading', { level: 1 }));
  expect(screen.queryByRole('menu')).toBeNull();
});

test('a king sees the last sign-in of all, and no menu for the own user', async () => {
  await renderUsers();
  await screen.findByRole('button', { name: 'Gestisci rookie' });
  expect(await within(row('king')).findByText(/^ultimo accesso /)).toBeVisible();
  expect(within(row('rookie')).getByText('nessun accesso registrato')).toBeVisible();
  expect(within(row('king')).queryByRole('button', { name: /^Gestisci/ })).toBeNull();
});

test('others see neither', async () => {
  await renderUsers({ role: 'admin' });
  expect(await screen.findByRole('rowheader', { name: 'rookie' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Gestisci/ })).toBeNull();
  expect(screen.queryByText(/accesso/)).toBeNull();
});
