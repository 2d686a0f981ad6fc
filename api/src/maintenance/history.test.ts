import { beforeEach, expect, test } from '@jest/globals';
import { DAY_MS } from '@wabu/shared/entities/measures/durations';
import { aSupplier } from '@wabu/shared/testing/builders';
import { answer } from '../client.ts';
import { forEachTest } from '../testing/for-tests.ts';
import { createTestApi } from '../testing.ts';
import { runMaintenance } from './run-maintenance.ts';

const MONTH_MS = 31 * DAY_MS;
let now: number;
beforeEach(() => {
  now = Date.now();
});
const api = forEachTest(() => createTestApi({ now: () => now }));

test('contents are deleted after their months; who and when stay, and later versions', async () => {
  const { d1 } = (await api.client('king')).api;
  const supplier = aSupplier(1);
  await answer(d1.addsupplier.$post({ json: supplier }));
  await answer(d1.updatesupplier.$put({ json: { ...supplier, Citta: 'Arco' } }));
  now += 20 * MONTH_MS;
  const later = (await api.client('king')).api.d1;
  await answer(later.updatesupplier.$put({ json: { ...supplier, Citta: 'Riva' } }));
  now += 10 * MONTH_MS;
  await runMaintenance(api.platform);
  const rows = await api.platform.database.query(
    'SELECT actor, action, label, difference FROM changes ORDER BY id',
  );
  expect(rows).toEqual([
    { actor: 'king', action: 'create', label: null, difference: null },
    { actor: 'king', action: 'update', label: null, difference: null },
    {
      actor: 'king',
      action: 'update',
      label: supplier.Nome,
      difference: JSON.stringify([{ path: ['Citta'], value: 'Arco' }]),
    },
  ]);
});
