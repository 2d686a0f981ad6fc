import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { answer } from '@wabu/api/client';
import { createTestApi } from '@wabu/api/testing';
import { expectAccessible, renderSlot } from '@wabu/shared/testing';
import { aFrontend, aSupplier } from '@wabu/shared/testing/builders';
import { slots } from '../slots.tsx';
import { anna } from '../testing/requests.ts';

/** Four requests without a microsite; one of them is closed. */
async function apiWithRequests() {
  const api = await createTestApi();
  const { d1 } = (await api.client('king')).api;
  for (const text of ['eins', 'zwei', 'drei', 'vier'])
    await answer(d1.addrequest.$post({ json: { ...anna, text } }));
  const { records } = await answer(d1.searchrequests.$post({ json: { text: 'vier' } }));
  const json = { id: records[0]?.id ?? '', state: 'closed' as const };
  await answer(d1.updaterequest.$put({ json }));
  return api;
}

test('the dashboard card counts by state, and leads to each list', async () => {
  const api = await apiWithRequests();
  const { user, address } = await renderSlot(slots, 'dashboard.card', {}, { api, role: 'rookie' });
  await user.click(await screen.findByRole('link', { name: '3 richieste nuove' }));
  expect(address()).toBe('/adminwabu/requests#state=new');
});

test('a supplier shows what its visitors wait for; nothing without a request', async () => {
  const api = await apiWithRequests();
  await renderSlot(slots, 'supplier.detail', { supplier: { PIVA: '', Nome: '' } }, { api });
  expect(await screen.findAllByRole('link', { name: 'Anna Weiß' })).toHaveLength(3);
  await expectAccessible();
});

test('an admin lets the answers of a supplier go at once', async () => {
  const api = await createTestApi();
  const { d1 } = (await api.client('king')).api;
  const supplier = aSupplier(1);
  await answer(d1.addsupplier.$post({ json: supplier }));
  const props = { supplier };
  const { user } = await renderSlot(slots, 'supplier.detail', props, { api, role: 'admin' });
  const toggle = await screen.findByRole('switch', { name: /vanno subito al visitatore/ });
  expect(toggle).not.toBeChecked();
  await user.click(toggle);
  await waitFor(() => expect(toggle).toBeChecked());
  const { PIVA } = supplier;
  const stored = await answer(d1.getsupplieranswers.$post({ json: { PIVA } }));
  expect(stored.atOnce).toBe(true);
});

test('the publisher of a microsite ends it with the form', async () => {
  const api = await createTestApi();
  const { d1 } = (await api.client('king')).api;
  await answer(d1.addsupplier.$post({ json: aSupplier(1) }));
  const input = aFrontend(aSupplier(1).Nome, 1, { URL: 'lago' });
  await answer(d1.addfrontend.$post({ json: input }));
  await answer(d1.publishfrontend.$post({ json: { URL: 'lago' } }));
  const props = { frontend: { URL: 'lago', Fornitore: aSupplier(1).Nome } };
  const { user } = await renderSlot(slots, 'frontend.detail', props, { api, role: 'admin' });
  const toggle = await screen.findByRole('switch', { name: /termina con il modulo/ });
  expect(toggle).not.toBeChecked();
  await user.click(toggle);
  await waitFor(() => expect(toggle).toBeChecked());
  expect(await answer(d1.requestform.$get({ query: { URL: 'lago' } }))).toMatchObject({
    open: true,
  });
});
