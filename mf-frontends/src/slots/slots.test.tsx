import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { answer, ifMatch } from '@wabu/api/client';
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

test('the dashboard card counts the published frontends and those changed since', async () => {
  const api = await createTestApi();
  await api.seedSuppliers([supplier]);
  const { api: calls } = await api.client('king');
  const section = aSection({ NomeSezione: { it: 'Orari' }, Contenuto: { it: 'Aperto' } });
  const noPictures = { Logo: '', Copertina: '', Slideshow: [], Sezioni: [section] };
  for (const URL of ['terme', 'spa']) {
    const { version } = await answer(
      calls.d1.addfrontend.$post({ json: frontendAt(URL, noPictures) }),
    );
    await answer(calls.d1.publishfrontend.$post({ json: { URL } }, ifMatch(version)));
  }
  const changed = aSection({ ...section, Contenuto: { it: 'Chiuso' } });
  const { version } = await answer(calls.d1.getfrontend.$get({ query: { URL: 'spa' } }));
  const json = frontendAt('spa', { ...noPictures, Sezioni: [changed] });
  await answer(calls.d1.updatefrontend.$put({ json }, ifMatch(version)));
  await renderSlot(slots, 'dashboard.card', {}, { api });
  expect(await screen.findByText('2 pubblicati')).toBeVisible();
  expect(screen.getByText('1 con modifiche non pubblicate')).toBeVisible();
});

test('the dashboard card leads to the answers of suppliers', async () => {
  const api = await apiWithFrontends();
  const { api: calls } = await api.client('king');
  await answer(calls.d1.createpreview.$post({ json: { URL: 'terme' } }));
  await api.platform.database.write([
    {
      sql: `INSERT INTO preview_answers (preview_id, kind, text, answered_at)
            SELECT id, 'approval', '', ? FROM previews`,
      args: [Date.now()],
    },
  ]);
  const { user, address } = await renderSlot(slots, 'dashboard.card', {}, { api });
  await user.click(await screen.findByRole('link', { name: /terme.*approvato dal fornitore/ }));
  expect(address()).toBe('/adminwabu/frontends?frontend=terme');
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
