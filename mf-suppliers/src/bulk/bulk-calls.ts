import { answer } from '@wabu/api/client';
import type { SupplierOperation } from '@wabu/shared/entities/lists/bulk-suppliers';
import { MAX_PAGE_ROWS } from '@wabu/shared/entities/lists/list-pages';
import type { Supplier, SupplierField } from '@wabu/shared/entities/supplier';
import {
  type BulkAction,
  type ManyWrites,
  type Report,
  writeMany,
} from '@wabu/shared/ui/selection';
import { d1 } from '../api/suppliers-client.ts';
import type { SupplierSearch } from '../model/supplier-index.ts';

export type SuppliersAction = BulkAction<Supplier, SupplierSearch, SupplierField>;

/** The frontends that name a supplier, by its tax id. */
export async function readUses(
  suppliers: readonly Supplier[],
  report: Report,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const uses = new Map<string, string[]>();
  for (let from = 0; from < suppliers.length; from += MAX_PAGE_ROWS) {
    report(from, suppliers.length);
    const json = { PIVA: suppliers.slice(from, from + MAX_PAGE_ROWS).map(({ PIVA }) => PIVA) };
    const found = await answer(d1.supplieruses.$post({ json }, { init: { signal } }));
    for (const { PIVA, URL } of found.uses) uses.set(PIVA, [...(uses.get(PIVA) ?? []), URL]);
  }
  return uses;
}

/** The steps that write suppliers. */
export const writeSuppliers = (
  many: Omit<ManyWrites<Supplier, SupplierOperation>, 'nameOf' | 'send'>,
) =>
  writeMany({
    ...many,
    nameOf: ({ Nome }) => Nome,
    send: (json, options) => answer(d1.bulksuppliers.$post({ json }, options)),
  });
