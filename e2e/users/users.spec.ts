import { expectAccessible } from '../fixtures/accessible.ts';
import { post } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';
import { anna, fillUser } from '../pages/users-page.ts';

test.use({ ownServer: true });

const login = (url: string) =>
  post(`${url}/api/adminwabu/login`, { username: anna.name, password: anna.password });

async function avatarsAt(url: string, token: string): Promise<string[]> {
  const listing = { foldername: '[Users]/avatars' };
  const answer = await post(`${url}/api/r2/listfiles`, listing, token);
  return ((await answer.json()) as { files: string[] }).files;
}

test('The king adds a user with a picture, and deletes it again', async ({
  page,
  server,
  token,
  signIn,
  usersPage,
}) => {
  await signIn('king');
  await usersPage.open();
  await expect(usersPage.table).toBeVisible();
  await fillUser(page, anna);
  await expectAccessible(page, { all: true });
  await usersPage.add.getByRole('button', { name: 'Conferma' }).click();
  await expect(page.getByText('Utente creato correttamente!')).toBeVisible();
  const picture = usersPage.row('anna').locator('img');
  await expect(picture).toBeVisible();
  expect(await picture.boundingBox().then((box) => [box?.width, box?.height])).toEqual([54, 54]);
  const avatars = await avatarsAt(server.url, await token('king'));
  expect(avatars, avatars.join()).toContain('[Users]/avatars/avatar_anna.jpg');
  const session = (await (await login(server.url)).json()) as { token: string; role: string };
  expect(session.role).toBe('admin');

  await usersPage.button('Cancella utente').click();
  await usersPage.remove.getByLabel('Seleziona utente').selectOption('anna');
  await usersPage.remove.getByRole('button', { name: 'Conferma cancellazione' }).click();
  await expect(page.getByText('Utente cancellato correttamente!')).toBeVisible();
  await expect(usersPage.row('anna')).toHaveCount(0);
  await expect(login(server.url)).rejects.toThrow(/401/);
  await expect(avatarsAt(server.url, session.token)).rejects.toThrow(/401/);
  const left = await avatarsAt(server.url, await token('king'));
  expect(left, left.join()).not.toContain('[Users]/avatars/avatar_anna.jpg');
});
