import { answer } from '@wabu/api/client';
import { MAX_BULK_OPERATIONS } from '@wabu/shared/entities/lists/bulk-suppliers';
import type { Supplier } from '@wabu/shared/entities/supplier';
import { d1 } from '../api/suppliers-client.ts';

interface Options {
  signal?: AbortSignal;
  onProgress?: (done: number) => void;
}

/** The stored suppliers with these tax ids. Throws `ApiProblem`, or the error of the connection. */
export async function findStored(
  taxIds: readonly string[],
  { signal, onProgress }: Options = {},
): Promise<Supplier[]> {
  const found: Supplier[] = [];
  for (let from = 0; from < taxIds.length; from += MAX_BULK_OPERATIONS) {
    const PIVA = taxIds.slice(from, from + MAX_BULK_OPERATIONS);
    const call = d1.findsuppliers.$post({ json: { PIVA } }, signal && { init: { signal } });
    found.push(...(await answer(call)));
    onProgress?.(Math.min(from + MAX_BULK_OPERATIONS, taxIds.length));
  }
  return found;
}
