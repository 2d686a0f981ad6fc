import { expect, test } from '@jest/globals';
import { answer } from '@wabu/api/client';
import { createTestApi } from '@wabu/api/testing';
import { createRecordIndex } from '@wabu/shared/entities/lists/record-index';
import { aFrontend, aSupplier } from '@wabu/shared/testing/builders';
import { indexedSuppliers } from './supplier-index.ts';

const supplierIndex = createRecordIndex(indexedSuppliers);

const names = ['Lido Salò', 'molo 10', 'Molo 2', 'ÉMILE', 'Àncora', 'ancora', '漢字 1', '😀 Ａ'];

test('server and browser find the same suppliers in the same order', async () => {
  const server = await createTestApi();
  await server.seedSuppliers(
    Array.from({ length: 40 }, (_, at) =>
      aSupplier(at + 1, {
        ...(at % 3 === 0 && { Nome: names[at % names.length] ?? '' }),
        ...(at % 4 === 0 && { Contratto: 'Ricarico' }),
      }),
    ),
  );
  const { api } = await server.client('rookie');
  // In the opposite order, so that the browser sorts.
  const suppliers = (await answer(api.d1.getallsuppliers.$get())).reverse();
  const rows = supplierIndex.index(suppliers);
  const texts = [
    '',
    'a',
    'SALO',
    'molo',
    'ancora',
    'lido azienda',
    'esempio.it 2',
    '漢',
    '😀',
    '%',
    ' ',
  ];
  for (const text of texts)
    for (const filters of [{}, { Contratto: 'Ricarico' }, { Provincia: 'VR', Nazione: '' }]) {
      const json = { text, filters, limit: 1_000 };
      const { records, total } = await answer(api.d1.searchsuppliers.$post({ json }));
      expect(records).toEqual(supplierIndex.search(rows, { text, filters }));
      expect(total).toBe(records.length);
    }
});

test('the server finds the suppliers without a microsite', async () => {
  const server = await createTestApi();
  await server.seedSuppliers([aSupplier(1), aSupplier(2), aSupplier(3)]);
  const { api } = await server.client('king');
  const [first, ...others] = await answer(api.d1.getallsuppliers.$get());
  await answer(api.d1.addfrontend.$post({ json: aFrontend(first?.Nome ?? '', 1) }));
  const json = { text: '', filters: { only: 'withoutFrontend' } };
  const { records } = await answer(api.d1.searchsuppliers.$post({ json }));
  expect(records).toEqual(others);
  expect(supplierIndex.isServers(json)).toBe(true);
});
