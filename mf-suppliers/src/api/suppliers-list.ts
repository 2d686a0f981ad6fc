import { answer } from '@wabu/api/client';
import type { Supplier } from '@wabu/shared/entities/supplier';
import { createListLoader, type ListSource } from '@wabu/shared/ui';
import { sortSuppliers } from '../model/supplier-index.ts';
import { d1 } from './suppliers-client.ts';

type Answered = Awaited<ReturnType<ListSource<Supplier>['ask']>>;

/** The list of suppliers, which begins to load with this code. */
export const suppliersList = createListLoader<Supplier>({
  name: 'suppliers',
  keyOf: ({ PIVA }) => PIVA,
  async ask(query, signal) {
    const response = await d1.suppliers.$get({ query }, { init: { signal } });
    return { value: (await answer(response)) as Answered['value'], response };
  },
  prepare: sortSuppliers,
});
