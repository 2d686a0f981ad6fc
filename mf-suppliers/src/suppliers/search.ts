import type { Supplier } from '@wabu/shared/entities/supplier';

/** What can be filtered by, beside the search. */
export const filterFields = ['Tipologia', 'Contratto', 'Nazione', 'Provincia'] as const;
export type SupplierFilters = Partial<Record<(typeof filterFields)[number], string>>;

/** All suppliers sorted by name, ready to be searched at every key. */
export interface SupplierIndex {
  suppliers: readonly Supplier[];
  byTaxId: ReadonlyMap<string, Supplier>;
  /**
   * Everything that is searched, folded, one field per line, in the order of the suppliers. Made when it
   * is first asked for: the list is on the screen before anybody can search it.
   */
  texts: () => readonly string[];
}

/** Case and accents do not count: `Salò` is found by `salo`. */
function fold(text: string): string {
  const lower = text.toLowerCase();
  // Most texts are plain, and taking marks off is a hundred times slower than looking for any.
  return /^[\0-\x7f]*$/.test(lower) ? lower : lower.normalize('NFD').replace(/\p{M}/gu, '');
}

/** Folded, and with its numbers filled up, so that `Molo 2` comes before `Molo 10`. */
function sortKey(name: string): string {
  const key = fold(name);
  return /\d/.test(key) ? key.replace(/\d+/g, (digits) => digits.padStart(12, '0')) : key;
}

/** Sorts the suppliers, once per loaded list. */
export function indexSuppliers(unsorted: readonly Supplier[]): SupplierIndex {
  const suppliers = unsorted
    .map((supplier) => ({ supplier, key: sortKey(supplier.Nome) }))
    .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
    .map(({ supplier }) => supplier);
  let texts: string[] | null = null;
  return {
    suppliers,
    byTaxId: new Map(suppliers.map((supplier) => [supplier.PIVA, supplier])),
    texts: () => {
      texts ??= suppliers.map(({ Nome, Tipologia, PIVA, Citta, email }) =>
        fold(`${Nome}\n${Tipologia}\n${PIVA}\n${Citta}\n${email}`),
      );
      return texts;
    },
  };
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
  const texts = words.length > 0 ? index.texts() : [];
  return index.suppliers.filter(
    (supplier, row) =>
      words.every((word) => texts[row]?.includes(word)) &&
      wanted.every((field) => supplier[field] === filters[field]),
  );
}
