import { answer } from '@wabu/api/client';
import { createRecordList } from '@wabu/shared/ui';
import { indexedSuppliers } from '../model/supplier-index.ts';
import { d1 } from './suppliers-client.ts';

/** The list of suppliers, which begins to load with this code. */
export const suppliersList = createRecordList(indexedSuppliers, {
  name: 'suppliers',
  rowKeyOf: ({ id }) => id,
  async ask(query, signal) {
    const response = await d1.suppliers.$get({ query }, { init: { signal } });
    return { value: await answer(response), response };
  },
  find: (search, page, signal) =>
    answer(d1.searchsuppliers.$post({ json: { ...search, ...page } }, { init: { signal } })),
});
