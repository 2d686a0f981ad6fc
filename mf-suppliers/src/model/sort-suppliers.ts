import { compareSorted, type ListSort } from '@wabu/shared/entities/lists/list-sort';
import { orderKey } from '@wabu/shared/entities/lists/order-key';
import type { Supplier, SupplierField } from '@wabu/shared/entities/supplier';

export type SupplierSort = ListSort<SupplierField>;

/** The order of the list, which the server has too. */
export const byName: SupplierSort = { field: 'Nome', descending: false };

/** Sorts suppliers that are in the order of the list, as the server does; that order is kept among equal values. */
export function sortSuppliers(
  inOrder: readonly Supplier[],
  sort: SupplierSort,
): readonly Supplier[] {
  const { field, descending } = sort;
  if (field === byName.field && !descending) return inOrder;
  return inOrder
    .map((supplier) => ({ supplier, key: orderKey(supplier[field]) }))
    .sort((one, other) => compareSorted(one.key, other.key, sort))
    .map(({ supplier }) => supplier);
}
