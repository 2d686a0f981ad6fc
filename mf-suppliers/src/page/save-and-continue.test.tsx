import 'fake-indexeddb/auto';
import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { button, row } from '@wabu/shared/testing';
import { edit, field, fill, renderSuppliers, startNew } from '../testing/render-suppliers.tsx';
import { lido, suppliers, vela } from '../testing/two-suppliers.ts';

test('Ctrl Shift S saves, and the form goes on where it was', async () => {
  const { user, stored } = await renderSuppliers({ suppliers, open: lido });
  await edit(user, { SDI: 'M5UXCR1', Telefono: '0365999999' });
  await user.keyboard('{Control>}{Shift>}S{/Shift}{/Control}');
  expect(await screen.findByText(`Fornitore «${lido.Nome}» salvato`)).toBeVisible();
  expect(field('Telefono')).toHaveFocus();
  await user.keyboard('1');
  await user.click(button('Salva'));
  await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
  expect((await stored()).find(({ PIVA }) => PIVA === lido.PIVA)).toMatchObject({
    Telefono: '03659999991',
    version: 3,
  });
});

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
