import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { createTestApi } from '@wabu/api/testing';
import { aSupplier, button, interceptCalls, row } from '@wabu/shared/testing';
import { edit, renderSuppliers } from '../testing/render-suppliers.tsx';

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

test('shows the user, the sorted list and an empty state', async () => {
  await renderSuppliers({ suppliers });
  expect(await row(/Lido Salò/)).toHaveTextContent('Lido SalòAzienda03012300178');
  expect(names()).toEqual(['anna Verdi', 'Lido Salò', 'Molo 3']);
  expect(screen.getByRole('heading', { level: 1, name: 'Fornitori' })).toBeVisible();
  expect(screen.getByText('king', { selector: 'bdi' })).toBeVisible();
  expect(screen.getByText('Seleziona un fornitore dalla lista')).toBeVisible();
  expect(screen.getByText('3 fornitori')).toBeVisible();
});

test('a search ignores case and accents', async () => {
  const { user } = await renderSuppliers({ suppliers });
  await row(/Lido Salò/);
  await user.keyboard('/salo');
  expect(names()).toEqual(['Lido Salò']);
  expect(screen.getByText('1 di 3 fornitori')).toBeVisible();
  await user.keyboard('xx');
  expect(screen.getByText('Nessun fornitore trovato.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Svuota ricerca e filtri' }));
  expect(names()).toHaveLength(3);
});

test('another order is chosen beside the search, and the address keeps it', async () => {
  const { user, address } = await renderSuppliers({ suppliers });
  await row(/Lido Salò/);
  const field = screen.getByRole('combobox', { name: 'Ordina per' });
  expect(field).toHaveValue('Nome');
  await user.selectOptions(field, 'PIVA / Codice Fiscale');
  expect(names()).toEqual(['Lido Salò', 'Molo 3', 'anna Verdi']);
  await user.click(screen.getByRole('button', { name: 'Ordine decrescente', pressed: false }));
  expect(names()).toEqual(['anna Verdi', 'Molo 3', 'Lido Salò']);
  expect(address()).toContain('#sort=-PIVA');
  expect(screen.getByRole('button', { name: 'Ordine decrescente', pressed: true })).toBeVisible();
  await user.selectOptions(field, 'Città');
  expect(await row(/Lido Salò/)).toHaveTextContent('Salò');
  await user.selectOptions(field, 'Nome');
  expect(address()).not.toContain('sort');
});

test('a filter narrows the list and is written into the URL', async () => {
  const { user, address } = await renderSuppliers({ suppliers });
  await row(/Lido Salò/);
  await user.click(screen.getByRole('button', { name: 'Filtri' }));
  await user.selectOptions(screen.getByLabelText('Tipologia'), 'Persona Fisica');
  expect(names()).toEqual(['anna Verdi']);
  expect(address()).toBe('/adminwabu/suppliers#Tipologia=Persona+Fisica');
});

test('a selected supplier shows its details and is written into the URL', async () => {
  const { user, address, stored } = await renderSuppliers({ suppliers });
  await user.click(await row(/Lido Salò/));
  const detail = screen.getByRole('region', { name: 'Dettagli fornitore' });
  expect(await within(detail).findByRole('heading', { name: 'Lido Salò' })).toBeVisible();
  expect(detail).toHaveTextContent('PIVA03012300178');
  expect(within(detail).getByRole('link', { name: lido.email })).toBeVisible();
  const [id] = (await stored()).filter(({ PIVA }) => PIVA === lido.PIVA).map((each) => each.id);
  expect(address()).toBe(`/adminwabu/suppliers#id=${id}`);
});

test('no address of a person has the tax code', async () => {
  const urls: string[] = [];
  const wrapApi = interceptCalls('', (pass, _, input) => {
    urls.push(String(input));
    return pass();
  });
  const { user, address } = await renderSuppliers({ suppliers, wrapApi });
  await user.click(await row(/anna Verdi/));
  expect(await screen.findByRole('heading', { name: 'anna Verdi' })).toBeVisible();
  urls.push(address());
  await edit(user);
  urls.push(address());
  await user.click(button('Cronologia'));
  await within(await screen.findByRole('dialog')).findByText('Creato');
  urls.push(address());
  expect(urls).toContainEqual(expect.stringMatching(/#id=[0-9a-f]{32}$/));
  expect(urls.filter((url) => url.includes(anna.PIVA))).toEqual([]);
});

test('a URL restores search and selection', async () => {
  await renderSuppliers({ suppliers, at: '&q=lido', open: lido });
  expect(await row(/Lido Salò/)).toHaveAttribute('aria-selected', 'true');
  expect(names()).toEqual(['Lido Salò']);
  expect(screen.getByRole('searchbox')).toHaveValue('lido');
});

test('an empty list shows how to create a supplier', async () => {
  await renderSuppliers();
  expect(await screen.findByText('Non c’è ancora nessun fornitore.')).toBeVisible();
});

test('a supplier that came back after the list was read is shown, and joins the list', async () => {
  const api = await createTestApi();
  await api.seedSuppliers([lido]);
  const { api: calls } = await api.client('king');
  const older = await calls.d1.suppliers.$get({ query: {} });
  await api.seedSuppliers([molo]);
  let isFirst = true;
  const wrapApi = interceptCalls('/d1/suppliers', async (pass) => {
    const answer = isFirst ? older.clone() : pass();
    isFirst = false;
    return answer as Promise<Response>;
  });
  await renderSuppliers({ api, open: molo, wrapApi });
  expect(await screen.findByRole('heading', { name: molo.Nome })).toBeVisible();
  expect(await row(new RegExp(molo.Nome))).toBeVisible();
});

test('a selected supplier that does not exist shows a message', async () => {
  await renderSuppliers({ suppliers, at: '#id=99999999999' });
  await row(/Lido Salò/);
  expect(await screen.findByText('Questo fornitore non esiste più.')).toBeVisible();
});
