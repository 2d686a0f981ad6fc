import { expect, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import type { TestApi } from '@wabu/api/testing';
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

test('a link leads to one user, and a king to the form of a new one @verify', async () => {
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

test('a king sees the space that the files of all users take, also of those who are gone @verify', async () => {
  const MEGABYTE = 1024 ** 2;
  const fill = (api: TestApi) => {
    api.platform.freeBytes = async () => 40_000 * MEGABYTE;
    const sizes = { admin: 12.4 * MEGABYTE, anna: 4_800 * MEGABYTE };
    const rows = Object.entries(sizes).map(([name, size]) => ({
      sql: `INSERT INTO objects (folder, name, blob, type, size, etag, created_by, created_at)
            VALUES ('[Utils]', ?1, ?1, 'image/png', ?2, '"x"', ?1, 1)`,
      args: [name, Math.round(size)],
    }));
    void api.platform.database.write(rows);
    return api;
  };
  const { user } = await renderUsers({ wrapApi: fill });
  await user.click(await screen.findByRole('button', { name: 'Spazio per i file' }));
  const panel = await screen.findByRole('region', { name: 'Spazio per i file' });
  expect(await within(panel).findByText('4812 MB di 20.000 MB')).toBeVisible();
  expect(panel).toHaveTextContent(
    'Ogni utente ha fino a 5000 MB. Sul disco sono liberi 40.000 MB. Sotto 500 MB liberi non si aggiunge più nulla.',
  );
  const users = within(panel).getByRole('list', { name: 'Spazio di ogni utente' });
  expect(
    within(users)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringMatching(/^anna \(non è tra gli utenti\)4800 MB/),
    expect.stringMatching(/^admin 12 MB/),
  ]);
  expect(within(users).getByRole('meter', { name: 'anna' })).toHaveValue(4_800 * MEGABYTE);
  cleanup();
  await renderUsers({ role: 'admin' });
  await table();
  expect(screen.queryByRole('button', { name: 'Spazio per i file' })).toBeNull();
});
