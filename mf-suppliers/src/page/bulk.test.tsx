import 'fake-indexeddb/auto';
import { expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { answer } from '@wabu/api/client';
import { createTestApi } from '@wabu/api/testing';
import {
  aFrontend,
  aSupplier,
  button,
  expectConsoleError,
  findDialog,
  row,
} from '@wabu/shared/testing';
import '../bulk/bulk-bar.tsx';
import { renderSuppliers } from '../testing/render-suppliers.tsx';

const lido = aSupplier(1, { Nome: 'Lido Salò' });
const molo = aSupplier(2, { Nome: 'Molo Blu' });
const vela = aSupplier(3, { Nome: 'Vela', Contratto: 'Ricarico' });

type Options = Parameters<typeof renderSuppliers>[0];
/** The page with three suppliers, of which a frontend names the first; all of them are chosen. */
async function allChosen(options: Options = {}) {
  const api = await createTestApi();
  await api.seedSuppliers([lido, molo, vela]);
  const { api: calls } = await api.client('king');
  const json = aFrontend(lido.Nome, 1, { URL: 'lido' });
  await answer(calls.d1.addfrontend.$post({ json }));
  const page = await renderSuppliers({ api, ...options });
  await row(/Molo Blu/);
  await page.user.click(screen.getByRole('listbox'));
  await page.user.keyboard('{Control>}a{/Control}');
  await bar();
  const storedNames = async () => (await act(page.stored)).map(({ Nome }) => Nome);
  return { ...page, storedNames };
}

const bar = async () => within(await screen.findByRole('region', { name: 'Selezione' }));

test('those that a frontend names are listed before, and the others go to the trash with one undo', async () => {
  const { user, storedNames } = await allChosen();
  expect((await bar()).getByRole('status')).toHaveTextContent('3 selezionati');
  await user.click((await bar()).getByRole('button', { name: 'Cancella' }));
  const dialog = within(await findDialog('Cancellare i fornitori selezionati?'));
  expect(await dialog.findByText(/^2 fornitori vanno nel cestino/)).toBeVisible();
  expect(
    dialog.getByText('1 fornitore non si cancella, perché un microsito lo usa.'),
  ).toBeVisible();
  expect(dialog.getByText('Lido Salò: lido')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Cancella 2 fornitori' }));
  expect(await screen.findByText('2 fornitori cancellati')).toBeVisible();
  expect(await storedNames()).toEqual(['Lido Salò']);
  const notices = within(screen.getByRole('region', { name: 'Avvisi' }));
  await user.click(notices.getByRole('button', { name: 'Annulla' }));
  await waitFor(async () => expect(await storedNames()).toHaveLength(3));
});

test('the contract of many is changed; who has it already is named', async () => {
  const { user, stored } = await allChosen();
  await user.click((await bar()).getByRole('button', { name: 'Cambia' }));
  const dialog = within(await findDialog('Cambia i fornitori selezionati'));
  await user.selectOptions(await dialog.findByLabelText('Nuovo valore'), 'Ricarico');
  expect(dialog.getByText('2 fornitori prendono Contratto «Ricarico».')).toBeVisible();
  expect(dialog.getByText('1 fornitore ha già questo valore.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Cambia 2 fornitori' }));
  expect(await screen.findByText('2 fornitori cambiati')).toBeVisible();
  const contracts = (await act(stored)).map(({ Contratto }) => Contratto);
  expect(new Set(contracts)).toEqual(new Set(['Ricarico']));
});

test('a rookie chooses and exports, and changes nothing', async () => {
  await allChosen({ role: 'rookie' });
  expect((await bar()).getByRole('button', { name: 'Esporta' })).toBeVisible();
  expect((await bar()).queryByRole('button', { name: 'Cancella' })).toBeNull();
  expect(button('Deseleziona')).toBeVisible();
});

test('the chosen suppliers are exported @verify', async () => {
  // jsdom does not download.
  expectConsoleError(/Not implemented: navigation/);
  const saved: Blob[] = [];
  const { createObjectURL } = URL;
  URL.createObjectURL = (blob) => {
    if (blob instanceof Blob && blob.type.startsWith('text/csv')) saved.push(blob);
    return createObjectURL(blob);
  };
  const { user } = await allChosen();
  await user.keyboard('{Control>} {/Control}');
  await user.click((await bar()).getByRole('button', { name: 'Esporta' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  URL.createObjectURL = createObjectURL;
});
