import { expect, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { emptyResponse, failUntilRepaired, interceptCalls } from '@wabu/shared/testing';
import { renderUsers } from '../testing/render-users.tsx';

const table = () => screen.findByRole('table', { name: 'Elenco utenti' });

test('lists all users with role and avatar', async () => {
  await renderUsers();
  const rows = within(await table()).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([
    'NomeRuoloAvatar',
    expect.stringMatching(/^adminadmin/),
    expect.stringMatching(/^kingsei tuking/),
    expect.stringMatching(/^rookierookie/),
  ]);
  const picture = await within(await table()).findByRole('img', { name: 'rookie' });
  expect(picture).toHaveStyle({ inlineSize: '54px', blockSize: '54px' });
  expect(screen.getByRole('heading', { level: 1, name: 'Utenti' })).toBeVisible();
});

test.each(['admin', 'rookie'] as const)('%s sees the list and no buttons', async (role) => {
  await renderUsers({ role });
  await table();
  expect(screen.queryByRole('button', { name: 'Aggiungi utente' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Cancella utente' })).toBeNull();
});

test('a failed list shows an error, no users, and a retry', async () => {
  const { answer, repair } = failUntilRepaired(emptyResponse(502));
  const { user } = await renderUsers({ wrapApi: interceptCalls('getusers', answer) });
  expect(await screen.findByRole('alert')).toHaveTextContent('Errore nel recupero utenti');
  expect(screen.queryByRole('table')).toBeNull();
  repair();
  await user.click(screen.getByRole('button', { name: 'Riprova' }));
  expect(await table()).toBeVisible();
});

test('is available in English', async () => {
  await renderUsers({ language: 'en' });
  expect(await screen.findByRole('table', { name: 'List of users' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add user' })).toBeVisible();
});

test('a search finds users by parts of name and role, and can be cleared', async () => {
  const { user } = await renderUsers();
  const names = async () =>
    within(await table())
      .getAllByRole('rowheader')
      .map(({ firstChild }) => firstChild?.textContent);
  await table();
  const search = screen.getByRole('searchbox', { name: 'Cerca utente...' });
  await user.type(search, 'KI');
  expect(await names()).toEqual(['king', 'rookie']);
  await user.type(search, ' nobody');
  expect(screen.getByText('Nessun utente corrisponde alla ricerca')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Svuota la ricerca' }));
  expect(await names()).toEqual(['admin', 'king', 'rookie']);
});

test('a link leads to one user, and a king to the form of a new one', async () => {
  await renderUsers({ hash: '#q=rookie' });
  expect(within(await table()).getAllByRole('rowheader')).toHaveLength(1);
  cleanup();
  const { address } = await renderUsers({ hash: '#new' });
  expect(await screen.findByRole('dialog', { name: 'Aggiungi nuovo utente' })).toBeVisible();
  expect(address()).toBe('/adminwabu/users');
  cleanup();
  await renderUsers({ role: 'admin', hash: '#new' });
  await table();
  expect(screen.queryByRole('dialog')).toBeNull();
});
