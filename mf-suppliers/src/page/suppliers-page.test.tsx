import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { aSupplier, expectAccessible } from '@wabu/shared/testing';
import { openSuppliers, row } from '../testing/open-suppliers.tsx';

const lido = aSupplier(1, { Nome: 'Lido Salò', PIVA: '03012300178', Citta: 'Salò' });
const anna = aSupplier(2, {
  Nome: 'anna Verdi',
  Tipologia: 'Persona Fisica',
  PIVA: 'BNCGLI90R55B157C',
});
const molo = aSupplier(3, { Nome: 'Molo 3' });
const suppliers = [molo, lido, anna];
const names = () =>
  within(screen.getByRole('listbox'))
    .getAllByRole('option')
    .map((each) => each.querySelector('bdi')?.textContent);

test('shows who is signed in, the list sorted by name, and what to do', async () => {
  await openSuppliers({ suppliers });
  expect(await row(/Lido Salò/)).toHaveTextContent('Lido SalòAzienda03012300178');
  expect(names()).toEqual(['anna Verdi', 'Lido Salò', 'Molo 3']);
  expect(screen.getByRole('heading', { level: 1, name: 'Fornitori' })).toBeVisible();
  expect(screen.getByText('king', { selector: 'bdi' })).toBeVisible();
  expect(screen.getByText('Seleziona un fornitore dalla lista')).toBeVisible();
  expect(screen.getByText('3 fornitori')).toBeVisible();
});

test('has nothing that axe would complain about', async () => {
  const { user } = await openSuppliers({ suppliers });
  await user.click(await row(/Lido Salò/));
  await expectAccessible();
});

test('a search narrows the list, whatever case and accents', async () => {
  const { user } = await openSuppliers({ suppliers });
  await row(/Lido Salò/);
  await user.keyboard('/salo');
  expect(names()).toEqual(['Lido Salò']);
  expect(screen.getByText('1 di 3 fornitori')).toBeVisible();
  await user.keyboard('xx');
  expect(screen.getByText('Nessun fornitore trovato.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Svuota ricerca e filtri' }));
  expect(names()).toHaveLength(3);
});

test('a filter narrows the list and stands in the address', async () => {
  const { user, address } = await openSuppliers({ suppliers });
  await row(/Lido Salò/);
  await user.click(screen.getByRole('button', { name: 'Filtri' }));
  await user.selectOptions(screen.getByLabelText('Tipologia'), 'Persona Fisica');
  expect(names()).toEqual(['anna Verdi']);
  expect(address()).toBe('/adminwabu/suppliers#Tipologia=Persona+Fisica');
});

test('a selected supplier is shown with everything about it, and stands in the address', async () => {
  const { user, address } = await openSuppliers({ suppliers });
  await user.click(await row(/Lido Salò/));
  const detail = screen.getByRole('region', { name: 'Dettagli fornitore' });
  expect(await within(detail).findByRole('heading', { name: 'Lido Salò' })).toBeVisible();
  expect(detail).toHaveTextContent('PIVA03012300178');
  expect(within(detail).getByRole('link', { name: lido.email })).toBeVisible();
  expect(address()).toBe('/adminwabu/suppliers#id=03012300178');
});

test('an address with search and selection brings both back', async () => {
  await openSuppliers({ suppliers, at: '#q=lido&id=03012300178' });
  expect(await row(/Lido Salò/)).toHaveAttribute('aria-selected', 'true');
  expect(names()).toEqual(['Lido Salò']);
  expect(screen.getByRole('searchbox')).toHaveValue('lido');
});

test('the keyboard alone finds and opens a supplier', async () => {
  const { user } = await openSuppliers({ suppliers });
  await row(/Lido Salò/);
  await user.keyboard('/lido{Enter}');
  expect(screen.getByRole('listbox')).toHaveFocus();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(await screen.findByRole('heading', { name: 'Lido Salò' })).toBeVisible();
  await user.keyboard('{Escape}');
  expect(await screen.findByText('Seleziona un fornitore dalla lista')).toBeVisible();
});

test('an empty list says how to begin', async () => {
  await openSuppliers();
  expect(await screen.findByText('Non c’è ancora nessun fornitore.')).toBeVisible();
});

test('a list that does not load says so, and loads when asked again', async () => {
  let isDown = true;
  const { user } = await openSuppliers({
    suppliers,
    through: (api) => ({
      ...api,
      fetch: async (input, init) =>
        isDown && String(input).includes('getallsuppliers')
          ? new Response('', { status: 502 })
          : api.fetch(input, init),
    }),
  });
  expect(await screen.findByText('L’elenco non si è caricato.')).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Riprova' }));
  expect(await row(/Lido Salò/)).toBeVisible();
});

test('a supplier that is gone is said to be gone', async () => {
  await openSuppliers({ suppliers, at: '#id=99999999999' });
  await row(/Lido Salò/);
  expect(screen.getByText('Questo fornitore non esiste più.')).toBeVisible();
});

test('speaks English too', async () => {
  await openSuppliers({ suppliers, language: 'en' });
  await row(/Lido Salò/);
  expect(screen.getByText('Select a supplier from the list')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save as new' })).toBeVisible());
});
