import 'fake-indexeddb/auto';
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { answer } from '@wabu/api/client';
import { aSupplier, button, expectAccessible, findAlert } from '@wabu/shared/testing';
import { edit, renderSuppliers } from '../testing/render-suppliers.tsx';

const lido = aSupplier(1, { Nome: 'Lido Salò', PIVA: '03012300178', Telefono: '0365111111' });

test('a conflict shows both values, and both people’s changes survive', async () => {
  const { user, api, stored } = await renderSuppliers({ suppliers: [lido], open: lido });
  await edit(user, { Nome: 'Lido Mio' });
  const { api: calls } = await api.client('admin');
  const json = { ...lido, Nome: 'Lido Altrui', Telefono: '0365222222' };
  await answer(calls.d1.updatesupplier.$put({ json }));
  await user.click(button('Salva'));
  const dialog = await findAlert('Qualcun altro ha salvato prima di te');
  const name = within(dialog).getByRole('group', { name: 'Nome' });
  expect(name).toHaveTextContent('Lido Mio');
  expect(name).toHaveTextContent('Lido Altrui');
  // A field that only one person changed is not asked about.
  expect(within(dialog).getAllByRole('group')).toEqual([name]);
  expect(within(dialog).getByText(/^Salvato da admin: /)).toBeVisible();
  await expectAccessible();
  await user.click(within(dialog).getByRole('button', { name: 'Salva la tua scelta' }));
  expect(
    await screen.findByText(
      'Fornitore «Lido Mio» salvato insieme alle modifiche fatte nel frattempo',
    ),
  ).toBeVisible();
  expect((await stored())[0]).toMatchObject({
    Nome: 'Lido Mio',
    Telefono: '0365222222',
    version: 3,
  });
});
