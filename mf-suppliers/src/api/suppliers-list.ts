import { answer } from '@wabu/api/client';
import type { Supplier, SupplierField } from '@wabu/shared/entities/supplier';
import { createRecordList } from '@wabu/shared/ui';
import type { Chosen } from '@wabu/shared/ui/selection';
import { indexedSuppliers, type SupplierSearch } from '../model/supplier-index.ts';
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

/** Some of them, or all that a search finds. */
export type ChosenSuppliers = Chosen<Supplier, SupplierSearch, SupplierField>;
