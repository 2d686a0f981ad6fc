import type { Supplier } from '@wabu/shared/entities/supplier';

/** What can be filtered by, beside the search. */
export const filterFields = ['Tipologia', 'Contratto', 'Nazione', 'Provincia'] as const;
export type SupplierFilters = Partial<Record<(typeof filterFields)[number], string>>;

/** A supplier with what it is sorted and searched by. */
interface IndexedSupplier {
  supplier: Supplier;
  sortKey: string;
  /** Everything that is searched, folded, one field per line; made when it is first asked for. */
  text: string | null;
}

/** All suppliers sorted by name, ready to be searched at every key. */
export interface SupplierIndex {
  suppliers: readonly Supplier[];
  byTaxId: ReadonlyMap<string, Supplier>;
  /** In the order of the suppliers. */
  rows: readonly IndexedSupplier[];
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

/**
 * Sorts the suppliers, once per loaded list. What the index before knows of a supplier that is still the same
 * object is taken over: of a hundred thousand, a save changes one.
 */
export function indexSuppliers(
  suppliers: readonly Supplier[],
  before: SupplierIndex = emptyIndex,
): SupplierIndex {
  const byTaxId = new Map(suppliers.map((supplier) => [supplier.PIVA, supplier]));
  const kept = before.rows.filter(({ supplier }) => byTaxId.get(supplier.PIVA) === supplier);
  const isNew = ({ PIVA }: Supplier) => before.byTaxId.get(PIVA) !== byTaxId.get(PIVA);
  const added = suppliers
    .filter(isNew)
    .map((supplier) => ({ supplier, sortKey: sortKey(supplier.Nome), text: null }));
  // The first part is in order already, and this sort is quick where there is order.
  const rows: IndexedSupplier[] = [...kept, ...added].sort(byKey);
  return { suppliers: rows.map(({ supplier }) => supplier), byTaxId, rows };
}

const emptyIndex: SupplierIndex = { suppliers: [], byTaxId: new Map(), rows: [] };

const byKey = (a: IndexedSupplier, b: IndexedSupplier) =>
  a.sortKey < b.sortKey ? -1 : a.sortKey > b.sortKey ? 1 : 0;

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
const AT_A_TIME = 500;

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

/**
 * A list that was loaded again, with the objects of the list before wherever nothing has changed; all of it
 * where nothing has.
 */
export function keepUnchanged(
  before: readonly Supplier[] | undefined,
  loaded: readonly Supplier[],
): readonly Supplier[] {
  if (before === undefined) return loaded;
  const known = new Map(before.map((supplier) => [supplier.PIVA, supplier]));
  const merged = loaded.map((supplier) => {
    const same = known.get(supplier.PIVA);
    return same !== undefined && isSame(same, supplier) ? same : supplier;
  });
  const isWhole =
    merged.length === before.length && merged.every((each, at) => each === before[at]);
  return isWhole ? before : merged;
}

function isSame(one: Supplier, other: Supplier): boolean {
  if (one === other) return true;
  for (const key in other)
    if (one[key as keyof Supplier] !== other[key as keyof Supplier]) return false;
  return true;
}
