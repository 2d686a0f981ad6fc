import { type ListSort, sortRecords } from '@wabu/shared/entities/lists/list-sort';
import type { SupplierField } from '@wabu/shared/entities/supplier';
import type { SupplierIndex } from './supplier-index.ts';

export type SupplierSort = ListSort<SupplierField>;

/** The order of the list, which the server has too. */
export const byName: SupplierSort = { field: 'Nome', descending: false };

export const isByName = ({ field, descending }: SupplierSort) =>
  field === byName.field && !descending;

/** The index in another order, as the server sorts; equal values keep the order of the list. */
export function sortIndex(
  index: SupplierIndex,
  sort: SupplierSort,
): Pick<SupplierIndex, 'rows' | 'suppliers'> {
  if (isByName(sort)) return index;
  const rows = sortRecords(index.rows, ({ supplier }) => supplier[sort.field], sort);
  return { rows, suppliers: rows.map(({ supplier }) => supplier) };
}
