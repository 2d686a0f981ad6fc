import {
  type SupplierFilters,
  supplierRule,
  supplierText,
} from '@wabu/shared/entities/lists/supplier-search';
import type { Supplier } from '@wabu/shared/entities/supplier';
import type { IndexedSupplier, SupplierIndex } from './supplier-index.ts';

/** The searched text of a row, made at its first use. */
export function rowTextOf(row: IndexedSupplier): string {
  row.text ??= supplierText(row.supplier);
  return row.text;
}

/** The suppliers that the search finds, in the order of the index. */
export function searchSuppliers(
  index: Pick<SupplierIndex, 'rows' | 'suppliers'>,
  search: string,
  filters: SupplierFilters = {},
): readonly Supplier[] {
  const accepts = supplierRule(search, filters);
  if (accepts === null) return index.suppliers;
  const found: Supplier[] = [];
  for (const row of index.rows)
    if (accepts(row.supplier, () => rowTextOf(row))) found.push(row.supplier);
  return found;
}
