import {
  type SupplierFilters,
  supplierRule,
  supplierText,
} from '@wabu/shared/entities/lists/supplier-search';
import type { Supplier } from '@wabu/shared/entities/supplier';
import { BATCH_SIZE, type IndexedSupplier, type SupplierIndex } from './supplier-index.ts';

function textOf(row: IndexedSupplier): string {
  row.text ??= supplierText(row.supplier);
  return row.text;
}

/** Computes the searchable texts in batches, so that the first search is fast. */
export function* prepareSearch({ rows }: SupplierIndex): Generator<void> {
  for (const [at, row] of rows.entries()) {
    textOf(row);
    if (at % BATCH_SIZE === 0) yield;
  }
}

/** The suppliers that the search finds, in the order of the index. */
export function searchSuppliers(
  index: SupplierIndex,
  search: string,
  filters: SupplierFilters = {},
): readonly Supplier[] {
  const accepts = supplierRule(search, filters);
  if (accepts === null) return index.suppliers;
  const found: Supplier[] = [];
  for (const row of index.rows)
    if (accepts(row.supplier, () => textOf(row))) found.push(row.supplier);
  return found;
}
