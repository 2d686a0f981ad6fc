import 'fake-indexeddb/auto';
import { expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { answer } from '@wabu/api/client';
import { createTestApi } from '@wabu/api/testing';
import type { TrashPage } from '@wabu/shared/entities/history/trash';
import type { Role } from '@wabu/shared/entities/permissions';
import type { SupplierInput } from '@wabu/shared/entities/supplier';
import { aSupplier, button, expectAccessible, findAlert } from '@wabu/shared/testing';
import { edit, field, renderSuppliers } from '../testing/render-suppliers.tsx';
// Loads the lazy chunk, so that tests do not wait for its compilation.
import '../../../shared/ui/history/dialog/history-dialog.tsx';

const lido = aSupplier(1, { Nome: 'Lido Salò', PIVA: '03012300178', Citta: 'Salò' });

/** The page with a supplier that another person has changed. */
async function changed(role: Role = 'king') {
  const api = await createTestApi();
  const { api: calls } = await api.client('admin');
  const save = (changes: Partial<SupplierInput>) =>
    answer(calls.d1.updatesupplier.$put({ json: { ...lido, ...changes } }));
  await api.seedSuppliers([lido]);
  await save({ Citta: 'Riva del Garda' });
  const page = await renderSuppliers({ api, role, open: lido });
  await screen.findByRole('heading', { name: 'Lido Salò' });
  return { ...page, save: (changes: Partial<SupplierInput>) => act(() => save(changes)) };
}

async function openHistory({ user }: Pick<Awaited<ReturnType<typeof changed>>, 'user'>) {
  await user.click(button('Cronologia'));
  const dialog = await screen.findByRole('dialog', { name: 'Cronologia di Lido Salò' });
  await within(dialog).findByText('Creato');
  return within(dialog);
}

/** Restores the shown version, and answers the question. */
async function restoreVersion({ user }: Pick<Awaited<ReturnType<typeof changed>>, 'user'>) {
  await user.click(button('Ripristina questa versione'));
  const question = await findAlert(/^Ripristinare la versione di /);
  await user.click(within(question).getByRole('button', { name: 'Ripristina questa versione' }));
}

test('shows who changed what, word by word', async () => {
  const history = await openHistory(await changed());
  expect(await history.findByText('admin')).toBeVisible();
  const city = (await history.findByRole('heading', { name: 'Città' })).closest('li');
  expect(city?.querySelector('del')).toHaveTextContent('Salò');
  expect(city?.querySelector('ins')).toHaveTextContent('Riva del Garda');
  await expectAccessible();
});

test('a version is restored after a question, and «Annulla» takes it back', async () => {
  const page = await changed();
  const history = await openHistory(page);
  await page.user.click(history.getByRole('button', { name: /Creato/ }));
  await restoreVersion(page);
  const notices = within(screen.getByRole('region', { name: 'Avvisi' }));
  expect(await notices.findByText('Versione ripristinata')).toBeVisible();
  expect((await act(page.stored))[0]).toMatchObject({ Citta: 'Salò', PIVA: lido.PIVA, version: 3 });
  expect(await history.findByText('Versione ripristinata')).toBeVisible();
  await page.user.click(notices.getByRole('button', { name: 'Annulla' }));
  expect(await screen.findByText('Fatto: è tornato com’era prima')).toBeVisible();
  expect((await act(page.stored))[0]).toMatchObject({ Citta: 'Riva del Garda', version: 4 });
});

test('a save made since rejects the restore, and is named', async () => {
  const page = await changed();
  const history = await openHistory(page);
  await page.user.click(history.getByRole('button', { name: /Creato/ }));
  await page.save({ Citta: 'Limone' });
  await restoreVersion(page);
  expect(await findAlert('La versione non è stata ripristinata.')).toHaveTextContent(
    /admin ha salvato/,
  );
  expect((await act(page.stored))[0]?.Citta).toBe('Limone');
});

test('an open form is asked about before a restore, and keeps its words', async () => {
  const page = await changed();
  await edit(page.user);
  await page.user.type(field('Nome'), ' nuovo');
  const history = await openHistory(page);
  await page.user.click(history.getByRole('button', { name: /Creato/ }));
  await restoreVersion(page);
  const unsaved = await findAlert('Hai modifiche non salvate');
  await page.user.click(within(unsaved).getByRole('button', { name: 'Continua a modificare' }));
  await page.user.click(history.getByRole('button', { name: 'Chiudi' }));
  expect(field('Nome')).toHaveValue('Lido Salò nuovo');
  expect((await act(page.stored))[0]?.Citta).toBe('Riva del Garda');
});

test('without the contents of its creation, a record returns to the version before its first change', async () => {
  const page = await changed();
  const sql = "UPDATE changes SET label = NULL, difference = NULL WHERE action = 'create'";
  await page.api.platform.database.write([{ sql, args: [] }]);
  const history = await openHistory(page);
  await page.user.click(history.getByRole('button', { name: /Creato/ }));
  expect(history.getByText(/^Il contenuto è stato eliminato/)).toBeVisible();
  expect(history.queryByRole('button', { name: /Ripristina|Riporta/ })).toBeNull();
  await page.user.click(history.getByRole('button', { name: /Modificato/ }));
  expect(
    await history.findByRole('button', { name: 'Riporta com’era prima: Città' }),
  ).toBeVisible();
  await page.user.click(button('Ripristina la versione prima'));
  const question = await findAlert('Ripristinare la versione prima di questa modifica?');
  await page.user.click(
    within(question).getByRole('button', { name: 'Ripristina la versione prima' }),
  );
  expect(await history.findByText('Versione ripristinata')).toBeVisible();
  expect((await act(page.stored))[0]).toMatchObject({ Citta: 'Salò', PIVA: lido.PIVA, version: 3 });
});

test('a supplier is deleted after a question, and «Annulla» brings it back', async () => {
  const { user, stored } = await changed();
  await user.click(button('Cancella'));
  const question = await findAlert('Confermi la cancellazione del fornitore?');
  await waitFor(() =>
    expect(question).toHaveAccessibleDescription(
      `Lido Salò · ${lido.PIVA} Va nel cestino con i suoi file: da lì si ripristina per 30 giorni.`,
    ),
  );
  await user.click(within(question).getByRole('button', { name: 'Cancella' }));
  const notices = within(screen.getByRole('region', { name: 'Avvisi' }));
  expect(await notices.findByText('Fornitore «Lido Salò» cancellato')).toBeVisible();
  expect(await act(stored)).toEqual([]);
  expect(screen.queryByRole('option', { name: /Lido Salò/ })).toBeNull();
  await user.click(notices.getByRole('button', { name: 'Annulla' }));
  expect(await notices.findByText('Fatto: è tornato com’era prima')).toBeVisible();
  expect((await act(stored))[0]).toMatchObject({ ...lido, Citta: 'Riva del Garda' });
  expect(await screen.findByRole('option', { name: /Lido Salò/ })).toBeVisible();
});

test('a rookie reads the history only', async () => {
  const history = await openHistory(await changed('rookie'));
  expect(history.queryByRole('button', { name: /Ripristina|Riporta/ })).toBeNull();
});

test('the history of a deleted supplier is read by its id', async () => {
  const api = await createTestApi();
  const { d1 } = (await api.client('king')).api;
  await api.seedSuppliers([lido]);
  await answer(d1.updatesupplier.$put({ json: { ...lido, Citta: 'Riva del Garda' } }));
  await answer(d1.deletesupplier.$delete({ json: { PIVA: lido.PIVA } }));
  const [trashed] = (await answer<TrashPage>(d1.trash.$get({ query: {} }))).entries;
  const { address, user } = await renderSuppliers({ api, at: `#deleted=${trashed?.recordId}` });
  const history = within(await screen.findByRole('dialog', { name: 'Cronologia di Lido Salò' }));
  await user.click(await history.findByRole('button', { name: /Modificato/ }));
  expect(await history.findByRole('heading', { name: 'Città' })).toBeVisible();
  expect(history.queryByRole('button', { name: /Ripristina/ })).toBeNull();
  await user.click(history.getByRole('button', { name: 'Chiudi' }));
  expect(address()).toBe('/adminwabu/suppliers');
});
