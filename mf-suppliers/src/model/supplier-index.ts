import type { ListSort } from '@wabu/shared/entities/lists/list-sort';
import type { IndexedBy } from '@wabu/shared/entities/lists/record-index';
import {
  type SupplierFilters,
  supplierRule,
  supplierSortKey,
  supplierText,
  WITHOUT_FRONTEND,
} from '@wabu/shared/entities/lists/supplier-search';
import type { Supplier, SupplierField } from '@wabu/shared/entities/supplier';
import { supplierFields } from '@wabu/shared/entities/suppliers/supplier-fields';

export interface SupplierSearch {
  text: string;
  filters: SupplierFilters;
}

export type SupplierSort = ListSort<SupplierField>;

export const indexedSuppliers: IndexedBy<Supplier, SupplierSearch, SupplierField> = {
  keyOf: ({ PIVA }) => PIVA,
  fields: supplierFields,
  keyIn: supplierSortKey,
  textOf: supplierText,
  ruleOf: ({ text, filters }) => supplierRule(text, filters),
  isServers: ({ filters }) => filters.only === WITHOUT_FRONTEND,
};
