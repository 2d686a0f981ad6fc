import 'fake-indexeddb/auto';
import { expect, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { answer } from '@wabu/api/client';
import { aSupplier, button, expectAccessible, findAlert } from '@wabu/shared/testing';
import { edit, field, renderSuppliers, startNew } from '../testing/render-suppliers.tsx';

const lido = aSupplier(1, { Nome: 'Lido Salò', PIVA: '03012300178' });
async function openNewForm() {
  const page = await renderSuppliers({ suppliers: [lido] });
  await startNew(page.user);
  return page;
}

test('a suggested town is outside the Tab order; by the down arrow it fills CAP and province', async () => {
  const { user } = await openNewForm();
  await user.type(field('Città'), 'sirmione');
  const suggestion = await screen.findByRole('button', { name: 'Usa 25019 Sirmione BS' });
  for (const label of ['Provincia', 'Nazione', 'Email']) {
    await user.tab();
    expect(field(label)).toHaveFocus();
  }
  await user.click(field('Città'));
  await user.keyboard('{ArrowDown}');
  expect(suggestion).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(field('Città')).toHaveValue('Sirmione');
  expect(field('CAP')).toHaveValue('25019');
  expect(field('Provincia')).toHaveValue('BS');
  expect(field('Città')).toHaveFocus();
  expect(screen.queryByRole('button', { name: /^Usa 25019/ })).toBeNull();
});

test('a CAP of another province shows a warning and stays valid', async () => {
  const { user } = await openNewForm();
  await user.type(field('CAP'), '25019');
  await user.type(field('Provincia'), 'VR');
  await waitFor(() =>
    expect(field('CAP')).toHaveAccessibleDescription(/Questo CAP è in provincia di BS\./),
  );
  expect(field('CAP')).toBeValid();
  await expectAccessible();
});

test('a suggested SDI code is outside the Tab order; by the down arrow it is filled in, and asks for a PEC', async () => {
  const { user } = await openNewForm();
  await user.click(field('SDI'));
  await user.tab();
  expect(field('Contratto')).toHaveFocus();
  await user.click(field('SDI'));
  await user.keyboard('{ArrowDown}');
  expect(button('Usa 0000000')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(field('SDI')).toHaveValue('0000000');
  expect(field('SDI')).toHaveFocus();
  expect(field('SDI')).toHaveAccessibleDescription(/aggiungila/);
});

test('the suggestion for a foreign supplier is outside the Tab order; by the down arrow it fills three fields', async () => {
  const { user } = await openNewForm();
  await user.selectOptions(field('Nazione'), 'Altro');
  field('Nazione').focus();
  await user.tab();
  expect(field('Email')).toHaveFocus();
  for (const label of ['CAP', 'Nazione']) {
    field(label).focus();
    await user.keyboard('{ArrowDown}');
    expect(button('Usa')).toHaveFocus();
  }
  await user.keyboard('{Enter}');
  expect(field('CAP')).toHaveValue('00000');
  expect(field('Provincia')).toHaveValue('EE');
  expect(field('SDI')).toHaveValue('XXXXXXX');
  expect(field('Nazione')).toHaveFocus();
});

test('the link to a supplier with the same PIVA is outside the Tab order', async () => {
  const { user } = await openNewForm();
  await user.type(field('PIVA'), lido.PIVA);
  const open = await screen.findByRole('button', { name: 'Apri' });
  await user.tab();
  expect(field('Indirizzo')).toHaveFocus();
  field('PIVA').focus();
  await user.keyboard('{ArrowDown}');
  expect(open).toHaveFocus();
});

test('an ordinary email address as PEC shows a warning', async () => {
  const { user } = await openNewForm();
  await user.type(field('PEC'), 'lido@gmail.com');
  expect(field('PEC')).toHaveAccessibleDescription(/non una PEC/);
  expect(field('PEC')).toBeValid();
});

test('a draft of an older version opens the conflict dialog', async () => {
  const { user, api } = await renderSuppliers({ suppliers: [lido], open: lido });
  await edit(user, { Nome: 'Lido Ritrovato' });
  // A tab that is hidden writes the draft.
  document.dispatchEvent(new Event('visibilitychange'));
  cleanup();
  const { api: calls } = await api.client('admin');
  await answer(calls.d1.updatesupplier.$put({ json: { ...lido, Nome: 'Lido Altrui' } }));
  const again = await renderSuppliers({ api, open: lido });
  expect(await screen.findByRole('option', { name: /Lido.*Bozza/ })).toBeVisible();
  await edit(again.user);
  await again.user.click(await screen.findByRole('button', { name: 'Recupera bozza' }));
  await again.user.click(button('Salva'));
  const dialog = await findAlert('Qualcun altro ha salvato prima di te');
  const name = within(dialog).getByRole('group', { name: 'Nome' });
  for (const text of ['Lido Ritrovato', 'Lido Altrui']) expect(name).toHaveTextContent(text);
});
