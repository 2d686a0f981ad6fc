import assert from 'node:assert/strict';
import { hasFocus } from '../fixtures/focus.ts';
import { journey } from '../fixtures/journey.ts';
import { post } from '../fixtures/people.ts';
import { anna, fillUser, usersScreen } from '../fixtures/users-screen.ts';

journey('A password that is too weak is said beside its field', {}, async (given) => {
  const { page, signIn, visit } = given;
  const screen = usersScreen(page);
  await signIn('king');
  await visit('/adminwabu/users');
  await fillUser(page, { ...anna, password: 'password' });
  await screen.add.getByRole('button', { name: 'Conferma' }).click();
  await screen.add.getByText('Questa password è troppo comune').waitFor();
  await hasFocus(screen.field('Password'));
  await screen.add.getByRole('button', { name: 'Annulla' }).click();
  await screen.add.waitFor({ state: 'detached' });
  assert.equal(await screen.row('anna').count(), 0);
});

journey('A name that another king took meanwhile leaves no picture behind', {}, async (given) => {
  const { page, signIn, visit, server, token, complaints } = given;
  const screen = usersScreen(page);
  const king = await token('king');
  await signIn('king');
  await visit('/adminwabu/users');
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
  complaints.expect(/status of 409/);
  complaints.expect(/Errore creazione utente/);
  await screen.add.getByRole('button', { name: 'Conferma' }).click();
  await screen.understood('Nome utente già presente! Scegli un altro nome.');
  const answer = await post(
    `${server.url}/api/r2/listfiles`,
    { foldername: '[Users]/avatars' },
    king,
  );
  const { files } = (await answer.json()) as { files: string[] };
  assert.ok(!files.some((file) => file.includes('anna')), files.join());
});

journey('A user whom another king deleted is said to be gone', {}, async (given) => {
  const { page, signIn, visit, server, token, complaints } = given;
  const screen = usersScreen(page);
  await signIn('king');
  await visit('/adminwabu/users');
  await screen.button('Cancella utente').click();
  await screen.remove.getByLabel('Seleziona utente').selectOption('rookie');
  await post(`${server.url}/api/d1/deleteuser`, { name: 'rookie' }, await token('king'));
  complaints.expect(/status of 404/);
  await screen.remove.getByRole('button', { name: 'Conferma cancellazione' }).click();
  const refusal = page.getByRole('alertdialog', { name: /^Errore cancellazione utente: \S/ });
  await refusal.getByRole('button', { name: 'OK' }).press('Enter');
  await refusal.waitFor({ state: 'detached' });
  await screen.remove.locator(':focus').waitFor();
  await screen.remove.getByRole('button', { name: 'Annulla' }).click();
  await hasFocus(screen.button('Cancella utente'));
});
