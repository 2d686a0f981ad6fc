import type { Supplier, SupplierInput } from '@wabu/shared/entities/supplier';
import { aSupplier } from '@wabu/shared/testing/builders';

/** A supplier as the api answers it. */
export function aStoredSupplier(number = 1, changes: Partial<SupplierInput> = {}): Supplier {
  return { ...aSupplier(number, changes), version: 1 };
}
