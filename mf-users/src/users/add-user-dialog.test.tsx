import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { hasUnsavedWork } from '@wabu/shared/module';
import {
  aUser,
  expectConsoleError,
  findAlert,
  findDialog,
  interceptCalls,
} from '@wabu/shared/testing';
import { anna, fillAddDialog, renderUsers } from '../testing/render-users.tsx';

beforeEach(() => void jest.spyOn(console, 'info').mockImplementation(() => undefined));
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** Makes the real calls and loses the first responses. */
function loseResponses(part: string, count: number) {
  let left = count;
  return interceptCalls(part, async (pass) => {
    const response = await pass();
    left -= 1;
    if (left >= 0) throw new TypeError('the response was lost');
    return response;
  });
}

test('adds a user with a picture, and shows the new list', async () => {
  const { user, names, avatars } = await renderUsers();
  const { confirm } = await fillAddDialog(user, anna);
  await confirm();
  await gone();
  expect(await screen.findByText('Utente creato correttamente!')).toBeVisible();
  expect(await screen.findByRole('rowheader', { name: 'anna' })).toBeVisible();
  expect(console.info).toHaveBeenCalledWith('Utente creato correttamente!');
  expect(await names()).toContain('anna');
  expect(await avatars()).toContain('avatar_anna.webp');
});

test('a new user gets a one-time link with one press', async () => {
  const { user, api } = await renderUsers();
  const { confirm } = await fillAddDialog(user, anna);
  await confirm();
  await gone();
  await user.click(screen.getByRole('button', { name: 'Crea un link di accesso' }));
  const dialog = within(await findDialog('Link di accesso per anna'));
  expect(dialog.getByLabelText<HTMLInputElement>('Link').value).toMatch(/#link=[0-9a-f]{64}$/);
  const [stored] = await api.platform.database.query(
    "SELECT password FROM users WHERE name = 'anna'",
  );
  expect(stored).toEqual({ password: '' });
  await user.click(dialog.getByRole('button', { name: 'Chiudi' }));
  await gone();
});

test('a user is added with a link in place of a password @verify', async () => {
  const { user } = await renderUsers();
  const { dialog, confirm } = await fillAddDialog(user, { ...anna, password: undefined });
  await user.click(within(dialog).getByRole('switch', { name: /^Senza password/ }));
  expect(within(dialog).queryByLabelText(/^Password/)).toBeNull();
  await confirm();
  const link = within(await findDialog('Link di accesso per anna'));
  expect(link.getByLabelText<HTMLInputElement>('Link').value).toMatch(/#link=[0-9a-f]{64}$/);
  expect(screen.getByText('Utente creato correttamente!')).toBeVisible();
  await user.click(link.getByRole('button', { name: 'Chiudi' }));
  await gone();
});

test.each(['name', 'password', 'role', 'picture'] as const)('requires %s', async (missing) => {
  const { user, names } = await renderUsers();
  const { confirm, dialog } = await fillAddDialog(user, { ...anna, [missing]: undefined });
  await confirm();
  const alert = await findAlert('Compila tutti i campi!');
  await user.click(within(alert).getByRole('button', { name: 'OK' }));
  expect(dialog).toBeVisible();
  expect(await names()).toHaveLength(3);
});

test('a duplicate name is rejected before any request', async () => {
  const { user, avatars } = await renderUsers();
  const before = await avatars();
  const { confirm } = await fillAddDialog(user, { ...anna, name: 'Rookie' });
  await confirm();
  await findAlert('Nome utente già presente! Scegli un altro nome.');
  expect(await avatars()).toEqual(before);
});

test('a name that another person has just used is rejected, and its avatar is deleted @verify', async () => {
  const { user, calls, avatars, names } = await renderUsers();
  const { confirm, field } = await fillAddDialog(user, anna);
  await act(() => calls.d1.adduser.$post({ json: aUser('anna') }));
  expectConsoleError(/Errore creazione utente/);
  await confirm();
  const alert = await findAlert('Nome utente già presente! Scegli un altro nome.');
  expect(await avatars()).not.toContain('avatar_anna.webp');
  await user.click(within(alert).getByRole('button', { name: 'OK' }));
  await user.clear(field(/^Nome utente/));
  await user.type(field(/^Nome utente/), 'anna rossi');
  await confirm();
  await gone();
  expect(await names()).toContain('anna rossi');
});

test('an avatar of another user is not overwritten @verify', async () => {
  const { user, calls, names } = await renderUsers();
  const form = {
    folder: '[Users]/avatars',
    file: new File([await shrunkBytes()], 'avatar_anna.webp'),
  };
  const json = aUser('bea', { clear_avatar: 'avatar_anna.webp' });
  await act(() => calls.r2.upload.$post({ form }));
  await act(() => calls.d1.adduser.$post({ json }));
  const { confirm, dialog } = await fillAddDialog(user, anna);
  await confirm();
  expect(await findAlert('Errore upload avatar')).toHaveTextContent(
    'Esiste già un file con lo stesso nome',
  );
  expect(dialog).toBeInTheDocument();
  expect(await names()).not.toContain('anna');
});

test('a create without a response is retried and creates one user @verify', async () => {
  const { user, names } = await renderUsers({ wrapApi: loseResponses('adduser', 2) });
  const { confirm } = await fillAddDialog(user, anna);
  await confirm();
  await gone();
  expect((await names()).filter((name) => name === 'anna')).toHaveLength(1);
});

test('a double click on «Conferma» creates one user', async () => {
  let sent = 0;
  const wrapApi = interceptCalls('adduser', (pass) => {
    sent += 1;
    return pass();
  });
  const { user, names } = await renderUsers({ wrapApi });
  const { dialog } = await fillAddDialog(user, anna);
  await user.dblClick(within(dialog).getByRole('button', { name: 'Conferma' }));
  await gone();
  expect(await names()).toContain('anna');
  expect(sent).toBe(1);
});

test('Escape keeps the dialog and its unsaved work, and Annulla closes it @verify', async () => {
  const { user } = await renderUsers();
  const { dialog } = await fillAddDialog(user, { name: 'anna' });
  await user.keyboard('{Escape}');
  expect(dialog).toBeInTheDocument();
  expect(hasUnsavedWork()).toBe(true);
  await user.click(within(dialog).getByRole('button', { name: 'Annulla' }));
  await gone();
  expect(hasUnsavedWork()).toBe(false);
});

async function shrunkBytes(): Promise<ArrayBuffer> {
  const blob = await new Promise<Blob | null>((done) =>
    document.createElement('canvas').toBlob(done),
  );
  return new Response(blob).arrayBuffer();
}
