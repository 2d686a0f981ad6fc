import 'fake-indexeddb/auto';
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { answer } from '@wabu/api/client';
import type { TestApi } from '@wabu/api/testing';
import { aSupplier, button, expectAccessible, findAlert } from '@wabu/shared/testing';
import { edit, renderSuppliers } from '../testing/render-suppliers.tsx';

const lido = aSupplier(1, { Nome: 'Lido Salò', PIVA: '03012300178', Telefono: '0365111111' });

async function editing() {
  const page = await renderSuppliers({ suppliers: [lido], open: lido });
  await edit(page.user, { Nome: 'Lido Mio' });
  return page;
}

async function changeMeanwhile(api: TestApi, changes: Partial<typeof lido>) {
  const { api: calls } = await api.client('admin');
  await answer(calls.d1.updatesupplier.$put({ json: { ...lido, ...changes } }));
}

test('a conflict shows both values, and both people’s changes survive', async () => {
  const { user, api, stored } = await editing();
  await changeMeanwhile(api, { Nome: 'Lido Altrui', Telefono: '0365222222' });
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
