import { compareKeys, orderKey } from '@wabu/shared/entities/lists/order-key';
import type { Supplier } from '@wabu/shared/entities/supplier';

/** A supplier with its sort key and its searchable text. */
export interface IndexedSupplier {
  supplier: Supplier;
  sortKey: string;
  /** The searchable fields, folded, one per line; computed on first use. */
  text: string | null;
}

/** The loaded suppliers, sorted by name and searchable. */
export interface SupplierIndex {
  suppliers: readonly Supplier[];
  /** Made at its first use: most visits select nothing. */
  readonly byTaxId: ReadonlyMap<string, Supplier>;
  /** In the same order as `suppliers`. */
  rows: readonly IndexedSupplier[];
}

/** The rows of suppliers that were indexed before: most of a list stays as it is. */
const known = new WeakMap<Supplier, IndexedSupplier>();

/** Sorts and indexes a loaded list. It comes nearly sorted, which is fast to sort. */
export function indexSuppliers(loaded: readonly Supplier[]): SupplierIndex {
  const rows = loaded.map(rowOf).sort(compare);
  const suppliers = rows.map(({ supplier }) => supplier);
  let byTaxId: SupplierIndex['byTaxId'] | undefined;
  return {
    rows,
    suppliers,
    get byTaxId() {
      byTaxId ??= new Map(suppliers.map((each) => [each.PIVA, each]));
      return byTaxId;
    },
  };
}

function rowOf(supplier: Supplier): IndexedSupplier {
  const found = known.get(supplier);
  if (found) return found;
  const row = { supplier, sortKey: orderKey(supplier.Nome), text: null };
  known.set(supplier, row);
  return row;
}

/** By name, and equal names by tax id: the order of the server. */
const compare = (a: IndexedSupplier, b: IndexedSupplier) =>
  compareKeys(a.sortKey, b.sortKey) || compareKeys(a.supplier.PIVA, b.supplier.PIVA);
