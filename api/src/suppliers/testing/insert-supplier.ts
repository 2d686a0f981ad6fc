import type { SupplierInput } from '@wabu/shared/entities/supplier';
import type { Statement } from '../../platform/platform.ts';
import { insertRows } from '../../records/store/row-repository.ts';
import { supplierRows } from '../supplier-repository.ts';

/** The row of a supplier without history, `now` in milliseconds since 1970. */
export function insertSupplier(id: string, input: SupplierInput, now: number): Statement {
  const supplier = { ...input, id, version: 1 };
  const row = { id, version: 1, created_at: now, ...supplierRows.columns(supplier, now) };
  return insertRows('suppliers', [row])[0] as Statement;
}
