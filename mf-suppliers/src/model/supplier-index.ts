import type { Supplier } from '@wabu/shared/entities/supplier';
import { fold } from './fold-text.ts';

/** A supplier with what it is sorted and searched by. */
export interface IndexedSupplier {
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

/** So many take a millisecond or two: who works through all of them offers the turn to others this often. */
export const AT_A_TIME = 500;

/** Work on long lists, which yields again and again, so that it can be done in slices. */
type Work<Result> = Generator<void, Result>;

/**
 * Sorts the suppliers, once per loaded list. What the index before knows of a supplier that is still the same
 * object is taken over: of a hundred thousand, a save changes one.
 */
export function* indexSuppliers(
  suppliers: readonly Supplier[],
  before: SupplierIndex = emptyIndex,
): Work<SupplierIndex> {
  const byTaxId = new Map<string, Supplier>();
  yield* forEach(suppliers, (supplier) => byTaxId.set(supplier.PIVA, supplier));
  const kept: IndexedSupplier[] = [];
  yield* forEach(before.rows, (row) => {
    if (byTaxId.get(row.supplier.PIVA) === row.supplier) kept.push(row);
  });
  const added: IndexedSupplier[] = [];
  yield* forEach(suppliers, (supplier) => {
    if (before.byTaxId.get(supplier.PIVA) !== supplier)
      added.push({ supplier, sortKey: sortKey(supplier.Nome), text: null });
  });
  const rows = yield* merge(kept, yield* sort(added));
  return { suppliers: rows.map(({ supplier }) => supplier), byTaxId, rows };
}

export const emptyIndex: SupplierIndex = { suppliers: [], byTaxId: new Map(), rows: [] };

/** Folded, and with its numbers filled up, so that `Molo 2` comes before `Molo 10`. */
function sortKey(name: string): string {
  const key = fold(name);
  return /\d/.test(key) ? key.replace(/\d+/g, (digits) => digits.padStart(12, '0')) : key;
}

function* forEach<Item>(items: readonly Item[], act: (item: Item) => void): Work<void> {
  for (const [at, item] of items.entries()) {
    act(item);
    if (at % AT_A_TIME === AT_A_TIME - 1) yield;
  }
}

/** Short runs are sorted by the engine, then joined two by two. */
function* sort(rows: readonly IndexedSupplier[]): Work<readonly IndexedSupplier[]> {
  let runs: (readonly IndexedSupplier[])[] = [];
  for (let at = 0; at < rows.length; at += AT_A_TIME) {
    runs.push(rows.slice(at, at + AT_A_TIME).sort(compare));
    if (at > 0) yield;
  }
  while (runs.length > 1) {
    const joined: (readonly IndexedSupplier[])[] = [];
    for (let at = 0; at < runs.length; at += 2)
      joined.push(yield* merge(runs[at] ?? [], runs[at + 1] ?? []));
    runs = joined;
  }
  return runs[0] ?? [];
}

/** Of equal ones the first list's come first. */
function* merge(
  one: readonly IndexedSupplier[],
  other: readonly IndexedSupplier[],
): Work<readonly IndexedSupplier[]> {
  const merged: IndexedSupplier[] = [];
  let [fromOne, fromOther] = [0, 0];
  for (;;) {
    const [first, second] = [one[fromOne], other[fromOther]];
    if (first === undefined) return merged.concat(other.slice(fromOther));
    if (second === undefined) return merged.concat(one.slice(fromOne));
    if (compare(first, second) <= 0) {
      merged.push(first);
      fromOne += 1;
    } else {
      merged.push(second);
      fromOther += 1;
    }
    if (merged.length % AT_A_TIME === 0) yield;
  }
}

const compare = (a: IndexedSupplier, b: IndexedSupplier) =>
  a.sortKey < b.sortKey ? -1 : a.sortKey > b.sortKey ? 1 : 0;
