import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { type ApiClient, answer } from '@wabu/api/client';
import { createTestApi } from '@wabu/api/testing';
import type { Role } from '@wabu/shared/entities/permissions';
import { defineModule } from '@wabu/shared/module';
import {
  aFrontend,
  aSupplier,
  aUser,
  brokenConnection,
  expectAccessible,
  failUntilRepaired,
  findAlert,
  findDialog,
  forEachTest,
  interceptCalls,
  renderModule,
  stubCanvas,
} from '@wabu/shared/testing';
import { TrashPage } from './trash-page.tsx';

let king: ApiClient['api'];
let now: number;
beforeEach(() => {
  stubCanvas();
  now = Date.now();
});
const api = forEachTest(() => createTestApi({ now: () => now }));
beforeEach(async () => {
  king = (await api.client('king')).api;
});

const supplier = aSupplier(1, { Nome: 'Lido Blu' });
const frontend = aFrontend('Lido Blu', 1, { URL: 'lido', Copertina: '' });

/** A supplier and its frontend in the trash. */
async function deleteBoth() {
  await answer(king.d1.addsupplier.$post({ json: supplier }));
  await answer(king.d1.addfrontend.$post({ json: frontend }));
  await answer(king.d1.deletefrontend.$delete({ json: { URL: 'lido' } }));
  await answer(king.d1.deletesupplier.$delete({ json: { PIVA: supplier.PIVA } }));
}

const trashModule = defineModule({ id: 'trash', pages: { '/adminwabu/trash': TrashPage } });
const openTrash = ({ role = 'king' as Role, search = '', server = api } = {}) =>
  renderModule(trashModule, { path: `/adminwabu/trash${search}`, api: server, role });

const rows = async () =>
  within(await screen.findByRole('list', { name: 'Nel cestino' })).getAllByRole('listitem');
const pressed = (name: RegExp | string) => screen.findByRole('button', { name });

test('shows what was deleted, by whom, when, and how long it stays', async () => {
  await deleteBoth();
  now += 3 * 24 * 60 * 60 * 1000;
  jest.spyOn(Date, 'now').mockReturnValue(now);
  await openTrash();
  const [first, second] = await rows();
  expect(first).toHaveTextContent(/^FornitoreLido BluCancellato da king/);
  expect(first).toHaveTextContent(/3 giorni fa \(.+\)Ancora 27 giorni/);
  expect(second).toHaveTextContent(/^Micrositolidodi Lido Blu/);
  expect(screen.getByRole('link', { name: 'Cronologia di Lido Blu' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/adminwabu\/suppliers#deleted=./),
  );
});

test('restores in the right order, and leads to the record', async () => {
  await deleteBoth();
  const { user, address } = await openTrash({ role: 'admin' });
  await user.click(await pressed('Ripristina: lido'));
  const alert = await findAlert('Non è stato ripristinato');
  expect(alert).toHaveTextContent('Il fornitore «Lido Blu» è nel cestino: ripristina prima');
  await user.click(within(alert).getByRole('button', { name: 'OK' }));
  await user.click(await pressed('Ripristina: Lido Blu'));
  expect(await screen.findByText('Fornitore «Lido Blu» ripristinato')).toBeInTheDocument();
  await waitFor(async () => expect(await rows()).toHaveLength(1));
  await user.click(await pressed('Ripristina: lido'));
  expect(
    await screen.findByText('Microsito [lido] ripristinato: non è pubblicato'),
  ).toBeInTheDocument();
  expect(await screen.findByText('Il cestino è vuoto')).toBeVisible();
  await waitFor(() => expect(document.activeElement).toHaveTextContent('Cestino'));
  const [open] = screen.getAllByRole('button', { name: 'Apri' }).reverse();
  await user.click(open as HTMLElement);
  expect(address()).toMatch(/^\/adminwabu\/record\/frontend\/[0-9a-f]{32}$/);
});

test('asks for a new address when the own one was taken @verify', async () => {
  await deleteBoth();
  await answer(king.d1.addsupplier.$post({ json: supplier }));
  await answer(king.d1.addfrontend.$post({ json: frontend }));
  const { user, address } = await openTrash({ search: '?kind=frontend' });
  await user.click(await pressed('Ripristina: lido'));
  const dialog = within(await findDialog('Ripristina «lido»'));
  expect(dialog.getByText(/L’indirizzo è ora di un altro microsito/)).toBeVisible();
  await expectAccessible();
  const field = dialog.getByRole('textbox', { name: 'Nuovo indirizzo' });
  expect(field).toHaveValue('lido-2');
  await user.clear(field);
  await user.type(field, 'non va{Enter}');
  expect(await dialog.findByText('URL non valido')).toBeVisible();
  await user.clear(field);
  await user.type(field, 'lido-vecchio{Enter}');
  expect(await screen.findByText(/Microsito \[lido-vecchio\] ripristinato/)).toBeInTheDocument();
  const listed = await act(() => answer(king.d1.getfrontendsummaries.$get()));
  expect(listed.map(({ URL }) => URL)).toEqual(['lido', 'lido-vecchio']);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toHaveTextContent('Cestino'));
  expect(await screen.findByText('Nel cestino non c’è nulla di questo tipo')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Mostra tutto' }));
  expect(await rows()).toHaveLength(1);
  expect(address()).toBe('/adminwabu/trash');
});

test('a king deletes for good after a question that names the record', async () => {
  await deleteBoth();
  const { user } = await openTrash();
  await user.click(await pressed('Elimina definitivamente: lido'));
  const question = await findAlert('Eliminare definitivamente «lido»?');
  expect(within(question).getByRole('button', { name: 'Chiudi' })).toHaveFocus();
  await user.click(within(question).getByRole('button', { name: 'Elimina' }));
  expect(await screen.findByText('«lido» eliminato definitivamente')).toBeInTheDocument();
  await waitFor(async () => expect(await rows()).toHaveLength(1));
});

test('an admin restores no users and deletes nothing for good', async () => {
  await answer(king.d1.adduser.$post({ json: aUser('anna') }));
  await answer(king.d1.deleteuser.$post({ json: { name: 'anna' } }));
  await openTrash({ role: 'admin' });
  const [row] = await rows();
  expect(row).toHaveTextContent('Lo può ripristinare un king.');
  expect(screen.queryByRole('button', { name: /^(Ripristina|Elimina)/ })).toBeNull();
});

test('more entries come page by page, one kind at a time @verify', async () => {
  await api.platform.database.write(
    Array.from({ length: 52 }, (_, at) => ({
      sql: `INSERT INTO trash (entity, record_id, label, document, deleted_by, deleted_at, purge_at)
            VALUES ('supplier', ?, ?, '{}', 'king', ?, ?)`,
      args: [`id ${at}`, `Fornitore ${at}`, now, now + 1],
    })),
  );
  const { user, address } = await openTrash();
  expect(await rows()).toHaveLength(50);
  await user.click(await pressed('Mostra altri'));
  await waitFor(async () => expect(await rows()).toHaveLength(52));
  expect(screen.queryByRole('button', { name: 'Mostra altri' })).toBeNull();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Mostra' }), 'Utenti');
  expect(await screen.findByText('Nel cestino non c’è nulla di questo tipo')).toBeVisible();
  expect(address()).toBe('/adminwabu/trash?kind=user');
});

test('a trash that does not load says so and tries again', async () => {
  const { answer: broken, repair } = failUntilRepaired(brokenConnection);
  const { user } = await openTrash({ server: interceptCalls('/trash', broken)(api) });
  expect(await screen.findByText(/Il cestino non è stato caricato/)).toBeVisible();
  await expectAccessible();
  repair();
  await user.click(screen.getByRole('button', { name: 'Riprova' }));
  expect(await screen.findByText('Il cestino è vuoto')).toBeVisible();
});
