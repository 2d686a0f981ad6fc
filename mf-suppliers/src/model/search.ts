import type { Supplier } from '@wabu/shared/entities/supplier';
import { fold } from './fold-text.ts';
import { AT_A_TIME, type IndexedSupplier, type SupplierIndex } from './supplier-index.ts';

/** What can be filtered by, beside the search. */
export const filterFields = ['Tipologia', 'Contratto', 'Nazione', 'Provincia'] as const;
export type SupplierFilters = Partial<Record<(typeof filterFields)[number], string>>;

function textOf(row: IndexedSupplier): string {
  if (row.text === null) {
    const { Nome, Tipologia, PIVA, Citta, email } = row.supplier;
    row.text = fold(`${Nome}\n${Tipologia}\n${PIVA}\n${Citta}\n${email}`);
  }
  return row.text;
}

/** Makes ready what a search reads; gives up its turn whenever there is no time left, and comes back. */
export function* prepareSearch({ rows }: SupplierIndex): Generator<void> {
  for (const [at, row] of rows.entries()) {
    textOf(row);
    if (at % AT_A_TIME === 0) yield;
  }
}

/** The suppliers in which every word is found and that pass every filter, in the order of the index. */
export function searchSuppliers(
  index: SupplierIndex,
  search: string,
  filters: SupplierFilters = {},
): readonly Supplier[] {
  const words = fold(search).split(/\s+/).filter(Boolean);
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
