import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { answer } from '@wabu/api/client';
import { createTestApi } from '@wabu/api/testing';
import { aSection, expectAccessible, renderSlot } from '@wabu/shared/testing';
import { slots } from '../slots.tsx';
import { frontendAt, supplier } from '../testing/open-frontends.tsx';

async function apiWithFrontends() {
  const api = await createTestApi();
  await api.seedSuppliers([supplier]);
  const { api: calls } = await api.client('king');
  const onlyItalian = aSection({ NomeSezione: { it: 'Orari' }, Contenuto: {} });
  for (const json of [
    frontendAt('terme', { Sezioni: [onlyItalian] }),
    frontendAt('spa', { Sezioni: [] }),
  ])
    await answer(calls.d1.addfrontend.$post({ json }));
  return api;
}

test('the dashboard card counts the frontends and those with missing texts', async () => {
  const api = await apiWithFrontends();
  await renderSlot(slots, 'dashboard.card', {}, { api, role: 'rookie' });
  expect(await screen.findByText('2 frontend')).toBeVisible();
  expect(screen.getByText('1 con testi mancanti')).toBeVisible();
  await expectAccessible();
});

test('a supplier shows its microsites with links to their records', async () => {
  const api = await apiWithFrontends();
  const { user, address } = await renderSlot(
    slots,
    'supplier.detail',
    { supplier: { PIVA: '1', Nome: supplier.Nome } },
    { api },
  );
  await user.click(await screen.findByRole('link', { name: 'terme' }));
  expect(address()).toBe('/adminwabu/frontends?frontend=terme');
});

test('a supplier without microsites says so', async () => {
  const api = await apiWithFrontends();
  const nobody = { PIVA: '2', Nome: 'Nessuno' };
  await renderSlot(slots, 'supplier.detail', { supplier: nobody }, { api });
  expect(await screen.findByText('Nessun microsito usa questo fornitore.')).toBeVisible();
});
