import { compareKeys, orderKey } from '@wabu/shared/entities/lists/order-key';
import type { Supplier } from '@wabu/shared/entities/supplier';
import { rowSorter } from './row-sorter.ts';

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
  /** The maps are made at their first use: most visits select nothing. */
  readonly byId: ReadonlyMap<string, Supplier>;
  readonly byTaxId: ReadonlyMap<string, Supplier>;
  /** In the same order as `suppliers`. */
  rows: readonly IndexedSupplier[];
}

/** The rows of suppliers by name, and equal names by tax id: the order of the server. */
export const sortSuppliers = rowSorter<Supplier, IndexedSupplier>(
  (supplier) => ({ supplier, sortKey: orderKey(supplier.Nome), text: null }),
  (a, b) => compareKeys(a.sortKey, b.sortKey) || compareKeys(a.supplier.PIVA, b.supplier.PIVA),
);

export function indexSuppliers(loaded: readonly Supplier[]): SupplierIndex {
  const rows = sortSuppliers(loaded);
  const suppliers = rows.map(({ supplier }) => supplier);
  let byId: SupplierIndex['byId'] | undefined;
  let byTaxId: SupplierIndex['byTaxId'] | undefined;
  return {
    rows,
    suppliers,
    get byId() {
      byId ??= new Map(suppliers.map((each) => [each.id, each]));
      return byId;
    },
    get byTaxId() {
      byTaxId ??= new Map(suppliers.map((each) => [each.PIVA, each]));
      return byTaxId;
    },
  };
}
