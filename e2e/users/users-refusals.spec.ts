import { post } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';
import { anna, fillUser } from '../pages/users-page.ts';

test.use({ role: 'king', ownServer: true });

test('A password that is too weak is said beside its field', async ({ page, usersPage }) => {
  await usersPage.open();
  await fillUser(page, { ...anna, password: 'password' });
  await usersPage.add.getByRole('button', { name: 'Conferma' }).click();
  await expect(usersPage.add.getByText('Questa password è troppo comune')).toBeVisible();
  await expect(usersPage.field('Password')).toBeFocused();
  await usersPage.add.getByRole('button', { name: 'Annulla' }).click();
  await expect(usersPage.add).toHaveCount(0);
  await expect(usersPage.row('anna')).toHaveCount(0);
});

test('A name that another king took meanwhile leaves no picture behind', async ({
  page,
  server,
  token,
  expectConsoleError,
  usersPage,
}) => {
  const king = await token('king');
  await usersPage.open();
  await fillUser(page, anna);
  await post(
    `${server.url}/api/d1/adduser`,
    {
      clear_name: 'anna',
      clear_psw: anna.password,
      clear_role: 'rookie',
      clear_avatar: 'avatar_default.gif',
    },
    king,
  );
  expectConsoleError(/status of 409/);
  expectConsoleError(/Errore creazione utente/);
  await usersPage.add.getByRole('button', { name: 'Conferma' }).click();
  await usersPage.understood('Nome utente già presente! Scegli un altro nome.');
  const answer = await post(
    `${server.url}/api/r2/listfiles`,
    { foldername: '[Users]/avatars' },
    king,
  );
  const { files } = (await answer.json()) as { files: string[] };
  expect(
    files.some((file) => file.includes('anna')),
    files.join(),
  ).toBeFalsy();
});

test('A user whom another king deleted is said to be gone', async ({
  page,
  server,
  token,
  expectConsoleError,
  usersPage,
}) => {
  await usersPage.open();
  await usersPage.button('Cancella utente').click();
  await usersPage.remove.getByLabel('Seleziona utente').selectOption('rookie');
  await post(`${server.url}/api/d1/deleteuser`, { name: 'rookie' }, await token('king'));
  expectConsoleError(/status of 404/);
  await usersPage.remove.getByRole('button', { name: 'Conferma cancellazione' }).click();
  const refusal = page.getByRole('alertdialog', { name: /^Errore cancellazione utente: \S/ });
  await refusal.getByRole('button', { name: 'OK' }).press('Enter');
  await expect(refusal).toHaveCount(0);
  await expect(usersPage.remove.locator(':focus')).toBeVisible();
  await usersPage.remove.getByRole('button', { name: 'Annulla' }).click();
  await expect(usersPage.button('Cancella utente')).toBeFocused();
});
