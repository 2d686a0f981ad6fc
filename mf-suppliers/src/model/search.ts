import { foldText } from '@wabu/shared/entities/search/fold-text';
import type { Supplier } from '@wabu/shared/entities/supplier';
import { BATCH_SIZE, type IndexedSupplier, type SupplierIndex } from './supplier-index.ts';

/** The fields that have a filter. */
export const filterFields = ['Tipologia', 'Contratto', 'Nazione', 'Provincia'] as const;
export type SupplierFilters = Partial<Record<(typeof filterFields)[number], string>>;

function textOf(row: IndexedSupplier): string {
  if (row.text === null) {
    const { Nome, Tipologia, PIVA, Citta, email } = row.supplier;
    row.text = foldText(`${Nome}\n${Tipologia}\n${PIVA}\n${Citta}\n${email}`);
  }
  return row.text;
}

/** Computes the searchable texts in batches, so that the first search is fast. */
export function* prepareSearch({ rows }: SupplierIndex): Generator<void> {
  for (const [at, row] of rows.entries()) {
    textOf(row);
    if (at % BATCH_SIZE === 0) yield;
  }
}

/** The suppliers that contain every word and match every filter, in the order of the index. */
export function searchSuppliers(
  index: SupplierIndex,
  search: string,
  filters: SupplierFilters = {},
): readonly Supplier[] {
  const words = foldText(search).split(/\s+/).filter(Boolean);
  const wanted = filterFields.filter((field) => filters[field]);
  if (words.length === 0 && wanted.length === 0) return index.suppliers;
  const found: Supplier[] = [];
  for (const row of index.rows) {
    const { supplier } = row;
    if (
      wanted.every((field) => supplier[field] === filters[field]) &&
      words.every((word) => textOf(row).includes(word))
    )
      found.push(supplier);
  }
  return found;
}
