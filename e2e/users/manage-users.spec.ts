import { expectAccessible } from '../fixtures/accessible.ts';
import { people } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';
import { returnToTab } from './return-to-tab.ts';

test.use({ ownServer: true });

const REFUSED = /status of 401/;

test('A change of role ends the session of an open tab at once', async ({
  signIn,
  newPerson,
  usersPage,
  expectConsoleError,
}) => {
  const admin = await newPerson();
  await signIn('admin', admin);
  await admin.goto('/adminwabu/dashboard');
  await expect(admin.getByText('ruolo = admin')).toBeVisible();

  await signIn('king');
  await usersPage.open();
  await usersPage.manage('admin').click();
  await usersPage.menuItem('rookie').press('Enter');
  await expect(usersPage.page.getByText('admin ora è rookie')).toBeVisible();
  await expect(usersPage.row('admin').getByText('rookie', { exact: true })).toBeVisible();

  expectConsoleError(REFUSED);
  await returnToTab(admin);
  const again = admin.getByRole('dialog', { name: 'Sessione scaduta' });
  await again.getByLabel('Password').fill(people.admin.password);
  await again.getByRole('button', { name: 'Accedi' }).click();
  await expect(again).toHaveCount(0);
  await admin.goto('/adminwabu/dashboard');
  await expect(admin.getByText('ruolo = rookie')).toBeVisible();
});

test('A one-time link takes the password away and sets a new one, once', async ({
  signIn,
  newPerson,
  usersPage,
  expectConsoleError,
}) => {
  await signIn('king');
  await usersPage.open();
  await usersPage.manage('rookie').click();
  await expectAccessible(usersPage.page, { all: true });
  await usersPage.menuItem('Crea un link di accesso').click();
  await usersPage.page.getByRole('button', { name: 'Crea', exact: true }).click();
  const dialog = usersPage.page.getByRole('dialog', { name: 'Link di accesso per rookie' });
  const link = await dialog.getByLabel('Link', { exact: true }).inputValue();
  await expectAccessible(usersPage.page, { all: true });

  const rookie = await newPerson();
  const asked: string[] = [];
  rookie.on('request', (request) => asked.push(request.url()));
  await rookie.goto(link);
  await expect(rookie.getByRole('heading', { name: 'Scegli la tua password' })).toBeVisible();
  await expect(rookie).toHaveURL(/\/login$/);
  await expectAccessible(rookie, { all: true });
  await rookie.getByLabel('Nuova password').fill('quattro barche rosse a Torbole');
  await rookie.getByRole('button', { name: 'Salva ed entra' }).click();
  await expect(rookie.getByText('ruolo = rookie')).toBeVisible();
  const token = link.split('=').at(-1) ?? '';
  expect(asked.filter((url) => url.includes(token))).toEqual([]);

  expectConsoleError(/status of 404/);
  const late = await newPerson();
  await late.goto(link);
  await late.getByLabel('Nuova password').fill('quattro barche blu a Torbole');
  await late.getByRole('button', { name: 'Salva ed entra' }).click();
  await expect(late.getByRole('alert')).toHaveText(/scaduto o è già stato usato/);
  await late.getByRole('button', { name: 'Vai al login' }).click();
  await expect(late.getByLabel('Nome utente')).toBeVisible();
});
