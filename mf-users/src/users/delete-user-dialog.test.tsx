import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { alertNamed, failingAt, meanwhile, openUsers } from '../testing/open-users.tsx';

async function openDialog(user: Awaited<ReturnType<typeof openUsers>>['user']) {
  await screen.findByRole('table');
  await user.click(screen.getByRole('button', { name: 'Cancella utente' }));
  const dialog = await screen.findByRole('dialog', { name: 'Cancella utente' });
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  return {
    dialog,
    choose: (name: string) =>
      user.selectOptions(within(dialog).getByLabelText('Seleziona utente'), name),
    confirm: () =>
      user.click(within(dialog).getByRole('button', { name: 'Conferma cancellazione' })),
  };
}

test('deletes the chosen user and shows the new list', async () => {
  const { user, names } = await openUsers();
  const { choose, confirm } = await openDialog(user);
  await choose('rookie');
  await confirm();
  expect(await screen.findByText('Utente cancellato correttamente!')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('rowheader', { name: 'rookie' })).toBeNull());
  expect(await names()).toEqual(['admin', 'king']);
});

test('offers everybody but kings', async () => {
  const { user } = await openUsers();
  const { dialog } = await openDialog(user);
  const options = within(dialog)
    .getAllByRole('option')
    .map((option) => option.textContent);
  expect(options).toEqual(['Scegli un utente', 'admin', 'rookie']);
});

test('wants somebody to be chosen', async () => {
  const { user, names } = await openUsers();
  const { confirm } = await openDialog(user);
  await confirm();
  await alertNamed('Seleziona un utente da cancellare!');
  expect(await names()).toHaveLength(3);
});

test('says what the server said when it refuses', async () => {
  const { user, calls } = await openUsers();
  const { dialog, choose, confirm } = await openDialog(user);
  await choose('rookie');
  await meanwhile(() => calls.d1.deleteuser.$post({ json: { name: 'rookie' } }));
  await confirm();
  await alertNamed("Errore cancellazione utente: L'utente non esiste più");
  expect(dialog).toBeInTheDocument();
});

test('says so when the server is out of reach, and can be tried again', async () => {
  const { user } = await openUsers({
    through: failingAt('deleteuser', () => Promise.reject(new TypeError('offline'))),
  });
  const { choose, confirm } = await openDialog(user);
  await choose('admin');
  await confirm();
  await alertNamed('Errore cancellazione utente: Il server non risponde: riprova tra poco');
});
