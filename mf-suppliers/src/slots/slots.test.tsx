import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { answer } from '@wabu/api/client';
import { createTestApi } from '@wabu/api/testing';
import {
  aFrontend,
  emptyResponse,
  expectAccessible,
  failUntilRepaired,
  interceptCalls,
  renderSlot,
} from '@wabu/shared/testing';
import { slots } from '../slots.tsx';
import { lido, suppliers } from '../testing/two-suppliers.ts';

async function apiWithFrontendOf(name: string) {
  const api = await createTestApi();
  await api.seedSuppliers(suppliers);
  const { api: calls } = await api.client('king');
  await answer(calls.d1.addfrontend.$post({ json: aFrontend(name, 1) }));
  return api;
}

test('the dashboard card counts the suppliers and those without a microsite', async () => {
  const api = await apiWithFrontendOf(lido.Nome);
  await renderSlot(slots, 'dashboard.card', {}, { api, role: 'rookie' });
  expect(await screen.findByRole('link', { name: '2 fornitori' })).toBeVisible();
  expect(screen.getByRole('link', { name: '1 senza microsito' })).toHaveAttribute(
    'href',
    '/adminwabu/suppliers#only=withoutFrontend',
  );
  await expectAccessible();
});

test('the dashboard card says when the numbers did not load, and loads them again', async () => {
  const fault = failUntilRepaired(emptyResponse(500));
  const api = interceptCalls('countsuppliers', fault.answer)(await apiWithFrontendOf(lido.Nome));
  const { user } = await renderSlot(slots, 'dashboard.card', {}, { api });
  await screen.findByText('I numeri non si sono caricati.');
  fault.repair();
  await user.click(screen.getByRole('button', { name: 'Riprova' }));
  expect(await screen.findByText('2 fornitori')).toBeVisible();
});

test('a frontend shows its supplier with a link to the record', async () => {
  const api = await apiWithFrontendOf(lido.Nome);
  const frontend = { URL: 'lido', Fornitore: lido.Nome };
  const { user, address } = await renderSlot(slots, 'frontend.detail', { frontend }, { api });
  await user.click(await screen.findByRole('link', { name: lido.Nome }));
  expect(address()).toMatch(/^\/adminwabu\/suppliers#id=[0-9a-f]{32}$/);
});
