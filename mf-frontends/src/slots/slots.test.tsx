import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { answer } from '@wabu/api/client';
import { createTestApi } from '@wabu/api/testing';
import { expectAccessible, interceptCalls, renderSlot } from '@wabu/shared/testing';
import { slots } from '../slots.tsx';
import { frontendAt, serverWith, supplier } from '../testing/open-frontends.tsx';

const serverWithOne = () => serverWith([frontendAt('terme')]);

test('the dashboard card leads to the frontends, and to those with something to do', async () => {
  const counts = { total: 12, published: 5, changed: 1, missing: 3, outdated: 2 };
  const api = interceptCalls('countfrontends', async () => Response.json(counts))(
    await createTestApi(),
  );
  await renderSlot(slots, 'dashboard.card', {}, { api, role: 'rookie' });
  const list = '/adminwabu/frontends';
  for (const [name, href] of [
    ['12 micrositi', list],
    ['5 pubblicati', `${list}#only=published`],
    ['1 con modifiche non pubblicate', `${list}#only=changed`],
    ['3 con testi mancanti', `${list}#only=missing`],
    ['2 con traduzioni da aggiornare', `${list}#only=outdated`],
  ] as const)
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
  await expectAccessible();
});

test('the dashboard card leads to the answers of suppliers', async () => {
  const { api, calls } = await serverWithOne();
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
  const { api } = await serverWithOne();
  const { user, address } = await renderSlot(
    slots,
    'supplier.detail',
    { supplier: { PIVA: '1', Nome: supplier.Nome } },
    { api },
  );
  await user.click(await screen.findByRole('link', { name: 'terme' }));
  expect(address()).toBe('/adminwabu/frontends?frontend=terme');
});

test('a supplier without microsites says so, and leads to the form of its microsite', async () => {
  const { api } = await serverWithOne();
  const nobody = { PIVA: '2', Nome: 'Nessuno' };
  const { user, address } = await renderSlot(
    slots,
    'supplier.detail',
    { supplier: nobody },
    { api },
  );
  expect(await screen.findByText('Nessun microsito usa questo fornitore.')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Crea il microsito' }));
  expect(address()).toBe('/adminwabu/frontends#supplier=Nessuno');
});
