import { answer } from '@wabu/api/client';
import { BATCH_HEADER } from '@wabu/shared/entities/history/batch-header';
import {
  MAX_BULK_OPERATIONS,
  type SupplierOperation,
} from '@wabu/shared/entities/lists/bulk-suppliers';
import { MAX_PAGE_ROWS } from '@wabu/shared/entities/lists/list-pages';
import type { Supplier, SupplierField } from '@wabu/shared/entities/supplier';
import { createIdempotencyKeys } from '@wabu/shared/http';
import type { Step } from '@wabu/shared/ui';
import type { BulkAction, Rejection, Report } from '@wabu/shared/ui/selection';
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

interface BulkWrite {
  suppliers: readonly Supplier[];
  operationOf: (supplier: Supplier) => SupplierOperation;
  /** All writes have this batch: one undo takes them back. */
  batch: string;
  reject: (rejected: Rejection) => void;
}

/** A step writes the next part of the suppliers; a repeated one gets the answer of the first. */
export function writeMany({ suppliers, operationOf, batch, reject }: BulkWrite): Step {
  const keyOf = createIdempotencyKeys();
  return async (done) => {
    const part = suppliers.slice(done, done + MAX_BULK_OPERATIONS);
    const json = { operations: part.map(operationOf) };
    const headers = { [BATCH_HEADER]: batch, 'Idempotency-Key': keyOf(json) };
    const { results } = await answer(d1.bulksuppliers.$post({ json }, { headers }));
    for (const [at, { problem }] of results.entries())
      if (problem) reject({ name: part[at]?.Nome ?? '', reason: problem.message });
    return done + part.length;
  };
}
