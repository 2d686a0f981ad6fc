import { expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { brokenConnection, findAlert, findDialog, interceptCalls } from '@wabu/shared/testing';
import { renderUsers } from '../testing/render-users.tsx';

async function openDialog(user: Awaited<ReturnType<typeof renderUsers>>['user']) {
  await screen.findByRole('table');
  await user.click(screen.getByRole('button', { name: 'Cancella utente' }));
  const dialog = await findDialog('Cancella utente');
  return {
    dialog,
    choose: (name: string) =>
      user.selectOptions(within(dialog).getByLabelText('Seleziona utente'), name),
    confirm: () =>
      user.click(within(dialog).getByRole('button', { name: 'Conferma cancellazione' })),
  };
}

test('deletes the selected user and reloads the list', async () => {
  const { user, names } = await renderUsers();
  const { choose, confirm } = await openDialog(user);
  await choose('rookie');
  await confirm();
  expect(await screen.findByText('Utente cancellato correttamente!')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('rowheader', { name: 'rookie' })).toBeNull());
  expect(await names()).toEqual(['admin', 'king']);
});

test('lists all users except kings @verify', async () => {
  const { user } = await renderUsers();
  const { dialog } = await openDialog(user);
  const options = within(dialog)
    .getAllByRole('option')
    .map((option) => option.textContent);
  expect(options).toEqual(['Scegli un utente', 'admin', 'rookie']);
});

test('requires a selected user', async () => {
  const { user, names } = await renderUsers();
  const { confirm } = await openDialog(user);
  await confirm();
  await findAlert('Seleziona un utente da cancellare!');
  expect(await names()).toHaveLength(3);
});

test('shows the message of the server', async () => {
  const { user, calls } = await renderUsers();
  const { dialog, choose, confirm } = await openDialog(user);
  await choose('rookie');
  await act(() => calls.d1.deleteuser.$post({ json: { name: 'rookie' } }));
  await confirm();
  await findAlert("Errore cancellazione utente: L'utente non esiste più");
  expect(dialog).toBeInTheDocument();
});

test('shows an error when the server is unreachable @verify', async () => {
  const { user } = await renderUsers({
    wrapApi: interceptCalls('deleteuser', brokenConnection),
  });
  const { choose, confirm } = await openDialog(user);
  await choose('admin');
  await confirm();
  await findAlert('Errore cancellazione utente: Il server non risponde: riprova tra poco');
});
