import assert from 'node:assert/strict';
import { expectAccessible } from '../fixtures/accessible.ts';
import { hasFocus } from '../fixtures/focus.ts';
import { journey } from '../fixtures/journey.ts';
import { people, post } from '../fixtures/people.ts';
import { anna, fillUser, usersScreen } from '../fixtures/users-screen.ts';

const login = (url: string) =>
  post(`${url}/api/adminwabu/login`, { username: anna.name, password: anna.password });

async function avatarsAt(url: string, token: string): Promise<string[]> {
  const listing = { foldername: '[Users]/avatars' };
  const answer = await post(`${url}/api/r2/listfiles`, listing, token);
  return ((await answer.json()) as { files: string[] }).files;
}

journey('The king adds a user with a picture, and deletes it again', {}, async (given) => {
  const { page, signIn, visit, server, token } = given;
  const screen = usersScreen(page);
  await signIn('king');
  await visit('/adminwabu/users');
  await screen.table.waitFor();
  await expectAccessible(page, { all: true });
  await fillUser(page, anna);
  await expectAccessible(page, { all: true });
  await screen.add.getByRole('button', { name: 'Conferma' }).click();
  await page.getByText('Utente creato correttamente!').waitFor();
  const picture = screen.row('anna').locator('img');
  await picture.waitFor();
  assert.deepEqual(await picture.boundingBox().then((box) => [box?.width, box?.height]), [54, 54]);
  const avatars = await avatarsAt(server.url, await token('king'));
  assert.ok(avatars.includes('[Users]/avatars/avatar_anna.jpg'), avatars.join());
  const session = (await (await login(server.url)).json()) as { token: string; role: string };
  assert.equal(session.role, 'admin');

  await screen.button('Cancella utente').click();
  await expectAccessible(page, { all: true });
  await screen.remove.getByLabel('Seleziona utente').selectOption('anna');
  await screen.remove.getByRole('button', { name: 'Conferma cancellazione' }).click();
  await page.getByText('Utente cancellato correttamente!').waitFor();
  await screen.row('anna').waitFor({ state: 'detached' });
  await assert.rejects(login(server.url), /401/);
  await assert.rejects(avatarsAt(server.url, session.token), /401/);
  const left = await avatarsAt(server.url, await token('king'));
  assert.ok(!left.includes('[Users]/avatars/avatar_anna.jpg'), left.join());
});

for (const role of ['admin', 'rookie'] as const) {
  journey(`A ${role} sees the users and can change none`, {}, async (given) => {
    const { page, signIn, visit, server, token } = given;
    const screen = usersScreen(page);
    await signIn(role);
    await visit('/adminwabu/users');
    await screen.row('king').first().waitFor();
    assert.equal(await screen.button('Aggiungi utente').count(), 0);
    assert.equal(await screen.button('Cancella utente').count(), 0);
    await expectAccessible(page, { all: true });
    const body = { name: 'rookie', loggedUser: 'king' };
    await assert.rejects(
      post(`${server.url}/api/d1/deleteuser`, body, await token(role)),
      /403 .*Permessi non validi/,
    );
  });
}

journey(
  'The king is told what is missing, what is taken and what is no picture',
  {},
  async (given) => {
    const { page, signIn, visit, server, token } = given;
    const screen = usersScreen(page);
    await signIn('king');
    await visit('/adminwabu/users');
    const before = await avatarsAt(server.url, await token('king'));
    await fillUser(page, { name: 'anna' }, false);
    await screen.add.getByRole('button', { name: 'Conferma' }).click();
    await screen.alert('Compila tutti i campi!').waitFor();
    await expectAccessible(page, { all: true });
    await screen.understood('Compila tutti i campi!');
    const drawing = { name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') };
    await screen.field('Avatar').setInputFiles(drawing);
    await screen.add.getByText('Scegli un file PNG, JPEG, GIF o WebP').waitFor();
    await screen.add.getByRole('button', { name: 'Annulla' }).click();

    await fillUser(page, { ...anna, name: 'ROOKIE' });
    await screen.add.getByRole('button', { name: 'Conferma' }).click();
    await screen.understood('Nome utente già presente! Scegli un altro nome.');
    await screen.add.getByRole('button', { name: 'Annulla' }).click();
    assert.deepEqual(await avatarsAt(server.url, await token('king')), before);

    await screen.button('Cancella utente').click();
    assert.equal(await screen.remove.locator('option', { hasText: 'king' }).count(), 0);
    await screen.remove.getByRole('button', { name: 'Conferma cancellazione' }).click();
    await screen.understood('Seleziona un utente da cancellare!');
  },
);

journey('A picture that cannot be stored makes no user', {}, async (given) => {
  const { page, signIn, visit, server, complaints } = given;
  const screen = usersScreen(page);
  complaints.expect(/status of 503/);
  await signIn('king');
  await visit('/adminwabu/users');
  await page.route('**/api/r2/upload', (route) => route.fulfill({ status: 503, body: '' }));
  await fillUser(page, anna);
  await screen.add.getByRole('button', { name: 'Conferma' }).click();
  await screen.understood('Errore upload avatar');
  await assert.rejects(login(server.url), /401/);
  await page.unroute('**/api/r2/upload');
  await screen.add.getByRole('button', { name: 'Conferma' }).click();
  await screen.row('anna').waitFor();
});

journey('A session that ends while the dialog is full loses nothing', {}, async (given) => {
  const { page, signIn, visit, server, complaints } = given;
  const screen = usersScreen(page);
  complaints.expect(/status of 401/);
  await signIn('king');
  await visit('/adminwabu/users');
  await fillUser(page, anna);
  const token = (await page.evaluate(() => localStorage.getItem('jwt'))) ?? '';
  await post(`${server.url}/api/adminwabu/logout`, { username: 'king' }, token);
  await screen.add.getByRole('button', { name: 'Conferma' }).click();
  const again = page.getByRole('dialog', { name: 'Sessione scaduta' });
  await again.getByLabel('Password').fill(people.king.password);
  await again.getByRole('button', { name: 'Accedi' }).click();
  await page.getByText('Utente creato correttamente!').waitFor();
  await screen.row('anna').waitFor();
  assert.equal((await login(server.url)).status, 200);
});

journey(
  'The keyboard alone adds and deletes a user, on a phone',
  { browser: { viewport: { width: 390, height: 844 }, colorScheme: 'dark' } },
  async (given) => {
    const { page, signIn, visit } = given;
    const screen = usersScreen(page);
    await signIn('king');
    await visit('/adminwabu/users');
    await screen.table.waitFor();
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
    assert.equal(await wide(), 390);
    await screen.button('Aggiungi utente').focus();
    await page.keyboard.press('Enter');
    await hasFocus(screen.field('Nome utente'));
    await page.keyboard.type(anna.name);
    await page.keyboard.press('Tab');
    await page.keyboard.type(anna.password);
    await screen.field('Ruolo').focus();
    await page.keyboard.press('r');
    const chosen = page.waitForEvent('filechooser');
    await page.keyboard.press('Tab');
    await hasFocus(screen.field('Avatar'));
    await page.keyboard.press('Enter');
    await (await chosen).setFiles({
      name: 'io.png',
      mimeType: 'image/png',
      buffer: Buffer.from(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
        'base64',
      ),
    });
    await screen.add.getByRole('img', { name: 'Anteprima dell’avatar' }).waitFor();
    assert.equal(await wide(), 390);
    await expectAccessible(page, { all: true });
    await screen.field('Nome utente').focus();
    await page.keyboard.press('Enter');
    await screen.row('anna').waitFor();
    await screen.button('Cancella utente').focus();
    await page.keyboard.press('Enter');
    await hasFocus(screen.remove.getByRole('combobox'));
    await page.keyboard.press('a');
    await page.keyboard.press('Escape');
    assert.ok(await screen.remove.isVisible(), 'a persistent dialog stays on Escape');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByText('Utente cancellato correttamente!').waitFor();
  },
);
