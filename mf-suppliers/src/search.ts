import { answer } from '@wabu/api/client';
import { findInList } from '@wabu/shared/command-palette';
import { supplierText } from '@wabu/shared/entities/lists/supplier-search';
import { bestMatches } from '@wabu/shared/entities/search/best-matches';
import type { Supplier } from '@wabu/shared/entities/supplier';
import { defineSearch, type FoundRecord } from '@wabu/shared/module';
import { d1 } from './api/suppliers-client.ts';
import { suppliersList } from './api/suppliers-list.ts';
import { rowTextOf } from './model/search.ts';
import { sortSuppliers } from './model/supplier-index.ts';
import { supplierPath } from './model/supplier-path.ts';

export const search = defineSearch({
  id: 'suppliers',
  async find(text, { limit, ...context }) {
    const found = await findInList(suppliersList, context, {
      local: (records) =>
        bestMatches(sortSuppliers(records), rowTextOf, text, limit).map(({ supplier }) => supplier),
      async ask(signal) {
        const { records } = await answer(
          d1.searchsuppliers.$post({ json: { text } }, { init: { signal } }),
        );
        return { records: bestMatches(records, supplierText, text, limit) };
      },
    });
    return found.map(toFound);
  },
});

const toFound = (supplier: Supplier): FoundRecord => ({
  label: supplier.Nome,
  detail: [supplier.Citta, supplier.PIVA].filter(Boolean).join(' · '),
  path: supplierPath(supplier),
});
