import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { aSection, expectAccessible, interceptCalls, row } from '@wabu/shared/testing';
import '../bulk/bulk-bar.tsx';
import '../table/frontend-table.tsx';
import { frontendAt, openFrontends } from '../testing/open-frontends.tsx';

const placed = (URL: string, Citta: string, sections: number) => {
  const { Localizzazione, ...rest } = frontendAt(URL);
  const Sezioni = Array.from({ length: sections }, () => aSection());
  return { ...rest, Localizzazione: { ...Localizzazione, Citta }, Sezioni };
};
const frontends = [
  placed('lido', 'Salò', 2),
  placed('terme', 'Arco', 10),
  placed('vela', 'Torri', 1),
];

const urls = (role: 'option' | 'row') =>
  screen
    .getAllByRole(role)
    .map((each) => each.querySelector('bdi')?.textContent)
    .filter(Boolean);

async function openTable(at = '#view=table') {
  const page = await openFrontends({ frontends, at });
  await screen.findByRole('grid', { name: 'Elenco Frontends' });
  return page;
}

test('another order of the list stays in the address, also when a record is opened', async () => {
  const { user, address } = await openFrontends({ frontends });
  await row(/lido/);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Ordina per' }), 'Città');
  expect(urls('option').slice(0, 3)).toEqual(['terme', 'lido', 'vela']);
  expect(await row(/terme/)).toHaveTextContent('Arco');
  await user.click(await row(/lido/));
  expect(await screen.findByRole('heading', { name: 'lido' })).toBeVisible();
  expect(address()).toMatch(/\?frontend=lido#sort=Citta$/);
});

test('the server sorts what this browser has not loaded', async () => {
  const wrapApi = interceptCalls('/api/d1/frontends', async (pass) => {
    const page = (await (await pass()).json()) as { records: { URL: string }[] };
    const records = page.records.slice(0, 1);
    // The rest of the list does not arrive.
    return Response.json({ ...page, records, next: '1.a' });
  });
  await openFrontends({ frontends, wrapApi, at: '#sort=-sections' });
  await waitFor(() => expect(urls('option')).toEqual(['terme', 'lido', 'vela']));
});

test('the table shows what a list has no room for, sorts by it, and opens a record', async () => {
  const { user, address } = await openTable();
  expect(urls('row')).toEqual(['lido', 'terme', 'vela']);
  const terme = screen.getByRole('row', { name: /terme/ });
  for (const text of ['Terme di Sirmione', 'Arco', 'Non pubblicato', '2 di 9', '10'])
    expect(within(terme).getByText(text)).toBeVisible();
  await user.click(screen.getByRole('columnheader', { name: 'Sezioni' }));
  expect(urls('row')).toEqual(['vela', 'lido', 'terme']);
  expect(address()).toContain('sort=sections');
  expect(screen.getByRole('grid')).toHaveAttribute('aria-readonly', 'true');
  await expectAccessible(screen.getByRole('region', { name: 'Elenco Frontends' }));
  await user.click(screen.getByRole('gridcell', { name: /Salò/ }));
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: 'lido' })).toBeVisible();
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('grid', { name: 'Elenco Frontends' })).toBeVisible();
});

test('rows of the table are chosen for an action on many', async () => {
  const { user } = await openTable();
  await user.click(screen.getByRole('checkbox', { name: /vela/ }));
  await user.click(screen.getByRole('checkbox', { name: /terme/ }));
  const bar = within(await screen.findByRole('region', { name: 'Selezione' }));
  expect(bar.getByRole('status')).toHaveTextContent('2 selezionati');
  expect(bar.getByRole('button', { name: 'Pubblica' })).toBeEnabled();
});
