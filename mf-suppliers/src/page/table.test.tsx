import 'fake-indexeddb/auto';
import { expect, test } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { answer } from '@wabu/api/client';
import { aSupplier, button, expectAccessible, findAlert } from '@wabu/shared/testing';
import '../table/supplier-table.tsx';
import { renderSuppliers } from '../testing/render-suppliers.tsx';

const lido = aSupplier(1, { Nome: 'Lido Salò', PIVA: '03012300178', Citta: 'Salò' });
const molo = aSupplier(2, { Nome: 'Molo Blu', PIVA: '02420000222', Citta: 'Arco' });
const suppliers = [lido, molo];

type Options = Parameters<typeof renderSuppliers>[0];
async function openTable(options: Options = {}) {
  const page = await renderSuppliers({ suppliers, at: '#view=table', ...options });
  await screen.findByRole('grid', { name: 'Elenco fornitori' });
  return page;
}
const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((each) => within(each).queryByRole('button')?.textContent ?? '');
const cell = (row: RegExp, text: string) =>
  within(screen.getByRole('row', { name: row })).getByText(text);
const columns = () =>
  screen
    .getAllByRole('columnheader')
    .map((each) => each.textContent)
    .slice(1);

test('the list becomes a table, also beside an open record, and the address remembers it', async () => {
  const { user, address } = await renderSuppliers({ suppliers, open: lido });
  await user.click(await screen.findByRole('button', { name: 'Tabella' }));
  expect(await screen.findByRole('grid', { name: 'Elenco fornitori' })).toBeVisible();
  expect(names()).toEqual(['Lido Salò', 'Molo Blu']);
  await waitFor(() => expect(address()).toContain('#view=table'));
  expect(screen.queryByRole('heading', { name: 'Lido Salò' })).toBeNull();
  await user.click(button('Elenco'));
  expect(await screen.findByRole('listbox')).toBeVisible();
});

test('columns are chosen, and stay for the next visit @verify', async () => {
  localStorage.clear();
  const { user } = await openTable();
  await user.click(button('Colonne'));
  await user.click(screen.getByRole('checkbox', { name: 'SDI' }));
  await user.click(screen.getByRole('checkbox', { name: 'Telefono' }));
  await expectAccessible();
  await user.click(button('Fatto'));
  expect(columns()).toContain('SDI');
  expect(columns()).not.toContain('Telefono');
  cleanup();
  await openTable();
  expect(columns()).toContain('SDI');
  localStorage.clear();
});

test('a record opens from the table, and Escape returns to it', async () => {
  const { user } = await openTable();
  await user.click(button('Molo Blu'));
  expect(await screen.findByRole('heading', { name: 'Molo Blu' })).toBeVisible();
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('grid', { name: 'Elenco fornitori' })).toBeVisible();
});

test('a cell is saved with its rules, and undone from the toast', async () => {
  const { user, stored } = await openTable();
  await user.dblClick(cell(/Molo Blu/, 'Arco'));
  const field = screen.getByRole('textbox', { name: 'Città' });
  await user.clear(field);
  await user.type(field, 'Torbole{Enter}');
  expect(await screen.findByText('Fornitore «Molo Blu» salvato')).toBeVisible();
  expect((await act(stored))[1]).toMatchObject({ Citta: 'Torbole', version: 2 });
  const notices = within(screen.getByRole('region', { name: 'Avvisi' }));
  await user.click(notices.getByRole('button', { name: 'Annulla' }));
  await waitFor(async () => expect((await act(stored))[1]).toMatchObject({ Citta: 'Arco' }));
});

test('several cells of one record are saved one after the other @verify', async () => {
  const { user, stored } = await openTable();
  await user.dblClick(cell(/Molo Blu/, 'Arco'));
  await user.clear(screen.getByRole('textbox', { name: 'Città' }));
  await user.type(screen.getByRole('textbox', { name: 'Città' }), 'Torbole{Tab}{F2}');
  await user.clear(screen.getByRole('textbox', { name: 'Provincia' }));
  await user.type(screen.getByRole('textbox', { name: 'Provincia' }), 'tn{Enter}');
  await waitFor(async () =>
    expect((await act(stored))[1]).toMatchObject({ Citta: 'Torbole', Provincia: 'TN', version: 3 }),
  );
  expect(screen.queryByText(/insieme alle modifiche/)).toBeNull();
});

test('a conflict is asked about in the dialog of the form', async () => {
  const { user, api, stored } = await openTable();
  const { api: calls } = await api.client('admin');
  await answer(calls.d1.updatesupplier.$put({ json: { ...molo, Citta: 'Riva' } }));
  await user.dblClick(cell(/Molo Blu/, 'Arco'));
  await user.clear(screen.getByRole('textbox', { name: 'Città' }));
  await user.type(screen.getByRole('textbox', { name: 'Città' }), 'Torbole{Enter}');
  const dialog = await findAlert('Qualcun altro ha salvato prima di te');
  expect(within(dialog).getByRole('group', { name: 'Città' })).toHaveTextContent('Riva');
  await user.click(within(dialog).getByRole('button', { name: 'Torna a modificare' }));
  await waitFor(() => expect(cell(/Molo Blu/, 'Torbole')).toBeVisible());
  expect((await act(stored))[1]).toMatchObject({ Citta: 'Riva' });
});
