import { localMessage } from '@wabu/shared/i18n';
import 'fake-indexeddb/auto';
import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { supplierMessages } from '@wabu/shared/entities/supplier';
import { button, findAlert, row } from '@wabu/shared/testing';
import { edit, field, focusedRow, renderSuppliers } from '../testing/render-suppliers.tsx';
import { lido, molo, suppliers } from '../testing/two-suppliers.ts';

async function editing() {
  const page = await renderSuppliers({ suppliers });
  await page.user.click(await row(/Lido Salò/));
  await edit(page.user);
  return page;
}

test('an edited supplier is updated, and its PIVA is read-only with the reason', async () => {
  const { user, stored } = await editing();
  expect(field('PIVA')).toHaveAttribute('readonly');
  expect(
    screen.getByText(localMessage(supplierMessages.keyChanged), { exact: false }),
  ).toBeVisible();
  await user.clear(field('Nome'));
  await user.type(field('Nome'), 'Lido Nuovo{Enter}');
  expect(await screen.findByText('Fornitore «Lido Nuovo» salvato')).toBeVisible();
  expect(await row(/Lido Nuovo/)).toBeVisible();
  await waitFor(() => expect(focusedRow()).toHaveTextContent(/Lido Nuovo/));
  expect((await stored()).find((each) => each.PIVA === lido.PIVA)).toMatchObject({
    Nome: 'Lido Nuovo',
    version: 2,
  });
});

test('saving as new requires another PIVA, then creates a second supplier @verify', async () => {
  const { user, stored } = await editing();
  await user.click(button('Salva come nuovo'));
  expect(await findAlert('Errori:')).toHaveTextContent(localMessage(supplierMessages.duplicate));
  await user.click(button('OK'));
  await waitFor(() => expect(field('PIVA')).toHaveFocus());
  await user.clear(field('PIVA'));
  await user.type(field('PIVA'), '00743110157');
  await user.click(button('Salva come nuovo'));
  expect(await screen.findByText('Fornitore «Lido Salò» salvato')).toBeVisible();
  await waitFor(() => expect(focusedRow()).toHaveTextContent('00743110157'));
  expect((await stored()).map((each) => each.PIVA).sort()).toEqual(
    ['00743110157', lido.PIVA, molo.PIVA].sort(),
  );
});

test('the locked PIVA can be unlocked for a copy @verify', async () => {
  const { user, stored } = await editing();
  await user.click(button('Scrivi un’altra PIVA'));
  await waitFor(() => expect(field('PIVA')).toHaveFocus());
  await user.paste('00743110157');
  await user.click(button('Salva come nuovo'));
  expect(await screen.findByText('Fornitore «Lido Salò» salvato')).toBeVisible();
  expect(await stored()).toHaveLength(3);
});

test('updating a supplier under another PIVA is rejected with the specified message', async () => {
  const { user } = await editing();
  await user.click(button('Salva come nuovo'));
  await user.click(await screen.findByRole('button', { name: 'OK' }));
  await user.clear(field('PIVA'));
  await user.type(field('PIVA'), '00743110157');
  await user.click(button('Salva'));
  expect(await findAlert('Errori:')).toHaveTextContent(localMessage(supplierMessages.keyChanged));
});

test('cancelling clears selection and search, and Riapri restores the values', async () => {
  const { user, address } = await editing();
  await user.clear(field('Nome'));
  await user.type(field('Nome'), 'Lido Perduto');
  await user.click(button('Annulla modifiche'));
  expect(await screen.findByText('Seleziona un fornitore dalla lista')).toBeVisible();
  expect(address()).toBe('/adminwabu/suppliers');
  await user.click(button('Riapri'));
  expect(await screen.findByDisplayValue('Lido Perduto')).toBeVisible();
});

test('Escape closes an unchanged form, and asks first in a changed one @verify', async () => {
  const { user } = await editing();
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('heading', { name: 'Lido Salò' })).toBeVisible();
  expect(focusedRow()).not.toBeNull();
  await user.click(button('Modifica'));
  await screen.findByRole('form');
  await user.type(field('Nome'), '!');
  await user.keyboard('{Escape}');
  await screen.findByRole('alertdialog', { name: 'Hai modifiche non salvate' });
  await user.keyboard('{Escape}');
  expect(field('Nome')).toHaveValue('Lido Salò!');
});
