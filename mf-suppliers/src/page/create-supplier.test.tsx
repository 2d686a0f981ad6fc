import 'fake-indexeddb/auto';
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { button, findAlert, row } from '@wabu/shared/testing';
import { field, renderSuppliers, startNew } from '../testing/render-suppliers.tsx';
import { molo, suppliers, vela } from '../testing/two-suppliers.ts';

async function openNewForm(values = {}, options = {}) {
  const page = await renderSuppliers({ suppliers, ...options });
  await startNew(page.user, values);
  return page;
}

test('a new supplier is stored and listed, search and selection are cleared, and the toast opens it', async () => {
  const page = await openNewForm(vela);
  await page.user.click(button('Salva'));
  expect(await screen.findByText('Fornitore «Vela Nuova» salvato')).toBeVisible();
  expect(await row(/Vela Nuova/)).toBeVisible();
  expect(screen.getByText('Seleziona un fornitore dalla lista')).toBeVisible();
  expect(page.address()).toBe('/adminwabu/suppliers');
  const { Email: email, ...typed } = vela;
  const stored = (await page.stored()).find((each) => each.PIVA === vela.PIVA);
  expect(stored).toMatchObject({
    ...typed,
    email,
    Tipologia: 'Azienda',
    Nazione: 'Italia',
    Contratto: 'Intermediazione',
    version: 1,
  });
  await page.user.click(button('Riapri'));
  expect(await screen.findByRole('heading', { name: 'Vela Nuova' })).toBeVisible();
});

test('the errors dialog lists all errors and links to their fields', async () => {
  const page = await openNewForm({ CAP: '370' });
  await page.user.click(button('Salva'));
  const dialog = await findAlert('Errori:');
  const items = within(dialog).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual([
    'Nome: Campo obbligatorio',
    'PIVA: Campo obbligatorio',
    'CAP: Solo numeri, 5 cifre',
    'Provincia: Campo obbligatorio',
    'Email: Campo obbligatorio',
    'SDI: Campo obbligatorio',
  ]);
  await page.user.click(within(dialog).getByRole('button', { name: /^CAP/ }));
  await waitFor(() => expect(field('CAP')).toHaveFocus());
  expect(field('CAP')).toBeInvalid();
  expect(field('CAP')).toHaveAccessibleDescription('Solo numeri, 5 cifre');
});

test('a field is validated on blur, then at every change @verify', async () => {
  const { user } = await openNewForm();
  await user.type(field('CAP'), '370');
  await user.tab();
  await waitFor(() => expect(field('CAP')).toBeInvalid());
  await user.type(field('CAP'), '16');
  await waitFor(() => expect(field('CAP')).toBeValid());
});

test('a paste loses the characters that its field does not allow', async () => {
  const { user } = await openNewForm();
  for (const [label, pasted, kept] of [
    ['PIVA', 'IT 0074 3110 157', '00743110157'],
    ['CAP', '37-016 x', '37016'],
  ] as const) {
    await user.click(field(label));
    await user.paste(pasted);
    expect(field(label)).toHaveValue(kept);
  }
});

test('a person has a Codice Fiscale @verify', async () => {
  const { user } = await openNewForm();
  await user.selectOptions(field('Tipologia'), 'Persona Fisica');
  await user.type(field('Codice Fiscale'), 'rssmra80a01h501x');
  expect(field('Codice Fiscale')).toHaveValue('RSSMRA80A01H501X');
  expect(await screen.findByText(/La lettera di controllo non torna/)).toBeVisible();
});

test('an existing PIVA links to its supplier while it is typed @verify', async () => {
  const { user } = await openNewForm();
  await user.type(field('PIVA'), molo.PIVA);
  expect(await screen.findByText('Esiste già: Molo Blu')).toBeVisible();
  await user.click(button('Apri'));
  await user.click(await screen.findByRole('button', { name: 'Esci senza salvare' }));
  expect(await screen.findByRole('heading', { name: 'Molo Blu' })).toBeVisible();
});

test('a link opens a new form, once', async () => {
  const { address } = await renderSuppliers({ suppliers, at: '#new' });
  await screen.findByRole('heading', { name: 'Nuovo fornitore' });
  expect(address()).toBe('/adminwabu/suppliers');
});
