import 'fake-indexeddb/auto';
import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { button, row } from '@wabu/shared/testing';
import { field, fill, renderSuppliers, startNew } from '../testing/render-suppliers.tsx';
import { suppliers, vela } from '../testing/two-suppliers.ts';

test('a new supplier that is saved is edited further', async () => {
  const { user, stored, address } = await renderSuppliers({ suppliers });
  await startNew(user, vela);
  await user.keyboard('{Control>}{Shift>}S{/Shift}{/Control}');
  expect(await screen.findByRole('heading', { name: 'Modifica Vela Nuova' })).toBeVisible();
  expect(field('SDI')).toHaveFocus();
  await waitFor(() => expect(address()).toMatch(/#id=[0-9a-f]{32}$/));
  await fill(user, { Nome: 'Vela Due' });
  await user.click(button('Salva'));
  await row(/Vela Due/);
  expect((await stored()).find(({ PIVA }) => PIVA === vela.PIVA)).toMatchObject({ version: 2 });
});

test('«Salva e nuovo» saves and opens an empty form', async () => {
  const { user, stored } = await renderSuppliers({ suppliers });
  await startNew(user, vela);
  await user.click(button('Altri modi di salvare'));
  await user.click(screen.getByRole('menuitem', { name: 'Salva e nuovo' }));
  expect(await screen.findByText('Fornitore «Vela Nuova» salvato')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Nuovo fornitore' })).toBeVisible();
  await waitFor(() => expect(field('Nome')).toHaveFocus());
  expect(field('Nome')).toHaveValue('');
  expect(await stored()).toHaveLength(suppliers.length + 1);
});
