import { findInList } from '@wabu/shared/command-palette';
import type { Supplier } from '@wabu/shared/entities/supplier';
import { defineSearch, type FoundRecord } from '@wabu/shared/module';
import { suppliersList } from './api/suppliers-list.ts';
import { supplierPath } from './model/supplier-path.ts';

export const search = defineSearch({
  id: 'suppliers',
  find: async (text, context) => (await findInList(suppliersList, text, context)).map(toFound),
});

const toFound = (supplier: Supplier): FoundRecord => ({
  label: supplier.Nome,
  detail: [supplier.Citta, supplier.PIVA].filter(Boolean).join(' · '),
  path: supplierPath(supplier),
});
