import 'fake-indexeddb/auto';
import { expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { answer } from '@wabu/api/client';
import { createTestApi } from '@wabu/api/testing';
import type { SupplierInput } from '@wabu/shared/entities/supplier';
import { aSupplier, button, findAlert } from '@wabu/shared/testing';
import { edit, renderSuppliers } from '../testing/render-suppliers.tsx';
import './supplier-history.ts';
import '../../../shared/ui/history/dialog/undo-batch.tsx';

const lido = aSupplier(1, { Nome: 'Lido Salò', PIVA: '03012300178', Citta: 'Salò' });

const notices = () => within(screen.getByRole('region', { name: 'Avvisi' }));
const undo = () => notices().getByRole('button', { name: 'Annulla' });

/** The page after a king's save of city and telephone, and after an admin's save of something since. */
async function savedTwice(since: Partial<SupplierInput>) {
  const api = await createTestApi();
  const { api: calls } = await api.client('admin');
  const save = (changes: Partial<SupplierInput>) =>
    act(() => answer(calls.d1.updatesupplier.$put({ json: { ...lido, ...changes } })));
  const page = await renderSuppliers({ api, suppliers: [lido], open: lido });
  await edit(page.user, { Città: 'Limone', Telefono: '0365222222' });
  await page.user.click(button('Salva'));
  await notices().findByText('Fornitore «Lido Salò» salvato');
  await save({ Citta: 'Limone', Telefono: '0365222222', ...since });
  const stored = async () => (await act(page.stored))[0];
  return { ...page, save, stored };
}

test('an undo beside changes of other fields asks nothing, and can be undone', async () => {
  const { user, stored } = await savedTwice({ PEC: 'lido@pec.it' });
  await user.click(undo());
  await notices().findByText(/Quello che .admin. ha cambiato dopo è rimasto/);
  const mine = { Citta: 'Salò', Telefono: lido.Telefono };
  expect(await stored()).toMatchObject({ ...mine, PEC: 'lido@pec.it' });
  await user.click(undo());
  await notices().findByText('Fatto: è tornato com’era prima');
  expect(await stored()).toMatchObject({
    Citta: 'Limone',
    Telefono: '0365222222',
    PEC: 'lido@pec.it',
  });
});

test('a save during the question is asked about too; leaving it changes nothing', async () => {
  const { user, save, stored } = await savedTwice({ Citta: 'Riva del Garda' });
  await user.click(undo());
  const first = await findAlert('Qualcun altro ha salvato dopo di te');
  await save({ Citta: 'Torbole', Telefono: '0365333333' });
  await user.click(within(first).getByRole('button', { name: 'Salva la tua scelta' }));
  const city = await screen.findByRole('radio', { name: 'Com’è adesso Torbole' });
  expect(city).toBeVisible();
  expect(screen.getAllByRole('group', { name: /Città|Telefono/ })).toHaveLength(2);
  await user.click(button('Lascia tutto com’è'));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(await stored()).toMatchObject({ Citta: 'Torbole', Telefono: '0365333333' });
});
