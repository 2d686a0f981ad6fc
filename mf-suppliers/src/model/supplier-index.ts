import { orderKey } from '@wabu/shared/entities/lists/order-key';
import type { Supplier } from '@wabu/shared/entities/supplier';

/** A supplier with its sort key and its searchable text. */
export interface IndexedSupplier {
  supplier: Supplier;
  sortKey: string;
  /** The searchable fields, folded, one per line; computed on first use. */
  text: string | null;
}

/** All suppliers, sorted by name and searchable. */
export interface SupplierIndex {
  suppliers: readonly Supplier[];
  byTaxId: ReadonlyMap<string, Supplier>;
  /** In the same order as `suppliers`. */
  rows: readonly IndexedSupplier[];
}

/** Rows between two yields; one batch takes 1–2 ms. */
export const BATCH_SIZE = 500;

/** Work that yields after each batch, to be run in slices. */
type Work<Result> = Generator<void, Result>;

/**
 * Sorts and indexes a loaded list. Rows of unchanged suppliers (the same object) are reused from the previous
 * index: after a save only one of 100,000 is new.
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
      added.push({ supplier, sortKey: orderKey(supplier.Nome), text: null });
  });
  const rows = yield* merge(kept, yield* sort(added));
  return { suppliers: rows.map(({ supplier }) => supplier), byTaxId, rows };
}

export const emptyIndex: SupplierIndex = { suppliers: [], byTaxId: new Map(), rows: [] };

function* forEach<Item>(items: readonly Item[], act: (item: Item) => void): Work<void> {
  for (const [at, item] of items.entries()) {
    act(item);
    if (at % BATCH_SIZE === BATCH_SIZE - 1) yield;
  }
}

/** Merge sort: `Array.sort` sorts each batch, then batches are merged in pairs. */
function* sort(rows: readonly IndexedSupplier[]): Work<readonly IndexedSupplier[]> {
  let runs: (readonly IndexedSupplier[])[] = [];
  for (let at = 0; at < rows.length; at += BATCH_SIZE) {
    runs.push(rows.slice(at, at + BATCH_SIZE).sort(compare));
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

/** Stable merge: of equal rows those of `one` come first. */
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
    if (merged.length % BATCH_SIZE === 0) yield;
  }
}

/** By name, and equal names by tax id: the order of the server. */
const compare = (a: IndexedSupplier, b: IndexedSupplier) =>
  compareTexts(a.sortKey, b.sortKey) || compareTexts(a.supplier.PIVA, b.supplier.PIVA);

const compareTexts = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
